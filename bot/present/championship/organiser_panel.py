"""The organiser's panel: possible rulings, the form for a ruling's reason, and past rulings.

Buttons and menus write `#3` for the third entrant, because ten user ids would not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from bot.championship.names import label, shorten_names
from bot.championship.snapshot import ChampionshipSnapshot, Decision, is_fixture_playable
from bot.present.championship.names import SCALES, Scale, entrant_names, match, size
from bot.present.play.headline import headline_blocks
from bot.present.post import Block, Button, Form, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person, parse_who
from bot.tables.reasons import LONGEST_REASON
from bot.texts.sentences import Texts, escape_name
from engine.championship.public import COLOURS, FINAL, PLAY_OFF, Entrant, Input, parse
from engine.championship.rules import MOST_AWARDED, awardable
from engine.core import NotUnderstood

PAGE: Final = 2500
"""Most characters of rulings on one page."""


def organiser_panel(snapshot: ChampionshipSnapshot, t: Texts, page: str = "") -> Post:
    """Return the panel, or the next question of a ruling that needs several answers."""
    verb, *chosen = page.split(" ")
    questions = {"walkover": _which_match, "order": _next_in_order, "award": _how_many}
    if verb in questions and verb in snapshot.state.rulings:
        blocks = [*headline_blocks(t(f"desk-{verb}"), t("desk-title")), *questions[verb](snapshot, chosen, t)]
        blocks.append(Row((Button(t("button-c-desk-back"), "@c-desk"),)))
    else:
        rulings = list(_ruling_menus(snapshot, t))
        asked = "desk-must" if snapshot.needs_ruling else "desk-may" if rulings else "desk-nothing"
        explanations = [t("desk-why")] if rulings else []
        if "award" in snapshot.state.rulings:
            explanations.append(
                t("desk-award-first" if "order" in snapshot.state.rulings else "desk-award-until")
            )
        blocks = [*headline_blocks(t(asked), t("desk-title"), *explanations), *rulings]
    return Post(tuple(blocks), table=snapshot.header.id, turn=snapshot.inputs, accent=SEA)


def _ruling_menus(snapshot: ChampionshipSnapshot, t: Texts) -> Iterator[Block]:
    """Yield a menu for each kind of ruling that is possible now."""
    state = snapshot.state
    if "order" in state.rulings:
        yield from _next_in_order(snapshot, [], t)
    if "card" in state.rulings:
        lines = [
            Option(
                t("ruled-card", colour=t(f"desk-card-{colour}"), player=label(state, entrant)),
                f"{_mark(snapshot, entrant)} {colour}",
            )
            for entrant, colour in product(state.present, COLOURS)
        ]
        yield Menu("@c-rule card", tuple(lines), t("desk-card"))
    if "walkover" in state.rulings:
        winners = [entrant for entrant in state.present if any(_open_matches(snapshot, entrant))]
        yield from _menu(snapshot, "@c-desk walkover", winners, t("desk-walkover"))
    if "withdraw" in state.rulings:
        lines = [
            Option(label(state, entrant), f"{_mark(snapshot, entrant)} {state.stage}")
            for entrant in _playing(snapshot)
        ]
        if lines:
            yield Menu("@c-rule withdraw", tuple(lines), t("desk-withdraw"))
    if "award" in state.rulings:
        yield from _menu(snapshot, "@c-desk award", list(awardable(state)), t("desk-award"))
    buttons = [
        Button(t(f"desk-{verb}"), f"@c-rule {verb}") for verb in ("void", "cancel") if verb in state.rulings
    ]
    if buttons:
        yield Row(tuple(buttons))


def _menu(
    snapshot: ChampionshipSnapshot, action: str, entrants: Sequence[Entrant], placeholder: str
) -> Iterator[Menu]:
    """Yield a menu of entrants; nothing if there are no entrants to choose from."""
    lines = tuple(Option(label(snapshot.state, entrant), _mark(snapshot, entrant)) for entrant in entrants)
    if lines:
        yield Menu(action, lines, placeholder)


def _playing(snapshot: ChampionshipSnapshot) -> list[Entrant]:
    """Return who can withdraw from coming matches, including qualified players of a play-off."""
    state = snapshot.state
    if state.stage == FINAL:
        return [entrant for entrant in state.fixtures[-1].entrants if entrant not in state.out]
    if state.stage != PLAY_OFF:
        return list(state.present)
    rows = state.tables[0].rows
    last = max(row.rank for row in rows if row.entrant in state.tied)
    return [row.entrant for row in rows if row.rank <= last and row.entrant in state.present]


def _open_matches(snapshot: ChampionshipSnapshot, entrant: Entrant) -> Iterator[str]:
    """Yield the keys of this entrant's open matches of the league."""
    for fixture in snapshot.state.fixtures:
        waits = is_fixture_playable(snapshot, fixture) or fixture.abandoned
        if fixture.round and entrant in fixture.entrants and waits:
            yield fixture.key


