"""The organiser's panel: what may be ruled now, the form for its reason, and what has been ruled.

In buttons and menus `#3` stands for the third entrant: ten user ids would not fit into one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from bot.championship.names import label, shortened
from bot.championship.snapshot import Decision, SeenChampionship, playable
from bot.present.championship.names import SCALES, Scale, match, named, size
from bot.present.post import Block, Button, Form, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.tables.sanctions import LONGEST_REASON
from bot.texts.sentences import Texts, escaped
from engine.championship.public import COLOURS, FINAL, PLAY_OFF, Entrant, Input, parse
from engine.championship.rules import MOST_AWARDED, awardable
from engine.core import NotUnderstood

PAGE: Final = 2500
"""Characters of rulings on one page."""


def organiser_panel(seen: SeenChampionship, t: Texts, page: str = "") -> Post:
    """The panel, or the next question of a ruling that takes several."""
    verb, *chosen = page.split(" ")
    questions = {"walkover": _which_match, "order": _next_in_order, "award": _how_many}
    blocks: list[Block]
    if verb in questions and verb in seen.state.rulings:
        blocks = [Text(f"### {t('desk-title')}\n{t(f'desk-{verb}')}"), *questions[verb](seen, chosen, t)]
        blocks.append(Row((Button(t("button-c-desk-back"), "@c-desk"),)))
    else:
        rulings = list(_first(seen, t))
        said = [t("desk-why") if rulings else t("desk-nothing")]
        if "award" in seen.state.rulings:
            said.append(t("desk-award-first" if "order" in seen.state.rulings else "desk-award-until"))
        blocks = [Text("\n".join([f"### {t('desk-title')}", *said])), *rulings]
    return Post(tuple(blocks), table=seen.header.id, turn=seen.inputs, accent=SEA)


def _first(seen: SeenChampionship, t: Texts) -> Iterator[Block]:
    """A menu for each kind of ruling that is possible now."""
    state = seen.state
    if "order" in state.rulings:
        yield from _next_in_order(seen, [], t)
    if "card" in state.rulings:
        lines = [
            Option(
                t("ruled-card", colour=t(f"desk-card-{colour}"), player=label(state, entrant)),
                f"{_mark(seen, entrant)} {colour}",
            )
            for entrant, colour in product(state.present, COLOURS)
        ]
        yield Menu("@c-rule card", tuple(lines), t("desk-card"))
    if "walkover" in state.rulings:
        winners = [entrant for entrant in state.present if any(_open(seen, entrant))]
        yield from _menu(seen, "@c-desk walkover", winners, t("desk-walkover"))
    if "withdraw" in state.rulings:
        lines = [
            Option(label(state, entrant), f"{_mark(seen, entrant)} {state.stage}")
            for entrant in _playing(seen)
        ]
        if lines:
            yield Menu("@c-rule withdraw", tuple(lines), t("desk-withdraw"))
    if "award" in state.rulings:
        yield from _menu(seen, "@c-desk award", list(awardable(state)), t("desk-award"))
    buttons = [
        Button(t(f"desk-{verb}"), f"@c-rule {verb}", "danger")
        for verb in ("void", "cancel")
        if verb in state.rulings
    ]
    if buttons:
        yield Row(tuple(buttons))


def _menu(
    seen: SeenChampionship, action: str, entrants: Sequence[Entrant], placeholder: str
) -> Iterator[Menu]:
    """A menu of entrants; none where there is nobody to choose."""
    lines = tuple(Option(label(seen.state, entrant), _mark(seen, entrant)) for entrant in entrants)
    if lines:
        yield Menu(action, lines, placeholder)


def _playing(seen: SeenChampionship) -> list[Entrant]:
    """Who can withdraw from what is still to be played, in a play-off also those who are through already."""
    state = seen.state
    if state.stage == FINAL:
        return [entrant for entrant in state.fixtures[-1].entrants if entrant not in state.out]
    if state.stage != PLAY_OFF:
        return list(state.present)
    rows = state.tables[0].rows
    last = max(row.rank for row in rows if row.entrant in state.tied)
    return [row.entrant for row in rows if row.rank <= last and row.entrant in state.present]


def _open(seen: SeenChampionship, entrant: Entrant) -> Iterator[str]:
    """The open matches of the league of this entrant."""
    for fixture in seen.state.fixtures:
        waits = playable(seen, fixture) or fixture.abandoned
        if fixture.round and entrant in fixture.entrants and waits:
            yield fixture.key


def _which_match(seen: SeenChampionship, chosen: Sequence[str], t: Texts) -> Iterator[Menu]:
    """R-HC-13: the match that somebody wins without play."""
    winner = _entrant(seen, chosen[0] if chosen else "")
    if winner is None:
        return
    lines = []
    for key in _open(seen, winner):
        fixture = seen.state.fixture(key)
        if fixture is not None:
            rival = next(entrant for entrant in fixture.entrants if entrant != winner)
            text = t("mine-against", match=match(fixture, t), players=label(seen.state, rival))
            lines.append(Option(text[:100], key))
    if lines:
        action = f"@c-rule walkover {_mark(seen, winner)}"
        yield Menu(action, tuple(lines), t("desk-which-match", player=label(seen.state, winner)))


def _next_in_order(seen: SeenChampionship, chosen: Sequence[str], t: Texts) -> Iterator[Menu]:
    """HC-5.4: those nothing separates, one by one, best first; the last two in one go."""
    state = seen.state
    known = {_mark(seen, entrant): entrant for entrant in state.tied}
    left = [mark for mark in known if mark not in chosen]
    if len(left) < 2 or not set(chosen) <= set(known):
        return
    place = t("desk-order-next", place=1 + len(chosen))
    if len(left) > 2:
        lines = tuple(Option(label(state, known[mark]), mark) for mark in left)
        yield Menu(" ".join(["@c-desk order", *chosen]), lines, place)
        return
    one, two = left
    lines = tuple(
        Option(f"{label(state, known[first])}, {label(state, known[then])}", f"{first} {then}")
        for first, then in ((one, two), (two, one))
    )
    yield Menu(" ".join(["@c-rule order", *chosen]), lines, place)


def _how_many(seen: SeenChampionship, chosen: Sequence[str], t: Texts) -> Iterator[Menu]:
    """R-HC-01, R-HC-02, R-HC-06: the extra points that somebody takes."""
    entrant = _entrant(seen, chosen[0] if chosen else "")
    if entrant is not None:
        lines = tuple(Option(t("desk-points", extra=extra), str(extra)) for extra in range(MOST_AWARDED + 1))
        placeholder = t("desk-how-many", player=label(seen.state, entrant))
        yield Menu(f"@c-rule award {_mark(seen, entrant)}", lines, placeholder)


# ---- rulings in words ----------------------------------------------------------------------------------


def _mark(seen: SeenChampionship, entrant: Entrant) -> str:
    return f"#{1 + list(seen.state.names).index(entrant)}"


def _entrant(seen: SeenChampionship, word: str) -> Entrant | None:
    """The entrant a mark stands for; None when it is none."""
    return {_mark(seen, entrant): entrant for entrant in seen.state.names}.get(word)


def spelled(seen: SeenChampionship, ruling: str) -> str:
    """A ruling in the log's notation: each `#3` is the third entrant's number, the rest stays as it is."""
    found = ((word, _entrant(seen, word)) for word in ruling.split(" "))
    return " ".join(word if entrant is None else str(entrant) for word, entrant in found)


def form(seen: SeenChampionship, t: Texts, ruling: str) -> Form | None:
    """The window that asks for a ruling's reason; None when it is none that may be made now."""
    try:
        said = parse(spelled(seen, ruling))
    except NotUnderstood:
        return None
    if said.verb not in seen.state.rulings - {"draw"}:
        return None
    if said.verb in ("card", "withdraw", "walkover", "order") and not set(said.numbers) <= set(
        seen.state.names
    ):
        return None
    title, action = _named(seen, said, t, plain=True), f"@c-rule {ruling}"
    return Form(title[:45], action, t("referee-reason"), t("referee-reason-hint"), "", LONGEST_REASON)


