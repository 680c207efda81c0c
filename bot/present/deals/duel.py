"""The message of a duel: who is challenged and who has finished, then the result round beside round."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.art.chip import Sign
from bot.art.pad import Pad, Round
from bot.deals.duels import MOST_PLAYERS, ROUNDS, Duel, Player
from bot.present.confirmation import confirmation
from bot.present.hearts import scores as hearts
from bot.present.names import escaped_name, join_phrases, plain_name, shorten_name
from bot.present.notices import notice
from bot.present.play.scores import PlayedRound
from bot.present.post import (
    ALT_LIMIT,
    Block,
    Button,
    Illustration,
    Menu,
    Option,
    PlainForm,
    Post,
    Row,
    Text,
)
from bot.present.presenter import GOLD, NIGHT, SEA, format_points, format_signed
from bot.present.skull_king import scores as skull_king
from bot.records.placeholders import is_placeholder
from bot.texts.sentences import Texts
from engine import GAMES
from engine.core import Seat

LIST_ROUNDS: Final[Mapping[str, Callable[[Any, Seat, Texts], list[PlayedRound]]]] = {
    "skull-king": skull_king.list_rounds,
    "hearts": hearts.list_rounds,
}
"""The result of each of a player's rounds, from the view of a finished match."""
PADS: Final[Mapping[str, tuple[str, Sign | None]]] = {
    "skull-king": ("skull", "tricks"),
    "hearts": ("hearts", None),
}
"""The motif of the pad, and the sign of what a cell counts."""
SIGNS: Final = {"waiting": "▫️", "playing": "🃏", "finished": "✅", "declined": "✖️", "gone": "✖️"}
DECIDING: Final = 3
"""The most rounds that are told as those that decided a duel."""
LONGEST_LABEL: Final = 60


def message(duel: Duel, pings: Collection[int], t: Texts) -> Post:
    """Return the public message; `pings` are the players who may be mentioned.

    The challenge mentions those who are challenged, the result those who have played.
    """
    if duel.deal.ended_by is not None:
        return _called_off(duel, t)
    return _result(duel, pings, t) if duel.is_over else _challenge(duel, pings, t)


def explain(duel: Duel, t: Texts) -> Post:
    """Return how a duel goes, for the person who asks."""
    return notice(t("duel-rules", game=_game(duel, t), rounds=ROUNDS))


def ask_call_off(duel: Duel, t: Texts) -> Post:
    """Ask whether to call a duel off."""
    begun = [_name(one, t) for one in duel.players if one.progress in ("playing", "finished")]
    lines = [t("ask-duel-begun", players=join_phrases(begun, t))] if begun else []
    lines.append(t("ask-duel-lost"))
    title = t("ask-duel-off", game=_game(duel, t))
    return confirmation(title, lines, t("button-ask-duel-off"), "duel-off", t, table=duel.deal.id)


# ---------------------------------------------------------------------- while it is open


def _challenge(duel: Duel, pings: Collection[int], t: Texts) -> Post:
    deal = duel.deal
    called = [one for one in duel.players if one.user != deal.host]
    mentioned = tuple(one.user for one in called if one.user in pings) if deal.invited is not None else ()
    host = _host(duel, t)
    if deal.invited is None:
        head = t("duel-open", host=host, game=_game(duel, t), most=MOST_PLAYERS)
    else:
        players = [f"<@{one.user}>" if one.user in mentioned else _name(one, t) for one in called]
        head = t("duel-challenge", host=host, players=join_phrases(players, t), game=_game(duel, t))
    moment = int(deal.closes_at.timestamp())
    lines = [_progress(one, t) for one in duel.players]
    until = t("duel-until", moment=f"<t:{moment}:f>", left=f"<t:{moment}:R>")
    buttons = [Button(t("button-duel-play"), "@duel-play", "success", "🃏")]
    if deal.invited is not None:
        buttons.append(Button(t("button-duel-decline"), "@duel-decline"))
    more = (
        Option(t("duel-how"), "how", t("duel-how-why")),
        Option(t("duel-off"), "off", t("duel-off-why")),
    )
    return Post(
        (
            Text(f"⚔️ {head}"),
            Text(f"-# {_about(duel, t)}"),
            *([Text("\n".join(lines))] if lines else []),
            Text(until),
            Row(tuple(buttons)),
            Menu("@duel-more", more, t("duel-more")),
        ),
        table=deal.id,
        epoch="open",
        accent=SEA,
        classic=True,
        mentions=mentioned,
    )


def _about(duel: Duel, t: Texts) -> str:
    """Return what is played, in a few words."""
    level = t(f"robots-{duel.deal.level}")
    return t("duel-about", rounds=ROUNDS, robots=duel.deal.seats - 1, level=level)


def _progress(player: Player, t: Texts, *, over: bool = False) -> str:
    """Return how far a player is, or was at the end, without any points."""
    late = over and player.progress in ("waiting", "playing")
    said = t(f"duel-late-{player.progress}" if late else f"duel-player-{player.progress}")
    said = t("labelled", label=_name(player, t), text=said)
    return f"{SIGNS[player.progress]} {said}"


def _called_off(duel: Duel, t: Texts) -> Post:
    by = duel.deal.ended_by or 0
    name = next((_name(one, t) for one in duel.players if one.user == by), "")
    by_whom = name or (t("deleted-person") if is_placeholder(by) else f"<@{by}>")
    return Post(
        (
            Text(f"⚔️ {t('duel-called-off', player=by_whom, game=_game(duel, t))}"),
            Row((_again(t),)),
        ),
        table=duel.deal.id,
        epoch="open",
        accent=NIGHT,
        classic=True,
    )


# ---------------------------------------------------------------------- the result


