"""The message of a score pad: the pad as at a table, and what may be written next."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from bot.art.pad import Pad as Drawing
from bot.art.pad import Round, most_rounds
from bot.pads.pad import Pad
from bot.present.confirmation import confirmation
from bot.present.deals.duel import LIST_ROUNDS, PADS
from bot.present.names import escaped_name, join_phrases, plain_name
from bot.present.notices import notice
from bot.present.play.scores import PlayedRound
from bot.present.post import ALT_LIMIT, Block, Button, Illustration, Menu, Option, Post, Row, Text
from bot.present.presenter import GOLD, NIGHT, SEA, format_points, format_signed, place_mark
from bot.records.pads import PadRound
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts

LINES: Final = 25
"""The most lines that Discord accepts in a menu."""
CHANGES: Final = 5
"""The latest changes of a round that are told."""


def message(pad: Pad, now: datetime, t: Texts) -> Post:
    """Return the public message of a pad."""
    header = pad.header
    if header.status == "discarded":
        return Post(
            (Text(t("pad-discarded", game=_game(pad, t))),), table=header.id, epoch="open", accent=NIGHT
        )
    blocks: list[Block] = [Text(f"# {_title(pad, t)}"), Text(f"-# {_about(pad, t)}")]
    if pad.latest:
        blocks.append(_picture(pad, t))
    last = [_last_change(pad, t)] if pad.rounds else []
    if header.status == "over":
        return Post((*blocks, Text("\n".join(last))), table=header.id, epoch="over", accent=GOLD)
    if pad.is_asleep(now):
        blocks.append(Text("\n".join([*last, t("pad-asleep")])))
        wake = Row((Button(t("button-pad-wake"), "@pad-wake", "success"),))
        return Post((*blocks, wake), table=header.id, epoch="open", accent=NIGHT)
    blocks.append(
        Text("\n".join([*last, t("pad-complete") if pad.is_complete else t("pad-next", **_next(pad))]))
    )
    return Post((*blocks, *_controls(pad, t)), table=header.id, epoch="open", accent=SEA)


def look(pad: Pad, t: Texts) -> Post:
    """Return an ended pad as a page for one reader."""
    post = message(pad, pad.header.changed_at, t)
    note = Text(f"-# {t('pad-no-replay')}")
    return post.without_buttons().with_more(note)._replace(table=0, epoch="")


def round_page(pad: Pad, number: int, t: Texts) -> Post:
    """Return a round as one reader may correct it: what was written, by whom and when."""
    written = pad.written(number)
    blocks: list[Block] = [round_text(pad, number, t)]
    told = (_tell(one, "pad-wrote" if one is written[0] else "pad-corrected", t) for one in written)
    blocks.append(Text("\n".join([f"-# {line}" for line in told][-CHANGES:])))
    revision = written[-1].revision
    fill = Button(t(f"button-pad-{pad.header.game}"), f"@pad-fill {number} {revision}", emoji="✏️")
    blocks.append(Row((fill,)))
    if pad.header.game == "skull-king":
        players = tuple(Option(plain_name(name, t), str(seat)) for seat, name in enumerate(pad.names))
        blocks.append(Menu(f"@pad-bonus {number} {revision}", players, t("pad-bonus")))
    return Post(tuple(blocks), table=pad.header.id, accent=SEA)


def round_text(pad: Pad, number: int, t: Texts) -> Text:
    """Return what stands of a round."""
    return Text("\n".join((f"## {t('pad-round', round=number)}", *_round_lines(pad, number, t))))


def ask_end(pad: Pad, counts: bool, t: Texts) -> Post:
    """Ask whether to end a pad."""
    done, label = len(pad.latest), t("button-ask-pad-end")
    title = t("ask-pad-end", game=_game(pad, t))
    if not done:
        lines = [t("ask-pad-empty")]
    elif counts:
        lines = [t("ask-pad-final"), t("ask-pad-counts")]
    else:
        why = "ask-pad-setting" if pad.is_complete else "ask-pad-early"
        lines = [t("ask-pad-final"), t(why)]
    if done:
        # A correction meanwhile changes the question, which is then asked again.
        scores = (f"{escaped_name(pad.names[one.seat], t)} {format_points(one.points)}" for one in pad.places)
        lines.insert(0, " · ".join(scores))
    return confirmation(title, lines, label, "pad-end", t, table=pad.header.id)


def ended(pad: Pad, t: Texts) -> Post:
    """Return the answer to whoever ended a pad."""
    if pad.match is None:
        return notice(t("pad-discarded", game=_game(pad, t)))
    return notice(t("pad-ended", match=match_id(pad.match)))


# ---------------------------------------------------------------------- parts


def _title(pad: Pad, t: Texts) -> str:
    if pad.header.status == "over":
        best = [escaped_name(pad.names[place.seat], t) for place in pad.places if place.rank == 1]
        return t("pad-won", players=join_phrases(best, t), count=len(best))
    return t("pad-title", game=_game(pad, t))


def _about(pad: Pad, t: Texts) -> str:
    """Return the game, that real cards are played, and by whom."""
    names = join_phrases([escaped_name(name, t) for name in pad.names], t)
    match = () if pad.match is None else (match_id(pad.match),)
    return " · ".join((*match, t("pad-about", game=_game(pad, t)), names))


def _game(pad: Pad, t: Texts) -> str:
    return t(f"game-{pad.header.game}")


def _next(pad: Pad) -> dict[str, int]:
    """Return the number of the next round, and the cards dealt in it (0: always all)."""
    number = len(pad.latest) + 1
    rounds = getattr(pad.view, "rounds", ())
    return {"round": number, "cards": rounds[number - 1] if rounds else 0}


def _controls(pad: Pad, t: Texts) -> Iterator[Block]:
    done = len(pad.latest)
    follow = Button(t("button-pad-next", round=done + 1), "@pad-next", "primary", "✏️", pad.is_complete)
    end = Button(t("button-pad-end"), "@pad-end", "success" if pad.is_complete else "secondary", "🏁")
    yield Row((end,) if pad.is_complete else (follow, end))
    if done:
        first = max(1, done - LINES + 1)
        rounds = tuple(Option(t("pad-round", round=number), str(number)) for number in range(first, done + 1))
        yield Menu("@pad-round", rounds[::-1], t("pad-correct"))


def _picture(pad: Pad, t: Texts) -> Illustration:
    """Draw the pad; the text has everybody's points round by round, best first."""
    motif, counted = PADS[pad.header.game]
    names = tuple(plain_name(name, t) for name in pad.names)
    rounds = [_rounds_of(pad, seat, t) for seat in range(len(names))]
    by_round = [
        Round(str(number), tuple(played.cell for played in cells))
        for number, cells in enumerate(zip(*rounds, strict=True), 1)
    ]
    lines, described = [], []
    for place in pad.places:
        points = t("points", points=place.points, shown=format_points(place.points))
        course = " · ".join(format_signed(played.points) for played in rounds[place.seat])
        name = escaped_name(pad.names[place.seat], t)
        lines.append(f"{place_mark(place.rank, t)} **{name}** · {points}\n-# {course}")
        described.append(t("labelled-plain", label=names[place.seat], text=f"{course}, {points}"))
    alt = t("pad-alt", results="; ".join(described))[:ALT_LIMIT]
    shown = tuple(by_round[-most_rounds(len(names)) :])
    return Illustration(Drawing(motif, names, shown, counted), alt, Text("\n".join(lines)))


def _rounds_of(pad: Pad, seat: int, t: Texts) -> list[PlayedRound]:
    return LIST_ROUNDS[pad.header.game](pad.view, seat, t)


def _round_lines(pad: Pad, number: int, t: Texts) -> Iterator[str]:
    """Yield each player's round: what was bid and taken, and the points."""
    for seat, name in enumerate(pad.names):
        played = _rounds_of(pad, seat, t)[number - 1]
        told = f"{played.told} · " if played.told else ""
        yield f"- **{escaped_name(name, t)}** · {told}{format_signed(played.points)}"


def _last_change(pad: Pad, t: Texts) -> str:
    """Return who wrote or corrected a round last, and when."""
    row = pad.rounds[-1]
    first = row is pad.written(row.round)[0]
    return _tell(row, "pad-wrote-round" if first else "pad-corrected-round", t)


def _tell(row: PadRound, key: str, t: Texts) -> str:
    """Return by whom and when a round was written, or corrected."""
    moment = f"<t:{int(row.at.timestamp())}:R>"
    return t(key, player=escaped_name(row.name, t), round=row.round, moment=moment)