def _which_match(snapshot: ChampionshipSnapshot, chosen: Sequence[str], t: Texts) -> Iterator[Menu]:
    """Yield the menu of matches that the organiser may award to an entrant without play (R-HC-13)."""
    winner = _entrant(snapshot, chosen[0] if chosen else "")
    if winner is None:
        return
    lines = []
    for key in _open_matches(snapshot, winner):
        fixture = snapshot.state.fixture(key)
        if fixture is not None:
            rivals = ", ".join(label(snapshot.state, one) for one in fixture.entrants if one != winner)
            named = match(fixture, t)
            text = t("mine-against", match=named, players=rivals) if rivals else named
            lines.append(Option(text[:100], key))
    if lines:
        action = f"@c-rule walkover {_mark(snapshot, winner)}"
        yield Menu(action, tuple(lines), t("desk-which-match", player=label(snapshot.state, winner)))


def _next_in_order(snapshot: ChampionshipSnapshot, chosen: Sequence[str], t: Texts) -> Iterator[Menu]:
    """Yield a menu of tied entrants for the next place, best first (HC-5.4).

    A single choice orders the last two entrants.
    """
    state = snapshot.state
    known = {_mark(snapshot, entrant): entrant for entrant in state.tied}
    left = [mark for mark in known if mark not in chosen]
    if len(left) < 2 or not set(chosen) <= set(known):
        return
    place = t("desk-order-next", place=1 + len(chosen))
    if len(left) > 2:
        lines = tuple(Option(label(state, known[mark]), mark) for mark in left)
        yield Menu(" ".join(["@c-desk order", *chosen]), lines, place)
        return
    upper, lower = left
    lines = tuple(
        Option(f"{label(state, known[first])}, {label(state, known[then])}", f"{first} {then}")
        for first, then in ((upper, lower), (lower, upper))
    )
    yield Menu(" ".join(["@c-rule order", *chosen]), lines, place)


def _how_many(snapshot: ChampionshipSnapshot, chosen: Sequence[str], t: Texts) -> Iterator[Menu]:
    """Yield the menu of extra points for an entrant (R-HC-01, R-HC-02, R-HC-06)."""
    entrant = _entrant(snapshot, chosen[0] if chosen else "")
    if entrant is not None:
        lines = tuple(Option(t("desk-points", extra=extra), str(extra)) for extra in range(MOST_AWARDED + 1))
        placeholder = t("desk-how-many", player=label(snapshot.state, entrant))
        yield Menu(f"@c-rule award {_mark(snapshot, entrant)}", lines, placeholder)


# ---- rulings in words ----------------------------------------------------------------------------------


def _mark(snapshot: ChampionshipSnapshot, entrant: Entrant) -> str:
    return f"#{1 + list(snapshot.state.names).index(entrant)}"


def _entrant(snapshot: ChampionshipSnapshot, word: str) -> Entrant | None:
    """Return the entrant of a mark such as `#3`; None for a word that is no mark."""
    return {_mark(snapshot, entrant): entrant for entrant in snapshot.state.names}.get(word)


