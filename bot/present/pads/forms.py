"""The forms of score pads: who plays what, the numbers of a round, and a player's bonuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.pads import forms
from bot.pads.forms import Fields, power_of, taken_of
from bot.pads.pad import Pad
from bot.present.names import plain_name, shorten_name
from bot.present.post import EntityMenu, Line, Menu, Option, Questions
from bot.present.skull_king import cards
from bot.texts.sentences import Texts
from engine import GAMES
from engine.core import Seat
from engine.skull_king.cards import CARD
from engine.skull_king.lengths import LENGTHS
from engine.skull_king.pad import captures, list_prizes

HINT: Final = 100
"""The most characters of a hint."""
MOST_PIRATES: Final = 6


def opening(game: str, host: int, t: Texts, draft: Fields) -> Questions:
    """Return the form that opens a pad; `draft` is what was filled in before."""
    chosen = draft.get(forms.MEMBERS, (str(host),))
    people = tuple(int(user) for user in chosen if user.isdecimal())
    most = max(GAMES[game].seats)
    names = "".join(draft.get(forms.NAMES, ()))
    fields: list[Line | Menu | EntityMenu] = [
        EntityMenu(forms.MEMBERS, "user", people[:most], t("pad-members"), most),
        Line(forms.NAMES, t("pad-names"), t("pad-names-hint"), names, 200, is_optional=True),
    ]
    if game == "hearts":
        ends = [(key, t(f"pad-end-{key}")) for key in forms.ENDS]
        return Questions(
            t("pad-form-open"), f"@pad-open {game}", (*fields, _one_of(forms.END, ends, t("pad-end"), draft))
        )
    editions = [(key, t(f"option-edition-{key}")) for key in ("modern", "legacy")]
    lengths = [(key, t(f"option-length-{key}")) for key in LENGTHS]
    extras = [
        *((key, t(f"card-{key}")) for key in forms.EXPANSIONS),
        *((key, t(f"pad-extra-{key}")) for key in forms.SWITCHES),
    ]
    return Questions(
        t("pad-form-open"),
        f"@pad-open {game}",
        (
            *fields,
            _one_of(forms.EDITION, editions, t("option-edition"), draft),
            _one_of(forms.LENGTH, lengths, t("option-length"), draft),
            _boxes(forms.EXTRAS, extras, t("pad-extras"), draft.get(forms.EXTRAS, ())),
        ),
    )


def numbers(pad: Pad, number: int, seen: int, t: Texts, draft: Fields) -> Questions:
    """Return the form with the numbers of a round, as they stand or were filled in before."""
    written = next((one.entry for one in pad.rounds if one.revision == seen), {})
    hint = t("pad-order", names=_short_names(pad, t))[:HINT]
    title, action = t("pad-round", round=number), f"@pad-fill {number} {seen}"
    if pad.header.game == "hearts":
        return Questions(title, action, (_numbers(forms.TAKEN, written, hint, t("pad-taken"), draft),))
    rounds = pad.view.rounds
    dealt = rounds[number - 1] if number <= len(rounds) else rounds[-1]
    fields: list[Line | Menu | EntityMenu] = [
        _numbers(forms.BIDS, written, hint, t("pad-bids", cards=dealt), draft),
        _numbers(forms.WON, written, hint, t("pad-tricks", cards=dealt), draft),
    ]
    if pad.header.options["cannon_loads"]:
        loads = written.get("loads", ())
        written_boxes = [str(seat) for seat, load in enumerate(loads) if load == "cannonball"]
        fired = draft.get(forms.LOAD, ()) if draft else written_boxes
        names = [(str(seat), plain_name(name, t)) for seat, name in enumerate(pad.names)]
        fields.append(_boxes(forms.LOAD, names, t("pad-cannonball"), fired))
    return Questions(title, action, tuple(fields))


def bonuses(pad: Pad, number: int, seat: Seat, seen: int, t: Texts, draft: Fields) -> Questions:
    """Return the form with a player's bonuses of a round, as they stand or were filled in before."""
    written = next((one.entry for one in pad.rounds if one.revision == seen), {})
    ticked: Fields = draft or _ticked(written, seat)
    options = pad.view.options
    captured = captures(options)
    boxes = [(code, cards.name(CARD[code], t)) for code in list_prizes(options)]
    boxes.append((forms.KING, t("pad-took-king")))
    fields: list[Line | Menu | EntityMenu] = [
        _boxes(forms.CARDS, boxes, t("pad-cards"), ticked.get(forms.CARDS, ())),
        _one_of(
            forms.PIRATES,
            [(str(count), t("pad-pirates-count", count=count)) for count in range(MOST_PIRATES + 1)],
            t("pad-pirates"),
            ticked,
        ),
    ]
    if "mermaid" in captured:
        many = [(value, t(f"pad-mermaids-{value.replace('+', '-and-')}")) for value in ("0", "1", "2", "1+1")]
        fields.append(_one_of(forms.MERMAIDS, many, t("pad-mermaids"), ticked))
    if "loot" in options.expansions:
        names = [(str(one), plain_name(name, t)) for one, name in enumerate(pad.names) if one != seat]
        twice = [(f"{one}x2", t("pad-ally-twice", player=name)) for one, name in names]
        fields.append(_boxes(forms.LOOT, [*names, *twice], t("pad-allies"), ticked.get(forms.LOOT, ())))
    if options.powers:
        used = ("wager 10", "wager 20", "harry 1", "harry -1")
        powers = [
            (value, t(f"pad-power-{value.replace(' -', '-minus-').replace(' ', '-')}")) for value in used
        ]
        fields.append(_boxes(forms.POWERS, powers, t("pad-powers"), ticked.get(forms.POWERS, ())))
    name = shorten_name(pad.names[seat], t)
    title = t("pad-bonus-title", player=name, round=number)
    return Questions(title, f"@pad-bonus {number} {seen} {seat}", tuple(fields))


