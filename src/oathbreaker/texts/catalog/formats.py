"""Messages of formats in games: what leads a deck, where it goes, and why a signature spell cannot be cast."""

MESSAGES: dict[str, tuple[str, str]] = {
    "return_effect": ("put into the command zone instead ({rule})", "代わりに統率領域に置く（{rule}）"),
    "begins_as_oathbreaker": (
        "{who}'s oathbreaker {what} begins in the command zone.",
        "{who}の{oathbreaker}、{what}が統率領域に置かれた。",
    ),
    "begins_as_signature_spell": (
        "{who}'s signature spell {what} begins in the command zone.",
        "{who}の{signature_spell}、{what}が統率領域に置かれた。",
    ),
    "begins_as_commander": (
        "{who}'s commander {what} begins in the command zone.",
        "{who}の統率者、{what}が統率領域に置かれた。",
    ),
    "leads_oathbreaker": ("the oathbreaker", "{oathbreaker}"),
    "leads_signature_spell": ("the signature spell", "{signature_spell}"),
    "leads_commander": ("the commander", "統率者"),
    "instead_of_exile": ("instead of exile", "追放領域の代わりに"),
    "instead_of_graveyard": ("instead of the graveyard", "墓地の代わりに"),
    "instead_of_hand": ("instead of the hand", "手札の代わりに"),
    "instead_of_library": ("instead of the library", "ライブラリーの代わりに"),
    "instead_of_battlefield": ("instead of the battlefield", "戦場の代わりに"),
    "return_from_exile": (
        "{card} would be exiled. Do you put it into the command zone instead?",
        "{card}は追放されます。代わりに統率領域に置きますか。",
    ),
    "return_from_graveyard": (
        "{card} would go to your graveyard. Do you put it into the command zone instead?",
        "{card}はあなたの墓地に置かれます。代わりに統率領域に置きますか。",
    ),
    "return_from_hand": (
        "{card} would go to your hand. Do you put it into the command zone instead?",
        "{card}はあなたの手札に加わります。代わりに統率領域に置きますか。",
    ),
    "return_from_library": (
        "{card} would go into your library. Do you put it into the command zone instead?",
        "{card}はあなたのライブラリーに置かれます。代わりに統率領域に置きますか。",
    ),
    "return_now": (
        "Do you put {card} into the command zone?",
        "{card}を統率領域に置きますか。",
    ),
    "spell_no_oathbreaker": (
        "{card} can be cast only while its oathbreaker, {walker}, is on the battlefield under its owner's control, and it is not on the battlefield.",
        "{card}を唱えられるのは、その{oathbreaker}である{walker}がオーナーのコントロール下で戦場にある間だけです。{walker}は戦場にありません。",
    ),
    "spell_partner_only": (
        "{card} can be cast only while its own oathbreaker, {walker}, is on the battlefield; the partner does not count.",
        "{card}を唱えられるのは、その{oathbreaker}である{walker}が戦場にある間だけです。共闘相手では代わりになりません。",
    ),
    "spell_phased_out": (
        "{card} cannot be cast now: its oathbreaker, {walker}, is phased out and treated as though it were not there.",
        "{card}は今は唱えられません。その{oathbreaker}である{walker}はフェイズ・アウトしていて、存在しないものとして扱われます。",
    ),
    "spell_stolen": (
        "{card} cannot be cast now: its oathbreaker, {walker}, is under another player's control.",
        "{card}は今は唱えられません。その{oathbreaker}である{walker}を他のプレイヤーがコントロールしています。",
    ),
    "spell_alone": (
        "{card} cannot be cast: no oathbreaker of the game belongs to it.",
        "{card}は唱えられません。対応する{oathbreaker}がゲームにありません。",
    ),
}
