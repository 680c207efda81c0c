"""Rulings on tricks that people type, under every house rule that could change the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.present.post import Block, Divider, Post, Text
from bot.present.presenter import GOLD, NIGHT
from bot.present.skull_king.cards import face
from bot.present.skull_king.reading import complete, read
from bot.present.skull_king.reasons import alliances, pending_bonuses, reason
from bot.present.skull_king.vocabulary import NAMELESS
from bot.texts.sentences import Texts
from engine.skull_king.cards import HARRY, RASCAL, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import CHOICES, Options, hands
from engine.skull_king.public import Trick
from engine.skull_king.trick import outcome

OFFERED, LONGEST = 25, 100
"""Discord's limits for autocompletion: how many suggestions, and the length of each."""
PLAYERS: Final = 3
"""A player count that both editions allow; rulings do not depend on the number of players."""
DEPENDS: Final = ("whale_loot_alliance", "second_loot_allies")
"""House rules that change what a trick brings.

The rule on counting captures is omitted, because the sentence about captures states both counts.
"""

FixedOptions = Mapping[str, Any]
"""The validated options that the question fixes; the ruling covers all values of the other options."""


def judge(text: str, said: FixedOptions, t: Texts, *, seats: int | None = None) -> tuple[Post, bool]:
    """Return the ruling on a typed trick, and whether the cards were understood.

    If the cards were not understood, the post says what was unclear. Players are numbered in order of play.
    `seats` is the player count of the table whose options are `said`: 0 in a lobby, None without a table.
    """
    trouble, tricks = "", dict[str, tuple[Card, ...]]()
    for edition in _editions(said):
        found = read(text, edition, _sizes(edition, seats), t)
        trouble = trouble or found.trouble
        if not found.trouble:
            tricks[edition] = found.cards
    if not tricks:
        return Post((Text(f"⚓ {trouble}"),), accent=NIGHT), False
    # Show the cards with one deck's emojis, even if several editions judge the trick.
    t = t.of_deck(next(iter(tricks)))
    verdicts = {
        edition: _full_verdict(cards, {**said, "edition": edition}, t) for edition, cards in tricks.items()
    }
    first = next(iter(tricks))
    alike = len(set(verdicts.values())) == 1
    done = _trick(tricks[first], {**said, "edition": first})
    laid = [f"{seat + 1}. {face(card, t)}{' ⭐' if seat == done.winner else ''}" for seat, card in done.plays]
    blocks: list[Block] = [Text(f"### ⚖️ {t('ruling-title')}\n" + "\n".join(laid)), Divider()]
    if alike:
        either = len(tricks) > 1
        foot = _foot(first, said, seats, t, either=either)
        blocks += [Text(_with_rule(verdicts[first], done.rule)), Text(f"-# {foot}")]
    else:
        blocks.append(Text(t("ruling-depends", option=t("option-edition"))))
        for edition, lines in verdicts.items():
            rule = _trick(tricks[edition], {**said, "edition": edition}).rule
            blocks.append(Text(f"**{t(f'option-edition-{edition}')}**\n{_with_rule(lines, rule)}"))
    return Post(tuple(blocks), accent=GOLD), True


def _with_rule(lines: Sequence[str], rule: str) -> str:
    """Return the verdict with the rule that decides who takes the trick."""
    return "\n".join((f"{lines[0]} ({rule})", *lines[1:]))


def _editions(said: FixedOptions) -> Sequence[str]:
    """Return the editions that the question may be about: those that offer every option in `said`."""
    if "edition" in said:
        return (said["edition"],)
    return [key for key in CHOICES["edition"] if all(map(EDITIONS[key].has_option, said))]


def _sizes(edition: str, seats: int | None) -> range:
    """Return how many cards a trick may have, from the smallest table's number to `seats`.

    Graybeard's card counts (SK-1.2, SK-2.1, R-SKL-02). With `seats` 0 or None, any table size is allowed.
    """
    rules = EDITIONS[edition]
    least, *_, most = sorted(hands(rules, number) for number in rules.seats)
    return range(least, (hands(rules, seats) if seats else most) + 1)