def _ticked(entry: Mapping[str, Any], seat: Seat) -> Fields:
    """Return a player's bonuses as the values of the form's fields."""
    taken = taken_of(entry, seat)
    allies = [one if two == seat else two for one, two in entry.get("loot", ()) if seat in (one, two)]
    loot = tuple(f"{one}x2" if allies.count(one) > 1 else str(one) for one in sorted(set(allies)))
    used = [(power, power_of(entry, power, seat)) for power in ("wager", "harry")]
    return {
        forms.CARDS: (*taken["prizes"], *((forms.KING,) if taken["king"] else ())),
        forms.PIRATES: (str(taken["pirates"]),),
        forms.MERMAIDS: ("+".join(map(str, taken["mermaids"])) or "0",),
        forms.LOOT: loot,
        forms.POWERS: tuple(f"{power} {value}" for power, value in used if value is not None),
    }


def _numbers(field: str, written: Mapping[str, Any], hint: str, label: str, draft: Fields) -> Line:
    typed = "".join(draft.get(field, ())) or " ".join(map(str, written.get(field, ())))
    return Line(field, label, hint, typed[:60], 60)


def _one_of(field: str, values: Sequence[tuple[str, str]], label: str, chosen: Fields) -> Menu:
    """Return a menu of which one value is chosen, at first the first."""
    present = "".join(chosen.get(field, ())) or values[0][0]
    return Menu(
        field, tuple(Option(name, value, chosen=value == present) for value, name in values), label, least=0
    )


def _boxes(field: str, values: Sequence[tuple[str, str]], label: str, ticked: Sequence[str]) -> Menu:
    lines = tuple(Option(name, value, chosen=value in ticked) for value, name in values)
    return Menu(field, lines, label, least=0, most=max(2, len(lines)))


def _short_names(pad: Pad, t: Texts) -> str:
    """Return the names in the order in which numbers are typed, short enough for a hint."""
    room = 84 // len(pad.names) - 2
    return ", ".join(shorten_name(name, t, max(3, room)) for name in pad.names)