def _result(duel: Duel, pings: Collection[int], t: Texts) -> Post:
    ranked, winners = duel.ranked, duel.winners
    mentioned = tuple(one.user for one in ranked if one.user in pings)
    small = " · ".join([*(f"<@{user}>" for user in mentioned), t("duel-result-of", game=_game(duel, t))])
    rounds = {one.user: _rounds_of(duel, one, t) for one in ranked}
    blocks: list[Block] = [Text(f"# {_headline(duel, t)}"), Text(f"-# {small}")]
    if ranked:
        blocks.append(_picture(duel, rounds, t))
    if winners:
        blocks += _deciding(duel, rounds, t)
    missing = [_progress(one, t, over=True) for one in duel.players if one.final is None]
    blocks += [Text("\n".join(missing))] if missing else []
    blocks.append(Row((_again(t),)))
    if ranked:
        tables = tuple(Option(_label(one, t), str(one.table), _points(one, t)) for one in ranked)
        blocks.append(Menu("@duel-replay", tables, t("duel-watch")))
    post = Post(
        tuple(blocks),
        table=duel.deal.id,
        epoch="over",
        accent=GOLD if winners else NIGHT,
        classic=True,
        mentions=mentioned,
    )
    return post._replace(plain=PlainForm(post.without_illustration)) if ranked else post


def _headline(duel: Duel, t: Texts) -> str:
    winners, ranked = duel.winners, duel.ranked
    if not winners:
        return t("duel-nobody", count=len(ranked), player=_name(ranked[0], t) if ranked else "")
    if len(winners) > 1:
        return f"🤝 {t('duel-tie', players=join_phrases([_name(one, t) for one in winners], t))}"
    return f"🏆 {t('duel-won', player=_name(winners[0], t))}"


def _rounds_of(duel: Duel, player: Player, t: Texts) -> list[PlayedRound]:
    assert player.final is not None
    return LIST_ROUNDS[duel.deal.game](player.final.view, player.seat, t)


def _picture(duel: Duel, rounds: Mapping[int, Sequence[PlayedRound]], t: Texts) -> Illustration:
    """Draw the pad of all players with a result, best first; the text has everybody's rounds in a line."""
    motif, counted = PADS[duel.deal.game]
    ranked = duel.ranked
    names = tuple(plain_name(one.name, t) for one in ranked)
    by_round = zip(*(rounds[one.user] for one in ranked), strict=True)
    drawn = tuple(
        Round(str(number), tuple(played.cell for played in cells)) for number, cells in enumerate(by_round, 1)
    )
    lines = [
        f"{place}. **{_name(one, t)}** · {_points(one, t)}\n-# {_points_by_round(rounds[one.user])}"
        for place, one in _places(duel)
    ]
    totals = "; ".join(
        t("labelled-plain", label=name, text=f"{_points_by_round(rounds[one.user])}, {_points(one, t)}")
        for name, one in zip(names, ranked, strict=True)
    )
    alt = t("duel-picture", results=totals)[:ALT_LIMIT]
    return Illustration(Pad(motif, names, drawn, counted), alt, Text("\n".join(lines)))


def _places(duel: Duel) -> Iterator[tuple[int, Player]]:
    """Yield the players with a result, best first, with their places; equal points share one."""
    place = 1
    for number, one in enumerate(duel.ranked, 1):
        if one.points != duel.ranked[place - 1].points:
            place = number
        yield place, one


def _points_by_round(rounds: Sequence[PlayedRound]) -> str:
    return " · ".join(format_signed(played.points) for played in rounds)


def _deciding(duel: Duel, rounds: Mapping[int, Sequence[PlayedRound]], t: Texts) -> Iterator[Text]:
    """Yield the rounds with the widest differences: the best and the worst player of each."""
    sign = 1 if GAMES[duel.deal.game].lowest_wins else -1
    found = []
    for number in range(min(map(len, rounds.values()))):
        order = sorted(duel.ranked, key=lambda one: sign * rounds[one.user][number].points)
        best, worst = order[0], order[-1]
        gap = abs(rounds[best.user][number].points - rounds[worst.user][number].points)
        if gap:
            told = [_told(one, rounds[one.user][number], t) for one in (best, worst)]
            found.append((gap, number, t("duel-round", round=number + 1, best=told[0], worst=told[1])))
    widest = sorted(found, key=lambda one: (-one[0], one[1]))[:DECIDING]
    if widest:
        lines = [f"- {line}" for _, _, line in sorted(widest, key=lambda one: one[1])]
        yield Text("\n".join([f"**{t('duel-decided')}**", *lines]))


def _told(player: Player, played: PlayedRound, t: Texts) -> str:
    """Return a player's round in words: what was bid and taken, and the points."""
    how = f" {played.told}" if played.told else ""
    return f"{_name(player, t)}{how} ({format_signed(played.points)})"


# ---------------------------------------------------------------------- names


def _game(duel: Duel, t: Texts) -> str:
    return t(f"game-{duel.deal.game}")


def _host(duel: Duel, t: Texts) -> str:
    """Return the name of whoever opened the duel, mentioned silently where it is not known."""
    host = duel.deal.host
    name = next((_name(one, t) for one in duel.players if one.user == host), "")
    return name or (t("deleted-person") if host is None or is_placeholder(host) else f"<@{host}>")


def _name(player: Player, t: Texts) -> str:
    return escaped_name(player.name, t)


def _label(player: Player, t: Texts) -> str:
    return shorten_name(player.name, t, LONGEST_LABEL)


def _points(player: Player, t: Texts) -> str:
    return t("points", points=player.points, shown=format_points(player.points))


def _again(t: Texts) -> Button:
    return Button(t("button-duel-again"), "@duel-again", "success", "🔁")
