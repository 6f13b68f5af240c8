"""Messages of combat: why an attack, a block or a division of damage is refused."""

MESSAGES: dict[str, tuple[str, str]] = {
    "ask_division": (
        "How do you assign the {n} combat damage of {what}?",
        "{what}の戦闘ダメージ{n:digits}点をどのように割り振りますか。",
    ),
    "attack_not_yours": (
        "{creature} cannot attack: only creatures that the active player controls can.",
        "{creature}は攻撃できません。攻撃できるのは、アクティブ・プレイヤーがコントロールしているクリーチャーだけです。",
    ),
    "attack_no_creature": (
        "{creature} cannot attack: only creatures that are no battles can.",
        "{creature}は攻撃できません。攻撃できるのは、バトルでないクリーチャーだけです。",
    ),
    "attack_tapped": (
        "{creature} cannot attack because it is tapped. Choose an untapped creature.",
        "{creature}はタップ状態なので攻撃できません。アンタップ状態のクリーチャーを選んでください。",
    ),
    "attack_sick": (
        "{creature} cannot attack: it has come under its controller's control this turn, and has no haste.",
        "{creature}は攻撃できません。このターンにコントロール下に入ったばかりで、速攻を持っていません。",
    ),
    "attack_defender": (
        "{creature} cannot attack because it has defender.",
        "{creature}は防衛を持っているので攻撃できません。",
    ),
    "attack_whom": (
        "{creature} cannot attack {whom}. Choose an opponent, a planeswalker of an opponent, or a battle that an opponent protects.",
        "{creature}は{whom}を攻撃できません。対戦相手、対戦相手のプレインズウォーカー、または対戦相手が守護しているバトルを選んでください。",
    ),
    "attack_forbidden": (
        "An effect does not let {creature} attack {whom}.",
        "効果により、{creature}は{whom}を攻撃できません。",
    ),
    "attack_cost": (
        "{creature} cannot attack {whom}: the cost of that cannot be paid.",
        "{creature}は{whom}を攻撃できません。そのためのコストを支払えません。",
    ),
    "attack_total_cost": (
        "The costs of these attacks cannot all be paid. Choose fewer.",
        "これらの攻撃のコストをすべて支払うことができません。数を減らしてください。",
    ),
    "attack_twice": (
        "{what} attacks two at once. Choose one attack for each creature.",
        "{what}が同時に２か所を攻撃しています。クリーチャーごとに１か所だけ選んでください。",
    ),
    "attack_total": (
        "No more than {count} {count:creature|creatures} can attack. Choose fewer.",
        "攻撃できるクリーチャーは最大{count:digits}体です。数を減らしてください。",
    ),
    "attack_most": (
        "No more than {count} {count:creature|creatures} can attack {what}. Choose fewer.",
        "{what}を攻撃できるクリーチャーは最大{count:digits}体です。数を減らしてください。",
    ),
    "attack_least": (
        "{what} can be attacked only by {count} or more creatures. Choose more, or none.",
        "{what}を攻撃するには{count:digits}体以上のクリーチャーが必要です。数を増やすか、攻撃しないでください。",
    ),
    "attack_company": (
        "{what} can attack only together with {count} or more other creatures that count. Choose them too, or leave it out.",
        "{what}が攻撃するには、条件に合う他のクリーチャーが{count:digits}体以上必要です。それらも選ぶか、{what}を外してください。",
    ),
    "attack_required": (
        "More of what has to attack or be attacked can be obeyed, for one thing for {what}. Change the attacks.",
        "攻撃に関する強制を、もっと多く満たすことができます（たとえば{what}）。攻撃を選び直してください。",
    ),
    "block_no_creature": (
        "{blocker} cannot block: only creatures that are no battles can.",
        "{blocker}はブロックできません。ブロックできるのは、バトルでないクリーチャーだけです。",
    ),
    "block_not_attacked": (
        "{blocker} cannot block {attacker}, which does not attack its controller, a planeswalker of theirs or a battle they protect.",
        "{blocker}は{attacker}をブロックできません。{attacker}は、{blocker}のコントローラー、そのプレインズウォーカー、守護しているバトルのいずれも攻撃していません。",
    ),
    "block_tapped": (
        "{blocker} cannot block because it is tapped. Choose an untapped creature.",
        "{blocker}はタップ状態なのでブロックできません。アンタップ状態のクリーチャーを選んでください。",
    ),
    "block_flying": (
        "{attacker} has flying: {blocker} cannot block it without flying or reach.",
        "{attacker}は飛行を持っています。飛行も到達も持たない{blocker}ではブロックできません。",
    ),
    "block_shadow": (
        "{attacker} has shadow: {blocker} cannot block it without shadow.",
        "{attacker}はシャドーを持っています。シャドーを持たない{blocker}ではブロックできません。",
    ),
    "block_no_shadow": (
        "{blocker} has shadow: it can block only creatures with shadow, and {attacker} has none.",
        "{blocker}はシャドーを持っているので、シャドーを持たない{attacker}をブロックできません。",
    ),
    "block_horsemanship": (
        "{attacker} has horsemanship: {blocker} cannot block it without horsemanship.",
        "{attacker}は馬術を持っています。馬術を持たない{blocker}ではブロックできません。",
    ),
    "block_fear": (
        "{attacker} has fear: {blocker} cannot block it, being neither black nor an artifact.",
        "{attacker}は畏怖を持っています。黒でもアーティファクトでもない{blocker}ではブロックできません。",
    ),
    "block_intimidate": (
        "{attacker} has intimidate: {blocker} cannot block it, being no artifact and of no color of it.",
        "{attacker}は威嚇を持っています。アーティファクトでなく共通の色も持たない{blocker}ではブロックできません。",
    ),
    "block_skulk": (
        "{attacker} has skulk: {blocker} cannot block it with its greater power.",
        "{attacker}は潜伏を持っています。より大きいパワーを持つ{blocker}ではブロックできません。",
    ),
    "block_landwalk": (
        "{blocker} cannot block {attacker}: the defending player controls a land that its landwalk names.",
        "{blocker}は{attacker}をブロックできません。防御プレイヤーが、土地渡りの指定する土地をコントロールしています。",
    ),
    "block_forbidden": (
        "An effect does not let {blocker} block {attacker}.",
        "効果により、{blocker}は{attacker}をブロックできません。",
    ),
    "block_evaded": (
        "{attacker} cannot be blocked by {blocker}: an effect does not let it.",
        "効果により、{attacker}は{blocker}にブロックされません。",
    ),
    "block_total_cost": (
        "The costs of these blocks cannot all be paid. Choose fewer.",
        "これらのブロックのコストをすべて支払うことができません。数を減らしてください。",
    ),
    "block_twice": (
        "{what} can block no more than {count} {count:attacker|attackers}. Choose fewer for it.",
        "{what}がブロックできる攻撃クリーチャーは最大{count:digits}体です。数を減らしてください。",
    ),
    "block_total": (
        "No more than {count} {count:creature|creatures} can block. Choose fewer.",
        "ブロックできるクリーチャーは最大{count:digits}体です。数を減らしてください。",
    ),
    "block_most": (
        "{what} can be blocked by no more than {count} {count:creature|creatures}. Choose fewer for it.",
        "{what}をブロックできるクリーチャーは最大{count:digits}体です。数を減らしてください。",
    ),
    "block_least": (
        "{what} can be blocked only by {count} or more creatures. Choose more, or none.",
        "{what}をブロックするには{count:digits}体以上のクリーチャーが必要です。数を増やすか、ブロックしないでください。",
    ),
    "block_company": (
        "{what} can block only together with {count} or more other creatures that count. Choose them too, or leave it out.",
        "{what}がブロックするには、条件に合う他のクリーチャーが{count:digits}体以上必要です。それらも選ぶか、{what}を外してください。",
    ),
    "block_required": (
        "More of what has to block or be blocked can be obeyed, for one thing for {what}. Change the blocks.",
        "ブロックに関する強制を、もっと多く満たすことができます（たとえば{what}）。ブロックを選び直してください。",
    ),
    "trample": (
        "Damage cannot go beyond the blockers until {whom} is assigned lethal damage. Assign more to it.",
        "{whom}に致死ダメージを割り振るまで、ブロック・クリーチャーの先にはダメージを割り振れません。{whom}への割り振りを増やしてください。",
    ),
    "trample_planeswalker": (
        "Damage cannot go beyond {whom} until it is assigned damage equal to its loyalty. Assign more to it.",
        "{whom}に忠誠度と同じ点数のダメージを割り振るまで、その先のプレイヤーには割り振れません。{whom}への割り振りを増やしてください。",
    ),
}