def _trick(cards: tuple[Card, ...], said: FixedOptions) -> Trick:
    end = outcome(cards, Options.from_mapping(said, PLAYERS))
    return Trick(
        number=1,
        plays=tuple(enumerate(cards)),
        winner=end.winner,
        next_leader=end.next_leader,
        rule=end.rule,
        bonuses=end.bonuses,
        loot=end.loot,
        power=end.pirate,
        other_count=end.other_count,
    )


def _full_verdict(cards: tuple[Card, ...], said: FixedOptions, t: Texts) -> tuple[str, ...]:
    """Return the verdict, with a variant for each value of an unfixed house rule that changes it."""
    lines = list(_verdict(cards, said, t))
    depending: list[str] = []
    for key in DEPENDS:
        if key in said or not EDITIONS[said["edition"]].has_option(key):
            continue
        under = {value: list(_verdict(cards, {**said, key: value}, t)) for value in CHOICES[key]}
        usual = under[CHOICES[key][0]]
        shared = [line for line in usual if all(line in verdict for verdict in under.values())]
        own = {value: [line for line in verdict if line not in shared] for value, verdict in under.items()}
        if any(own.values()):
            lines = [line for line in lines if line in shared or line not in usual]
            depending.append(t("ruling-depends", option=t(f"option-{key}")))
            for value, verdict in own.items():
                label = t(f"option-{key}-{'on' if value else 'off'}")
                depending.append(
                    f"- {t('labelled', label=label, text=' '.join(verdict) or t('ruling-else'))}"
                )
    return (*lines, *depending)


def _verdict(cards: tuple[Card, ...], said: FixedOptions, t: Texts) -> Iterator[str]:
    def named(seat: int) -> str:
        return t("ruling-player", number=seat + 1)

    done = _trick(cards, said)
    yield reason(done, named, t)
    allied = alliances(done, named, t).replace("\n", " ")
    yield from filter(None, (pending_bonuses(done, t), allied, _power(done, said, t)))
    if done.winner is not None:
        yield t("ruling-leads", player=named(done.next_leader))


def _power(done: Trick, said: FixedOptions, t: Texts) -> str:
    """Return what the winning pirate's power does and when (SK-12).

    Return "" for a card without a power, and at a table without powers.
    """
    known = said.get("powers", None if EDITIONS[said["edition"]].has_option("powers") else False)
    card = None if done.winner is None else done.plays[done.winner][1]
    if known is False or card is None or (done.power is None and card not in NAMELESS):
        return ""
    late = said.get("rascal_bet_on_last_trick")
    if card in NAMELESS:
        key = "ruling-power-nameless"
    elif card == HARRY:
        key = "ruling-power-harry"
    elif card == RASCAL and late is not False:
        key = "ruling-power-always" if late else "ruling-power-rascal"
    else:
        key = "ruling-power"
    sentence = t(key, card=face(card, t))
    return sentence if known else t("ruling-if-powers", told=sentence)


def _foot(edition: str, said: FixedOptions, seats: int | None, t: Texts, *, either: bool) -> str:
    """Return a note on the rules applied: the table's rules, the edition, and how captures count."""
    if either:
        return t("ruling-either")
    counting = Options.from_mapping({**said, "edition": edition}, PLAYERS).character_bonus
    captures = t(
        f"rules-captures-{counting if EDITIONS[edition].has_option('character_bonus') else 'edition'}"
    )
    table = [] if seats is None else [t("ruling-table")]
    return " · ".join([*table, t(f"option-edition-{edition}"), captures])


def suggestions(text: str, edition: str | None, t: Texts) -> list[str]:
    """Return the typed list with its last card completed, in each way that fits.

    If `edition` is None, suggest cards of the older edition only if no card of the modern edition fits.
    """
    for key in (edition,) if edition else CHOICES["edition"]:
        found = [suggestion for suggestion in complete(text, key, t) if len(suggestion) <= LONGEST]
        if found:
            return found[:OFFERED]
    return []
