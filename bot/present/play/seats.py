"""Private messages about seats that have changed hands."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import RefusalId
from bot.present import notices
from bot.present.names import escaped_name, player_name
from bot.present.notices import back_button
from bot.present.play.headline import headline_blocks
from bot.present.play.late_comers import late_button
from bot.present.play.lobby import LOBBY
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT, standing_lines
from bot.present.refusals import refusal_text
from bot.tables.leavers import TIME, Leaver
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def lost_seat_notice(snapshot: Snapshot, leaver: Leaver, names: Mapping[str, str], t: Texts) -> Post:
    """Return why the reader has lost the seat, who plays now, and a button back if possible.

    `names` maps who strings to the escaped names of the people who ordered a change of seats. Past events
    stay in the message; statements about the present are removed when the message is replaced.
    """
    lines = [Text(f"## {_reason_gone(leaver, names, t)}")]
    if snapshot.header.status == "over":
        return Post((*lines, Text(t(RefusalId.MATCH_OVER))), table=snapshot.header.id)
    if not leaver.has_robot:
        return Post((*lines, _new_holder(leaver, names, t)), table=snapshot.header.id)
    robot = escaped_name(leaver.holder.name, t)
    lines.append(Text(t("gone-robot", robot=robot), is_temporary=True))
    if not leaver.may_return:
        gate = leaver.gate
        lines += (
            [Text(refusal_text(gate.rule, {"host": gate.host}, t), is_temporary=True)]
            if leaver.was_kicked
            else []
        )
        return Post(tuple(lines), table=snapshot.header.id)
    lines.append(Text(t("gone-asleep" if snapshot.header.asleep else "gone-yours"), is_temporary=True))
    return Post((*lines, Row((back_button(t),))), table=snapshot.header.id)


def kicked_notice(snapshot: Snapshot, by: str, t: Texts) -> Post:
    """Return the message to a person kicked from a lobby `by` somebody (an escaped name)."""
    header = snapshot.header
    details = t(
        "gone-lobby",
        table=notices.table_name(header, t),
        channel=notices.place_of(header, t),
    )
    head = t("head-gone-lobby", by=by)
    return Post((Text(f"# {head}"), Text(details)), table=header.id, epoch=LOBBY, stamp=f"{head} {details}")


def _reason_gone(leaver: Leaver, names: Mapping[str, str], t: Texts) -> str:
    if not leaver.invited:
        return t("gone-withdrawn")
    if leaver.by is None:
        return t("left")
    return t("gone-time") if leaver.by == TIME else t("gone-kicked", by=names[leaver.by])


def _new_holder(leaver: Leaver, names: Mapping[str, str], t: Texts) -> Text:
    player, by = escaped_name(leaver.holder.name, t), leaver.holder.by
    if by is None:
        return Text(t("gone-person", player=player), is_temporary=True)
    return Text(t("gone-given", by=names[by], player=player))


def sleeping_table(snapshot: Snapshot, t: Texts) -> Post:
    """Return the message of a table that everybody has left: its standing, and a button to return."""
    lines = [t("asleep-why")]
    lines += standing_lines(snapshot, snapshot.places, t)
    for seat, name in snapshot.absent:
        lines.append(
            f"-# {t('stand-in', robot=player_name(snapshot, seat, t), player=escaped_name(name, t))}"
        )
    title = headline_blocks(t("head-asleep"), t("asleep-title", game=t(f"game-{snapshot.header.game}")))
    buttons = [notices.back_button(t), Button(t("button-hand"), "@hand", emoji="🃏")]
    # Where people hold seats, the match goes on only with them.
    if all(occupant.is_robot for occupant in snapshot.occupants):
        buttons += late_button(snapshot, t)
    if snapshot.rounds_done:
        buttons.append(Button(t("button-sheet"), "@sheet"))
    return Post(
        (*title, Text("\n".join(lines)), Row(tuple(buttons))),
        table=snapshot.header.id,
        turn=snapshot.view.turn,
        accent=NIGHT,
    )


def seat_changes(snapshot: Snapshot, names: Mapping[str, str], t: Texts) -> list[Block]:
    """Return who has left or taken a seat, on whose order, and who is host now.

    `names` maps who strings to the escaped names of the people who ordered a change.
    """
    if not snapshot.leavers or snapshot.header.status != "running":
        return []
    lines = [
        t("stand-in", robot=player_name(snapshot, seat, t), player=escaped_name(name, t))
        for seat, name in snapshot.absent
    ]
    lines += [
        t(
            "kicked-told",
            by=by,
            player=escaped_name(leaver.name, t),
            robot=player_name(snapshot, leaver.seat, t),
        )
        for leaver in snapshot.leavers
        if leaver.has_robot and leaver.was_kicked and (by := names.get(leaver.by or ""))
    ]
    lines += [_describe_handover(leaver, names, t) for leaver in snapshot.leavers if not leaver.has_robot]
    if any(leaver.has_robot for leaver in snapshot.leavers):
        host = [s.name for s in snapshot.occupants if s.who == f"u:{snapshot.header.host}"]
        lines += [t("host-now", player=escaped_name(name, t)) for name in host]
    return [Text("\n".join(f"-# {line}" for line in lines))]


def _describe_handover(leaver: Leaver, names: Mapping[str, str], t: Texts) -> str:
    """Return who has taken a seat that a player had left, and who gave the newcomer that seat."""
    player, newcomer = escaped_name(leaver.name, t), escaped_name(leaver.holder.name, t)
    if by := names.get(leaver.holder.by or ""):
        return t("given-told", by=by, player=player, newcomer=newcomer)
    return t("taken-told", player=player, newcomer=newcomer)
