"""The state of the bet and the latest events, in sentences shared by the table and the panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.present.names import address_player, badge, names_of, plain_name, player_name
from bot.present.post import Text
from bot.present.presenter import at_round_end, sat_at_round_end
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import Disc
from engine.skull.public import BETS_TO_WIN, PASS, Bet, View


def current_events(snapshot: Snapshot, t: Texts, big: str = "# ") -> str:
    """Return the current claim, reveal or loss of a disc; `big` is the markup before a reveal."""
    view: View = snapshot.view
    if view.phase == "bid":
        return claims(snapshot, t)
    if view.phase == "flip":
        return reveal(snapshot, t, big)
    return _losing(snapshot, t) if view.phase in ("shuffle", "lose") else ""


def _losing(snapshot: Snapshot, t: Texts) -> str:
    """Return how a disc is lost (SR-5.3, SR-5.4)."""
    view: View = snapshot.view
    bet = view.bets[-1]
    if view.phase == "lose" and bet.skull == bet.challenger:
        return t("skull-losing-own")
    chance = view.options.opponent_discard == "auto_random"
    return address_player(snapshot, bet.challenger, "skull-losing-chance" if chance else "skull-losing", t)


def highest_bid(snapshot: Snapshot, t: Texts) -> str:
    """Return the highest bid and its bidder."""
    view: View = snapshot.view
    assert view.challenger is not None
    return address_player(snapshot, view.challenger, "skull-challenge", t, number=view.number)


def _inline_name(snapshot: Snapshot, seat: int, t: Texts) -> str:
    """Return a player's name in the middle of a line: "you" for the reader."""
    return t("you").lower() if seat == snapshot.seat else player_name(snapshot, seat, t)


def bets_won(snapshot: Snapshot, t: Texts) -> str:
    """Return how many claims the reader has won, and which others have won any."""
    view: View = snapshot.view
    others = [seat for seat in range(view.seats) if view.won[seat] and seat != snapshot.seat]
    own = view.won[snapshot.seat or 0]
    if not others:
        return t("skull-title-won", won=own)
    others_text = ", ".join(f"{player_name(snapshot, seat, t)}\u00a0{view.won[seat]}" for seat in others)
    return t("skull-title-won-others", won=own, others=others_text)


def claims(snapshot: Snapshot, t: Texts) -> str:
    """Return the highest bid in large letters, then earlier bids and passes in small letters."""
    view: View = snapshot.view
    earlier_claims = [(seat, number) for seat, number in view.calls if number not in (PASS, view.number)]
    earlier = " · ".join(
        f"{_inline_name(snapshot, seat, t)}\u00a0{number}" for seat, number in earlier_claims
    )
    passed = [seat for seat, number in view.calls if number == PASS]
    lines = [f"## {highest_bid(snapshot, t)}"]
    lines += [f"-# {t('skull-earlier', claims=earlier)}"] if earlier else []
    if passed:
        lines.append(f"-# {t('skull-passed', players=names_of(snapshot, passed, t), count=len(passed))}")
    return "\n".join(lines)


def reveal(snapshot: Snapshot, t: Texts, big: str) -> str:
    """Return the reveal under way: every flip so far, and the places still to fill."""
    view: View = snapshot.view
    must = address_player(snapshot, view.to_act[0], "skull-reveal", t, number=view.number)
    return f"-# {must}\n{big}{mats.row(snapshot, view.number, view.flips, t)}"


def current_events_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return the events of `current_events` in words, with flips grouped by mat."""
    view: View = snapshot.view
    if view.phase != "flip":
        return current_events(snapshot, t)
    lines = [address_player(snapshot, view.to_act[0], "skull-reveal", t, number=view.number)]
    return "\n".join([*lines, *_flips_in_words(snapshot, view.flips, t)])


def revealed_discs(snapshot: Snapshot, t: Texts) -> tuple[str, str]:
    """Return the last bet's claim and flipped discs, first in signs and then in words."""
    bet = snapshot.view.bets[-1]
    before = at_round_end(snapshot, bet.round)
    claim = address_player(before, bet.challenger, "skull-last-bet", t, number=bet.number)
    row = mats.row(before, len(bet.flips), bet.flips, t)
    return f"-# {claim}\n{row}", "\n".join([claim, *_flips_in_words(before, bet.flips, t)])