def resolve_entrants(snapshot: ChampionshipSnapshot, ruling: str) -> str:
    """Return a ruling in the log's notation, with each mark such as `#3` replaced by the entrant's number."""
    found = ((word, _entrant(snapshot, word)) for word in ruling.split(" "))
    return " ".join(word if entrant is None else str(entrant) for word, entrant in found)


def form(snapshot: ChampionshipSnapshot, t: Texts, ruling: str) -> Form | None:
    """Return the form that asks for a ruling's reason; None if the ruling is not possible now."""
    try:
        order = parse(resolve_entrants(snapshot, ruling))
    except NotUnderstood:
        return None
    if order.verb not in snapshot.state.rulings - {"draw"}:
        return None
    if order.verb in ("card", "withdraw", "walkover", "order") and not set(order.numbers) <= set(
        snapshot.state.names
    ):
        return None
    title, action = _ruling_in_words(snapshot, order, t, plain=True), f"@c-rule {ruling}"
    return Form(title[:45], action, t("referee-reason"), t("referee-reason-hint"), "", LONGEST_REASON)


def _ruling_in_words(snapshot: ChampionshipSnapshot, said: Input, t: Texts, *, plain: bool = False) -> str:
    """Return a ruling in words; `plain` leaves names unescaped, for places without formatting."""
    state = snapshot.state
    width = SCALES[0].width
    names = shorten_names(state, width) if plain else entrant_names(state, width)
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


def latest_rulings(snapshot: ChampionshipSnapshot, scale: Scale, t: Texts) -> Iterator[Text]:
    """Yield the latest rulings with their reasons, and the number of earlier rulings."""
    lines = [
        _ruling_line(snapshot, decision, t, scale.reason) for decision in snapshot.decisions[-scale.ruled :]
    ]
    earlier = len(snapshot.decisions) - len(lines)
    if earlier:
        lines.insert(0, t("rulings-earlier", count=earlier))
    if lines:
        yield Text("\n".join(f"-# {line}" for line in lines), "\n".join(lines))


def rulings(snapshot: ChampionshipSnapshot, t: Texts, number: int = 1) -> Post:
    """Return page `number`, from 1, of all rulings with their whole reasons, newest first.

    A page number out of range is replaced by the nearest page number.
    """
    pages: list[list[str]] = [[]]
    for decision in reversed(snapshot.decisions):
        line = _ruling_line(snapshot, decision, t, LONGEST_REASON)
        if size([Text("\n".join([*pages[-1], line]))]) > PAGE:
            pages.append([])
        pages[-1].append(line)
    shown = min(max(number, 1), len(pages))
    head = [f"### {t('rulings-title')}"]
    if len(pages) > 1:
        head.append(f"-# {t('rulings-page', page=shown, all=len(pages))}")
    buttons = [Button(t("button-c-table"), f"@c-pick {snapshot.header.id}")]
    if shown > 1:
        buttons.append(Button(t("button-c-later"), f"@c-told {shown - 1}"))
    if shown < len(pages):
        buttons.append(Button(t("button-c-earlier"), f"@c-told {shown + 1}"))
    text = Text("\n".join([*head, *(pages[shown - 1] or [t("rulings-none")])]))
    return Post((text, Row(tuple(buttons))), table=snapshot.header.id, turn=snapshot.inputs, accent=SEA)


def _ruling_line(snapshot: ChampionshipSnapshot, decision: Decision, t: Texts, longest: int) -> str:
    """Return a ruling with its reason, and its author if that person is still known."""
    line = t(
        "referee-told",
        ruling=_ruling_in_words(snapshot, decision.input, t),
        reason=escape_name(decision.reason, longest),
    )
    ruler = parse_who(decision.by) if decision.by else None
    if not isinstance(ruler, Person) or is_placeholder(ruler.user_id):
        return line
    return t("ruled-by", told=line, by=f"<@{ruler.user_id}>")
