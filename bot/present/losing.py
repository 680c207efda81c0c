"""The confirmation questions before a player or a server loses something.

A table is closed, a seat is given up or away, a season is ended, a match is declared void.
"""

from __future__ import annotations

from bot.present import notices
from bot.present.confirmation import KEEP, confirmation
from bot.present.names import escaped_name, join_phrases
from bot.present.notices import table_name
from bot.present.post import Form, Post
from bot.records.history import FinishedMatch
from bot.records.tables import Person, parse_who
from bot.tables.leavers import Leaver
from bot.tables.reasons import LONGEST_REASON
from bot.tables.snapshot import Snapshot
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escape_name


def ask_close(snapshot: Snapshot, reader: int, act: str, t: Texts, *, keep: str = KEEP) -> Post:
    """Ask whether to close a table without a result; `act` is the action that closes it."""
    running = snapshot.header.status == "running"
    lost = [t("ask-close-running", round=1 + snapshot.rounds_done), t("ask-close-back")]
    lobby = [] if snapshot.header.is_private else [t("ask-close-lobby")]
    lines = [_place_and_players(snapshot, reader, t), *(lost if running else lobby)]
    title = t("ask-close", table=table_name(snapshot.header, t))
    return confirmation(title, lines, t("button-ask-close"), act, t, table=snapshot.header.id, keep=keep)


def ask_kick(snapshot: Snapshot, reader: int, user: int, t: Texts) -> Post:
    """Ask whether to remove this person, who has a seat, from the table."""
    who, header = str(Person(user)), snapshot.header
    player = next(escaped_name(occupant.name, t) for occupant in snapshot.occupants if occupant.who == who)
    lost = "ask-kick-running" if header.status == "running" else "ask-kick-lobby"
    lines = [_place_and_players(snapshot, reader, t), t(lost), t("ask-kick-back", player=player)]
    title = t("ask-kick", player=player, table=table_name(header, t))
    return confirmation(title, lines, t("button-ask-kick"), f"kick {user}", t, table=header.id)


def ask_line_off(snapshot: Snapshot, reader: int, user: int, t: Texts) -> Post:
    """Ask whether to remove this person from the line of those who wait for a seat."""
    header = snapshot.header
    player = escaped_name((header.line or {})[str(Person(user))], t)
    lines = [_place_and_players(snapshot, reader, t), t("ask-line-off-back", player=player)]
    title = t("ask-line-off", player=player, table=table_name(header, t))
    return confirmation(title, lines, t("button-ask-kick"), f"kick {user}", t, table=header.id)


def ask_substitute(
    snapshot: Snapshot, reader: int, leaver: Leaver, newcomer: str, words: tuple[str, ...], t: Texts
) -> Post:
    """Ask whether to give a seat that the leaver may still take back to a newcomer with this name.

    `words` are the arguments of the action: the person who gets the seat, and the seat's former player.
    """
    header, player, newcomer = snapshot.header, escaped_name(leaver.name, t), escaped_name(newcomer, t)
    lines = [
        _place_and_players(snapshot, reader, t),
        t("ask-substitute-lost", player=player, newcomer=newcomer),
    ]
    title = t("ask-substitute", player=player, newcomer=newcomer, table=table_name(header, t))
    act = " ".join(("substitute", *words))
    return confirmation(title, lines, t("button-ask-substitute"), act, t, table=header.id)


def ask_leave(snapshot: Snapshot, reader: int, t: Texts) -> Post:
    """Ask the reader, who has a seat, whether to give up that seat."""
    header = snapshot.header
    if header.status != "running":
        lost = [t("ask-leave-lobby")]
    elif header.is_private:
        lost = [t("ask-leave-private")]
    elif closes(snapshot):
        lost = [t("ask-leave-running"), t("ask-leave-last")]
    else:
        waiting = len(header.line or {}) > snapshot.free
        lost = [t("ask-leave-running"), *([t("ask-leave-line")] if waiting else [])]
    title = t("ask-leave", table=table_name(header, t))
    lines = [_place_and_players(snapshot, reader, t), *lost]
    return confirmation(title, lines, t("button-ask-leave"), "leave", t, table=header.id)


def closes(snapshot: Snapshot) -> bool:
    """Return whether the reader is the last person: without people a lobby closes and a match sleeps.

    The lobby of a meeting stays open for the others.
    """
    header = snapshot.header
    if header.status == "lobby" and header.invited and header.championship_id is None:
        return False
    return sum(isinstance(parse_who(occupant.who), Person) for occupant in snapshot.occupants) <= 1


def ask_end_season(season: str, t: Texts) -> Post:
    """Ask whether to end a server's season."""
    title, lines = t("ask-season", season=escape_name(season)), [t("ask-season-lost"), t("ask-reason")]
    return confirmation(title, lines, t("button-ask-season"), "season-end", t)


def end_season_form(season: int, t: Texts) -> Form:
    """Return the form that asks for the reason for ending the season with this id."""
    return _reason_form(f"@season-end {season}", t("button-ask-season"), t)


def ask_void(played: FinishedMatch, t: Texts) -> Post:
    """Ask whether to declare a finished match void."""
    game, players = (
        t(f"game-{played.game}"),
        join_phrases([escaped_name(place.name, t) for place in played.places], t),
    )
    lines = [
        t("labelled", label=game, text=players),
        t("ask-void-match-lost"),
        t("ask-reason"),
    ]
    title = t("ask-void-match", match=match_id(played.table_id))
    return confirmation(title, lines, t("button-ask-void-match"), "void", t, table=played.table_id)


def void_form(table_id: int, t: Texts) -> Form:
    """Return the form that asks for the reason for declaring a match void."""
    return _reason_form("@void", t("ask-void-match", match=match_id(table_id)), t)


def _reason_form(action: str, title: str, t: Texts) -> Form:
    return Form(title[:45], action, t("referee-reason"), t("referee-reason-hint"), "", LONGEST_REASON)


def _place_and_players(snapshot: Snapshot, reader: int, t: Texts) -> str:
    """Return the table's place and the other people at the table, or the robots if there are no people."""
    others = [occupant for occupant in snapshot.occupants if occupant.who != str(Person(reader))]
    people = [occupant for occupant in others if isinstance(parse_who(occupant.who), Person)]
    place = notices.place_of(snapshot.header, t)
    if snapshot.header.is_private:
        return t("ask-there-private")
    if not others:
        return t("ask-there-alone", channel=place)
    players = join_phrases([escaped_name(occupant.name, t) for occupant in people or others], t)
    return t("ask-there", channel=place, players=players)