def _flips_in_words(snapshot: Snapshot, flips: Sequence[tuple[Seat, Disc]], t: Texts) -> list[str]:
    """Return a sentence for each mat, in the order of the first flips."""
    return [
        address_player(
            snapshot,
            mat,
            "skull-flipped",
            t,
            mats.owner_in_words(snapshot, mat, t),
            disc=mats.names((disc for seat, disc in flips if seat == mat), t),
        )
        for mat in dict.fromkeys(mat for mat, _ in flips)
    ]


def news_since_move(snapshot: Snapshot, t: Texts) -> str:
    """Return who has added, bid or passed since the reader's last move, for words-only style.

    Return "" before all first discs are laid, after a bet, and for a reader who is out, because another text
    has the news then.
    """
    view: View = snapshot.view
    me = snapshot.seat
    if view.phase not in ("turn", "bid", "flip") or me is None or me in view.out:
        return ""
    claimants = [seat for seat, _ in view.calls]
    last = max((n for n, seat in enumerate(claimants, 1) if seat == me), default=0)
    news = [] if last else [_adding_in_words(snapshot, seat, t) for seat in _added(view, me)]
    # Once the challenger has flipped a disc, all claims precede that player's last move.
    flipping = me == view.challenger and view.flips
    for seat, number in () if flipping else view.calls[last:]:
        key = "skull-words-passed" if number == PASS else "skull-words-said"
        news.append(t(key, player=mats.owner_in_words(snapshot, seat, t), number=number))
    return t("skull-words-since", news="\n".join(news)) if news else t("skull-words-nothing-since")


def _added(view: View, me: Seat) -> Iterator[Seat]:
    """Return who has added a disc since `me`, each at most once, clockwise (SR-2.2).

    The list ends before the seat whose turn it is, or before the first bidder.
    """
    end = view.calls[0][0] if view.calls else view.to_act[0]
    # If `me` has only a first disc, start at the first player, because `me` has had no turn yet.
    start = me + 1 if view.heights[me] > 1 else view.first
    assert start is not None
    circle = (place % view.seats for place in range(start, start + view.seats))
    return (seat for seat in takewhile(lambda seat: seat != end, circle) if seat not in view.out)