def _named(seen: SeenChampionship, said: Input, t: Texts, *, plain: bool = False) -> str:
    """A ruling in words; `plain` where nothing formats."""
    state = seen.state
    width = SCALES[0].width
    names = shortened(state, width) if plain else named(state, width)
    who = [names.get(number, str(number)) for number in said.numbers]
    if said.verb == "card":
        return t("ruled-card", colour=t(f"desk-card-{said.word}"), player=who[0])
    if said.verb == "walkover":
        fixture = state.fixture(said.word)
        return t("ruled-walkover", player=who[0], match=match(fixture, t) if fixture else said.word)
    if said.verb == "order":
        return t("ruled-order", players=", ".join(who))
    if said.verb == "award":
        return t("ruled-award", player=who[0], extra=said.numbers[1])
    if said.verb == "withdraw":
        return t("ruled-withdraw", player=who[0])
    return t("ruled-void" if said.verb == "void" else "ruled-cancel")


def told(seen: SeenChampionship, scale: Scale, t: Texts) -> Iterator[Text]:
    """What the organiser has ruled last, for all to read, each with its reason, and where the rest is."""
    lines = [_told(seen, one, t, scale.reason) for one in seen.decisions[-scale.ruled :]]
    earlier = len(seen.decisions) - len(lines)
    if earlier:
        lines.insert(0, t("rulings-earlier", count=earlier))
    if lines:
        yield Text("\n".join(f"-# {line}" for line in lines), "\n".join(lines))


def rulings(seen: SeenChampionship, t: Texts, number: int = 1) -> Post:
    """All that the organiser has ruled, newest first, each with its whole reason: page `number`, from 1.

    A page that there is not is the nearest one.
    """
    pages: list[list[str]] = [[]]
    for one in reversed(seen.decisions):
        line = _told(seen, one, t, LONGEST_REASON)
        if size([Text("\n".join([*pages[-1], line]))]) > PAGE:
            pages.append([])
        pages[-1].append(line)
    shown = min(max(number, 1), len(pages))
    head = [f"### {t('rulings-title')}"]
    if len(pages) > 1:
        head.append(f"-# {t('rulings-page', page=shown, all=len(pages))}")
    buttons = [Button(t("button-c-table"), f"@c-pick {seen.header.id}")]
    if shown > 1:
        buttons.append(Button(t("button-c-later"), f"@c-told {shown - 1}"))
    if shown < len(pages):
        buttons.append(Button(t("button-c-earlier"), f"@c-told {shown + 1}"))
    text = Text("\n".join([*head, *(pages[shown - 1] or [t("rulings-none")])]))
    return Post((text, Row(tuple(buttons))), table=seen.header.id, turn=seen.inputs, accent=SEA)


def _told(seen: SeenChampionship, one: Decision, t: Texts, longest: int) -> str:
    return t("referee-told", ruling=_named(seen, one.input, t), reason=escaped(one.reason, longest))
