"""The public message of a Skull King table: everything a person standing behind nobody sees."""

from __future__ import annotations

from bot.present.post import Block, Divider, Post, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA, badge, crew, listed, plain, who
from bot.present.skull_king import options, podium, sheet
from bot.present.skull_king.cards import full
from bot.present.skull_king.choices import LOAD_SIGNS
from bot.present.skull_king.reasons import names, power_told
from bot.present.skull_king.situation import in_store, last_trick, trick
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.skull_king.cards import CODES
from engine.skull_king.public import View


def table(seen: Seen, t: Texts) -> Post:
    """The table as spectators see it: phase, trick, last trick with its reason, players, rules, buttons."""
    view: View = seen.view
    ended = view.phase == "over"
    blocks: list[Block] = [Text(_title(seen, t))]
    if ended:
        blocks += podium.podium(seen, t)
    else:
        blocks += [*_phase(seen, t), *_last(seen, t)]
        if not scoring(view):
            blocks += [Divider(), Text(players(seen, t))]
    rules = Text(f"-# ⚙️ {options.rules(seen.header.options, view.seats, t)}")
    return Post(
        (*blocks, rules, Divider()),
        table=seen.header.id,
        turn=view.turn,
        accent=GOLD if ended or view.phase in ("bid", "deal") else SEA if view.trick else NIGHT,
        scene=_scene(seen, t),
    )


def epoch(view: View) -> str:
    """The round a panel is about: a round and its score share one direct message."""
    return f"round {max(view.round, 1)}"


def _title(seen: Seen, t: Texts) -> str:
    view: View = seen.view
    if view.phase == "over":
        return f"## {t('sk-title-over')}"
    lines = [f"## {t('sk-title', round=max(view.round, 1), rounds=len(view.rounds))}"]
    if view.dealer is not None and view.leader is not None:
        first = names(seen, t)(opener(view))
        dealer = who(seen, view.dealer)
        lines.append(f"-# {t('sk-subtitle', cards=view.dealt, dealer=dealer, leader=first)}")
    return "\n".join(lines)


def scoring(view: View) -> bool:
    """True while the sheet of the round just played is on the table: it says all about the players."""
    return view.phase == "deal" and bool(view.sheet)


def opener(view: View) -> int:
    """Who leads the round's first trick."""
    return view.tricks[0].plays[0][0] if view.tricks else view.leader or 0


def _phase(seen: Seen, t: Texts) -> list[Block]:
    view: View = seen.view
    if view.phase == "lot":
        return [Text(t("sk-lot"))]
    if view.phase == "deal":
        return [Divider(), *sheet.after_round(seen, t)] if scoring(view) else [Text(t("sk-shuffling"))]
    if view.phase == "bid":
        return [Divider(), Text(waiting_for_bids(seen, t))]
    if view.phase == "load":
        return [Divider(), Text(cry(seen, t)), Text(loading(seen, t))]
    if view.phase in ("power", "harry"):
        return [Divider(), Text(settling(seen, t))]
    if not view.tricks and not view.trick:
        return [Divider(), Text(cry(seen, t)), Text(t("sk-to-lead", player=crew(seen, view.to_act)))]
    return [Divider(), Text(trick(seen, t))]


def waiting_for_bids(seen: Seen, t: Texts) -> str:
    """How many bids are in; `players` marks whose, and nobody says what (SK-5.1)."""
    view: View = seen.view
    return t("sk-bids-in", count=len(view.answered), seats=view.seats)


def loading(seen: Seen, t: Texts) -> str:
    """How many loads are chosen, and nobody says which (SK-9.6)."""
    view: View = seen.view
    return t("sk-loads-in", count=len(view.answered), seats=view.seats)


def settling(seen: Seen, t: Texts) -> str:
    """Whose power the table waits for, and what it is about (SK-12)."""
    view: View = seen.view
    if view.phase == "harry" and view.harry is not None:
        key = "power-harry-due-you" if view.harry == seen.seat else "power-harry-due"
        return t(key, player=names(seen, t)(view.harry))
    return f"⏳ {power_told(view, names(seen, t), t)}"