def _adding_in_words(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    return t(
        "skull-words-added", player=mats.owner_in_words(snapshot, seat, t), height=snapshot.view.heights[seat]
    )


def last_bet(
    snapshot: Snapshot, t: Texts, big: str = "## ", *, words: bool = False, past: bool = False
) -> str:
    """Return the last bet: flips, outcome, cost, and discs shown by their owners; "" before the first bet.

    `past` adds the number of the round, for a message that may be read after another bet.
    """
    return "\n".join(bet_in_parts(snapshot, t, big, words=words, past=past))


def bet_in_parts(
    snapshot: Snapshot, t: Texts, big: str = "## ", *, words: bool = False, past: bool = False
) -> tuple[str, ...]:
    """Return the last bet in three parts: claim, flips and outcome; () before the first bet."""
    view: View = snapshot.view
    bet = view.last_bet
    if bet is None:
        return ()
    snapshot = at_round_end(snapshot, bet.round)
    heading = "skull-bet-of" if past else "skull-last-bet"
    claim = address_player(snapshot, bet.challenger, heading, t, number=bet.number, round=bet.round)
    if words:
        flips = _flips_in_words(snapshot, bet.flips, t)
    else:
        flips = [f"{big}{line}" for line in mats.path(snapshot, bet, t)]
    ended = [_result(snapshot, bet, t, words), *_cost(snapshot, bet, t)]
    for shown in view.shown:
        ended.append(address_player(snapshot, shown.seat, "skull-shows", t, disc=mats.name(shown.disc, t)))
    return claim, "\n".join(flips), "\n".join(ended)


def after_bet(view: View) -> bool:
    """Return whether a bet has ended and some player has not laid a new first disc yet."""
    return bool(view.bets) and view.phase in ("place", "shuffle", "lose", "first")


def round_outcome(snapshot: Snapshot, number: int, t: Texts) -> str:
    """Return what the bet of a round meant for the reader."""
    bet = next((candidate for candidate in snapshot.view.bets if candidate.round == number), None)
    if bet is None or not sat_at_round_end(snapshot, number):
        return ""
    return t("skull-own-round", round=number, told=_outcome_for_reader(snapshot, bet, t))


def _outcome_for_reader(snapshot: Snapshot, bet: Bet, t: Texts) -> str:
    before = at_round_end(snapshot, bet.round)
    player = player_name(before, bet.challenger, t)
    if bet.challenger != snapshot.seat:
        if bet.skull is None:
            return t("skull-own-not-won", player=player)
        return t("skull-own-mine" if bet.skull == snapshot.seat else "skull-own-aside", player=player)
    if bet.skull is None:
        return t("skull-own-won", number=bet.number)
    if bet.skull == snapshot.seat:
        return t("skull-own-lost", number=bet.number)
    return t("skull-own-lost-other", number=bet.number, owner=player_name(before, bet.skull, t))


def ribbon(snapshot: Snapshot, bet: Bet, t: Texts) -> str:
    """Return in a few words how a bet ended, or what it brought a reader who took part."""
    before = at_round_end(snapshot, bet.round)
    player = plain_name(before.occupants[bet.challenger].name, t)
    won = {"won": snapshot.view.won[bet.challenger], "bets": BETS_TO_WIN}
    reader = snapshot.seat if sat_at_round_end(snapshot, bet.round) else None
    if bet.challenger != reader or reader is None:
        if bet.skull is None:
            return t("skull-ribbon-not-won", player=player, **won)
        mine = reader is not None and bet.skull == reader
        return t("skull-ribbon-mine" if mine else "skull-ribbon-aside", player=player)
    if bet.skull is None:
        return t("skull-ribbon-won", **won)
    if bet.skull == reader:
        return t("skull-ribbon-own")
    return t("skull-ribbon-other", player=plain_name(before.occupants[bet.skull].name, t))


def _result(snapshot: Snapshot, bet: Bet, t: Texts, words: bool) -> str:
    """Return that the bet was won, or whose skull lost it."""
    if bet.skull is None:
        return address_player(snapshot, bet.challenger, "skull-won", t)
    if bet.skull == bet.challenger:
        return address_player(snapshot, bet.challenger, "skull-own-skull", t)
    if bet.skull == snapshot.seat:
        return t("skull-yours-hit", player=player_name(snapshot, bet.challenger, t))
    owner = mats.owner_in_words(snapshot, bet.skull, t) if words else player_name(snapshot, bet.skull, t)
    return address_player(snapshot, bet.challenger, "skull-others-skull", t, owner=owner)


def _cost(snapshot: Snapshot, bet: Bet, t: Texts) -> list[str]:
    """Return who has lost a disc (SR-5.2, SR-5.6), without the disc's secret side (SR-5.5)."""
    view: View = snapshot.view
    if bet.skull is None or view.phase in ("shuffle", "lose"):
        return []
    left = view.discs[bet.challenger]
    if not left:
        return [address_player(snapshot, bet.challenger, "skull-out", t)]
    return [address_player(snapshot, bet.challenger, "skull-lost", t, count=left)]


def players(snapshot: Snapshot, t: Texts, *, marks: bool = True) -> str:
    """Return a line for each player: pile or empty mat, discs left, bets won.

    `marks` shows whom the table waits for; use it only in messages that are kept up to date.
    """
    view: View = snapshot.view
    signs = [_mark(view, seat) if marks else "" for seat in range(view.seats)]
    return "\n".join(_line(snapshot, seat, sign, t) for seat, sign in enumerate(signs))


def mats_note(snapshot: Snapshot, t: Texts) -> list[Text]:
    """Return how many discs lie face down, which limits claims; before all are laid, who begins."""
    view: View = snapshot.view
    if view.phase in ("turn", "bid"):
        return [Text(f"-# {t('skull-face-down', count=sum(view.heights))}", "", is_temporary=True)]
    if view.phase == "place" and view.first is not None:
        begins = address_player(snapshot, view.first, "skull-begins", t)
        return [Text(f"-# {begins}", begins, is_temporary=True)]
    return []


def _mark(view: View, seat: Seat) -> str:
    if seat in view.to_act:
        return " ⏳"
    return " ✖️" if seat in view.out else " ✅" if seat in view.answered else ""


def height(view: View, seat: Seat) -> int:
    """Return how many discs are seen on a mat, including a first disc laid early."""
    return 1 if seat in known_answers(view) else view.heights[seat]


def known_answers(view: View) -> tuple[Seat, ...]:
    """Return the seats with a first disc laid early; for a player, only their own seat.

    The table's message follows the others' first discs, and a panel does not.
    """
    return tuple(seat for seat in view.answered if view.seat in (None, seat))


def _is_laying_in_secret(view: View, seat: Seat) -> bool:
    """Return whether the reader is a player whose panel does not follow whether this other seat has laid."""
    return view.phase == "place" and view.seat not in (None, seat)


def _discs_and_bets(view: View, seat: Seat, t: Texts) -> list[str]:
    """Return how many discs a seat has left, and how many bets it has won if any."""
    parts = [t("skull-picture-left", count=view.discs[seat])]
    parts += [t("skull-bets", count=view.won[seat])] if view.won[seat] else []
    return [part.replace(" ", "\u00a0") for part in parts]


def _line(snapshot: Snapshot, seat: Seat, sign: str, t: Texts) -> str:
    view: View = snapshot.view
    player = badge(snapshot, seat, t)
    if seat in view.out:
        return f"{player}{sign} · {t('skull-is-out')}"
    if _is_laying_in_secret(view, seat):
        parts = _discs_and_bets(view, seat, t)
        return f"**{player}**{sign} · {mats.picture(mats.mat(snapshot, seat), t)} {', '.join(parts)}"
    lying, mat = height(view, seat), mats.mat(snapshot, seat)
    pile = mats.pile(mat, lying, view.flipped_discs(seat), t) if lying else mats.picture(mat, t)
    flipped, held = len(view.flipped_discs(seat)), view.discs[seat] - lying
    parts = [t("skull-lies-flipped", count=flipped)] if flipped else []
    parts += [t("skull-lies-down", count=lying - flipped)] if lying > flipped else []
    # Omit the discs in a hand during a reveal, which flips only discs on mats.
    parts += [t("skull-in-hand", count=held)] if held and view.phase != "flip" else []
    if won := view.won[seat]:
        parts.append(t("skull-bets", count=won))
    # Use no-break spaces, so that a line breaks only between parts.
    summary = ", ".join(part.replace(" ", "\u00a0") for part in parts)
    return f"**{player}**{sign} · {pile} {summary}"


def players_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return a sentence for each player: discs on the mat and in all, bets won, a pass."""
    view: View = snapshot.view
    lines = []
    for seat in range(view.seats):
        player = mats.owner_for_list(snapshot, seat, t)
        if seat in view.out:
            lines.append(t("skull-words-out", player=player))
            continue
        if _is_laying_in_secret(view, seat):
            text = f"{', '.join(_discs_and_bets(view, seat, t))}."
            lines.append(t("labelled", label=player, text=text))
            continue
        line = t(
            "skull-words-player",
            player=player,
            height=height(view, seat),
            discs=view.discs[seat],
            bets=view.won[seat],
        )
        passed = view.phase == "bid" and seat in view.passed
        lines.append(
            f"{line} {address_player(snapshot, seat, 'skull-words-has-passed', t)}" if passed else line
        )
    return "\n".join(lines)


def everybody(snapshot: Snapshot, t: Texts) -> str:
    """Return all players as the message of the table lists them, in words if the reader prefers words."""
    return players_in_words(snapshot, t) if t.in_words else players(snapshot, t)
