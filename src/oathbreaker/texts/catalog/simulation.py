"""Messages of `oathbreaker simulate`: what many games showed, and why they cannot be played."""

MESSAGES: dict[str, tuple[str, str]] = {
    "games": (
        "{games} {games:game|games} over, {drawn} of them drawn; {failed} failed (seed {seed}).",
        "終了{games}、うち引き分け{drawn}。失敗{failed}（シード{seed}）。",
    ),
    "deck": ("Deck", "デッキ"),
    "agent": ("Agent", "エージェント"),
    "seats": ("Seats", "席"),
    "wins": ("Wins", "勝ち"),
    "share": ("Share", "勝率"),
    "interval": ("95% interval", "95%信頼区間"),
    "per_game": ("In a game", "１ゲームの"),
    "turns": ("Turns", "ターン"),
    "decisions": ("Decisions", "決定"),
    "seconds": ("CPU seconds", "CPU秒"),
    "mean": ("Mean", "平均"),
    "deviation": ("Deviation", "標準偏差"),
    "least": ("Least", "最小"),
    "most": ("Most", "最大"),
    "progress": ("Games", "ゲーム"),
    "going_on": (
        "{file} has {n} {n:game|games} already; the others are played.",
        "{file}には{n:digits}ゲームがすでにあります。残りをプレイします。",
    ),
    "stopped": (
        "Stopped: {done} of {games} games are over. With --out a file keeps them, and the same command goes on.",
        "中断しました。{games}ゲームのうち{done}ゲームが終わっています。--outを付ければファイルに残り、同じコマンドで続けられます。",
    ),
    "stopped_with_file": (
        "Stopped: {done} of {games} games are over. The same command goes on with the others.",
        "中断しました。{games}ゲームのうち{done}ゲームが終わっています。同じコマンドで残りを続けられます。",
    ),
    "failed_game": (
        "Game {game} failed ({error}). This plays it again: {again}",
        "ゲーム{game}は失敗しました（{error}）。次のとおりにすれば、もう一度プレイできます：{again}",
    ),
    "agents": (
        "{agents} {agents:agent|agents} cannot play {decks} {decks:deck|decks}: name one for each seat, or fewer.",
        "デッキ{decks}個にエージェント{agents}人は多すぎるか少なすぎます。１人以上、デッキの数までにしてください。",
    ),
    "numbers": (
        "{games} games in {workers} processes cannot be played; both are whole numbers from 1.",
        "{workers}プロセスで{games}ゲームはプレイできません。どちらも1以上の整数を指定してください。",
    ),
    "no_processes": (
        'Processes could not start here. Put the program\'s own work under `if __name__ == "__main__":`, or take one worker.',
        'ここではプロセスを開始できませんでした。プログラム本体を`if __name__ == "__main__":`の下に置くか、workersを1にしてください。',
    ),
    "no_ray": (
        "--ray needs Ray, which is not installed. Install oathbreaker[ray], or use --workers, which plays games in processes on this computer.",
        "--rayにはRayが必要です。oathbreaker[ray]をインストールするか、--workersを使ってこのコンピューターのプロセスでプレイしてください。",
    ),
    "no_cluster": (
        "The Ray cluster {address} cannot be used: {reason}",
        "Rayクラスター{address}は使えません：{reason}",
    ),
    "other_cluster": (
        "The Ray cluster {address} has another version of oathbreaker or of the card data. Install the same on all its computers.",
        "Rayクラスター{address}では、oathbreakerかカードデータのバージョンが違います。すべてのコンピューターに同じものをインストールしてください。",
    ),
    "ray_or_workers": (
        "--ray takes the processors of the cluster, --workers those of this computer. Use one of them.",
        "--rayはクラスターのプロセッサーを、--workersはこのコンピューターのものを使います。どちらか一方を指定してください。",
    ),
    "no_pyarrow": (
        "{file}: Parquet files are written by pyarrow, which is not installed. Install oathbreaker[parquet], or give a name that ends in .csv or .jsonl.",
        "{file}：Parquetファイルを書き出すにはpyarrowが必要です。oathbreaker[parquet]をインストールするか、名前の終わりを.csvか.jsonlにしてください。",
    ),
    "no_table": (
        "{file}: this is no Parquet file of a simulation. Name another file.",
        "{file}：シミュレーションのParquetファイルではありません。別のファイルを指定してください。",
    ),
    "no_file_kind": (
        "{file}: games cannot be written in this form. The name must end in {csv}, {jsonl} or .parquet.",
        "{file}：この形式ではゲームを書き出せません。名前の終わりは{csv}、{jsonl}、.parquetのどれかにしてください。",
    ),
    "no_record": (
        "{file}, line {line}: this is no game of a simulation. Name another file.",
        "{file}の{line}行目は、シミュレーションのゲームではありません。別のファイルを指定してください。",
    ),
    "other_plan": (
        "it is of other decks, agents, card data, format or seed",
        "デッキ、エージェント、カード・データ、フォーマット、シードのどれかが異なります",
    ),
    "other_file": (
        "{file} has games of another simulation: {reason}. Name another file.",
        "{file}には別のシミュレーションのゲームがあります（{reason}）。別のファイルを指定してください。",
    ),
}