def cry(seen: Seen, t: Texts) -> str:
    """All bids at once, with the cry and the loads if there are any, and what they add up to (SK-5.1)."""
    view: View = seen.view
    lines = []
    for seat, (bid, load) in enumerate(zip(view.bids, view.loads, strict=True)):
        loaded = "" if load is None else f" · {LOAD_SIGNS[load]}\u00a0{t(f'load-{load}')}"
        lines.append(f"**{bid or 0}** · {badge(seen, seat)}{loaded}")
    shown = "\n".join(lines)
    return f"## {t(f'sk-cry-{view.options.edition}')}\n{shown}\n{balance(view, t)}"


def balance(view: View, t: Texts) -> str:
    """By how much the bids exceed or fall short of the tricks there are, and what must follow from it."""
    over = sum(bid or 0 for bid in view.bids) - view.dealt
    if over == 0:
        return t("sk-even")
    # SK-12.7: Harry may change a bid once all tricks are played, so nothing is sure before.
    fixed = not view.options.powers
    if over > 0:
        return t("sk-over-bid" if fixed else "sk-over-bid-open", count=over)
    # The ghost takes tricks too, and leviathans destroy some: then nobody need take too many.
    sure = fixed and view.ghost is None and not {"kraken", "whale"} & set(view.options.expansions)
    return t("sk-under-bid" if sure else "sk-under-bid-open", count=-over)


def _last(seen: Seen, t: Texts) -> list[Block]:
    text = last_trick(seen, t)
    return [Divider(), Text(text)] if text else []


def players(seen: Seen, t: Texts, *, marks: bool = True) -> str:
    """One line per player: tricks won of those bid, load, total; then Graybeard, and what is in store.

    With `marks`, whom the table waits for: only where that is kept up to date.
    """
    view: View = seen.view
    lines = []
    for seat in range(view.seats):
        waiting = "⏳" if view.phase in ("bid", "load") else "▶️"
        mark = waiting if seat in view.to_act else "✅" if seat in view.answered else "▫️"
        parts = [f"{mark if marks else '▫️'} **{badge(seen, seat, t)}**"]
        bid, load = view.bids[seat], view.loads[seat]
        if bid is not None:
            parts.append(t("sk-won-of", won=view.won[seat], bid=bid))
        if load is not None:
            parts.append(LOAD_SIGNS[load])
        parts.append(t("points", points=view.totals[seat], shown=plain(view.totals[seat])))
        lines.append(" · ".join(parts))
    if view.ghost is not None:
        taken = sum(done.winner == view.seats for done in view.tricks)
        lines.append(f"👻 **{t('ghost')}** · {t('sk-ghost', tricks=taken, cards=view.ghost)}")
    if stored := in_store(seen, t):
        lines.append(stored)
    return "\n".join(lines)


def players_in_words(seen: Seen, t: Texts) -> str:
    """The same, a sentence for each player."""
    view: View = seen.view
    lines = []
    for seat in range(view.seats):
        key = "words-player" if view.bids[seat] is None else "words-player-bid"
        facts = {"won": view.won[seat], "bid": view.bids[seat] or 0}
        total = view.totals[seat]
        lines.append(t(key, player=listed(seen, seat, t), points=total, shown=plain(total), **facts))
        load = view.loads[seat]
        if load is not None:
            lines.append(t("words-load", player=who(seen, seat), load=t(f"load-{load}")))
    if view.ghost is not None:
        taken = sum(done.winner == view.seats for done in view.tricks)
        left = t("sk-ghost", tricks=taken, cards=view.ghost)
        lines.append(t("labelled", label=t("ghost"), text=left))
    if stored := in_store(seen, t):
        lines.append(stored)
    return "\n".join(lines)


def _scene(seen: Seen, t: Texts) -> Scene:
    view: View = seen.view
    cards = tuple(CODES[card] for _, card in view.trick)
    if view.phase == "over":
        return Scene("podium", (), t("sk-title-over"))
    plain_names = [*(sitter.name for sitter in seen.sitters), t("ghost")]
    said = ", ".join(f"{plain_names[seat]}: {full(card, t)}" for seat, card in view.trick)
    return Scene("trick" if cards else view.phase, cards, said or t("sk-no-cards"))
