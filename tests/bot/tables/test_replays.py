"""Replays of finished matches show every position, or the stored standing if the rules have changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.art import catalogue
from bot.errors import RefusalId, Refused
from bot.present import PRESENTERS
from bot.present.past.replay import (
    ReplayView,
    Step,
    first_decision,
    replay_page,
    resolve_button,
    stops,
    unreplayable_page,
    worst,
    worst_of_round,
)
from bot.present.play.french import full_name
from bot.present.post import Button, Post, Row, Text
from bot.records.boards import Void
from bot.records.tables import LogRow, Seating, StoredTable, TableHeader
from bot.store import Store, schema
from bot.store.engine import Statement, Transaction
from bot.store.recent import Recent
from bot.store.tables import list_inputs
from bot.store.totals import declare_void
from bot.tables.replays import Replay, Replays, inputs_of
from bot.tables.table import Table
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.core import RoundOver, replay
from engine.hearts.public import MoonShot, Trick, TrickOver
from engine.log import MatchLog, read_log
from engine.skull_king.cards import HARRY
from engine.skull_king.public import BidsShown, Dealt, PowerUsed
from engine.skull_king.public import Trick as SkullKingTrick
from engine.skull_king.public import TrickOver as SkullKingTrickOver
from tests.bot.store.store_values import ANA, BOB, EVE, GUILD, NOON, append, finish, lobby, running
from tests.sim.units import Plain, intercept

EN = texts("en")

LOGS = Path(__file__).parents[2] / "golden/logs"
GOLDEN = sorted(LOGS.glob("*.log"))
LONG = "_*~|Marie-Antoinette `de` Brest|"
EMOJIS = {name: f"<:{name}:{10**18 + place}>" for place, name in enumerate(catalogue.EMOJIS)}


def header_of(log: MatchLog, number: int = 1) -> TableHeader:
    """Return the header of a finished table with this log."""
    return TableHeader(
        id=number, game=log.game, rules_version=log.version, options=dict(log.options), seats=log.seats,
        guild_id=GUILD, channel_id=1, thread_id=None, locale="en", status="over", host=ANA, revision=3,
        opened_at=NOON, ended_at=NOON,
    )  # fmt: skip


def rows_of(log: MatchLog) -> list[LogRow]:
    """Return the log as stored rows."""
    game = GAMES[log.game]
    played = replay(game, log.seats, game.options(log.options, log.seats), log.inputs)
    next(played)
    return [
        LogRow(n, seat, str(action), "dealer" if seat < 0 else f"u:{seat + 1}", NOON, chain,
               [place._asdict() for place in game.standing(state)]
               if any(isinstance(event, RoundOver) for event in events) else None)
        for n, ((seat, action), (state, events, chain)) in enumerate(zip(log.inputs, played, strict=True))
    ]  # fmt: skip


def seatings_of(seats: int) -> list[Seating]:
    return [Seating(seat, 0, f"u:{seat + 1}", f"{seat} {LONG}") for seat in range(seats)]


def match_of(log: MatchLog) -> Replay:
    header = header_of(log)
    return Replay(header, seatings_of(log.seats), inputs_of(header, rows_of(log)))


@pytest.fixture(scope="module", params=GOLDEN, ids=lambda path: path.stem)
def golden(request: pytest.FixtureRequest) -> tuple[MatchLog, Replay]:
    log = read_log(request.param.read_text(encoding="utf-8"))
    return log, match_of(log)


def test_replays_of_golden_logs_match_the_running_table(golden: tuple[MatchLog, Replay]) -> None:
    """Spectators' view, places and occupants are compared at every position."""
    log, match = golden
    assert not match.broken
    header, rows, seatings = header_of(log), rows_of(log), seatings_of(log.seats)
    rng = Random(match.last)
    for at in {0, 1, match.last - 1, *rng.sample(range(match.last), 5)}:
        running = replace(header, status="running")
        table = Table(running, [])
        table.load(StoredTable(running, (), tuple(seatings), tuple(rows[:at]), (), frozenset()))
        then, (public, *own) = table.snapshot(None), match.snapshots_at(at)
        assert then.ghost == ()
        assert public == then._replace(header=header, ghost=public.ghost)
        assert [one.view for one in own] == [table.view(seat) for seat in range(log.seats)]
    for end in match.ends(RoundOver):
        assert "in a moment" not in text_at(match, end)


@pytest.mark.parametrize("style", range(3), ids=["pictures", "signs", "words"])
def test_every_position_of_every_golden_log_fits_a_message(
    golden: tuple[MatchLog, Replay], style: int
) -> None:
    """Every style is checked with the longest names for cut-off text and duplicate buttons."""
    _, match = golden
    t = Texts(LOCALES[style], in_words=style == 2, emojis=EMOJIS if style == 0 else {})
    mode = "text" if style else "picture"
    positions = {*range(style, match.last, 47), *match.ends(RoundOver)[style::3], match.last}
    looks = [ReplayView(at) for at in sorted(positions)] if style else stops(match)[::7]
    for look in looks:
        post = replay_page(match, look, t, seat=0, illustrated=True)
        post = post.in_words() if t.in_words else post
        assert post.fits, look
        actions = [button.action for button in buttons(post)]
        assert len(set(actions)) == len(actions)
        assert (post.illustration is None) or mode == "picture"


def buttons(post: Post) -> list[Button]:
    rows = [block for block in post.blocks if isinstance(block, Row)]
    return [button for row in rows for button in row.buttons if isinstance(button, Button)]


def text_at(match: Replay, at: int, locale: str = "en") -> str:
    return "\n".join(replay_page(match, ReplayView(at), Texts(locale), seat=0, illustrated=True).texts)


# ---- what is shown -------------------------------------------------------------------------------------


def test_a_replay_shows_all_hands_and_the_last_move() -> None:
    log = read_log((LOGS / "hearts-whole-4.log").read_text(encoding="utf-8"))
    match = match_of(log)
    passing = next(at for at, (_, action) in enumerate(log.inputs, 1) if action.verb == "pass")
    said = text_at(match, passing)
    public, *own = match.snapshots_at(passing)
    assert public.view.hand == ()
    assert [len(one.view.hand) for one in own] == [13, 13, 13, 13]
    hands = said.partition(EN("replay-hands"))[2]
    assert hands.count("passes") == 1, "one has chosen what to pass"
    later = text_at(match, passing + 1).partition(EN("replay-hands"))[2]
    assert later.count("passes") == 2
    card = next(at for at, (_, action) in enumerate(log.inputs, 1) if action.verb == "play")
    seat, action = log.inputs[card - 1]
    assert f" · {full_name(action.items[0], texts('en'))}" in text_at(match, card).splitlines()[0]
    assert [len(one.view.hand) for one in match.snapshots_at(card)[1:]] == [
        13 - (n == seat) for n in range(4)
    ]


def test_a_replay_shows_a_secret_bid_as_soon_as_it_is_made() -> None:
    log = read_log((LOGS / "skull-king-base-3.log").read_text(encoding="utf-8"))
    match = match_of(log)
    first = next(at for at, (_, action) in enumerate(log.inputs, 1) if action.verb == "bid")
    made = log.inputs[first - 1][1].items[0]
    told = texts("en")("sk-made-bid", bid=made)
    said = text_at(match, first)
    assert said.splitlines()[0].endswith(f" bids {made}")
    assert said.count(told) == 1
    hands = text_at(match, first + 1).partition(EN("replay-hands"))[2]
    assert f"** · {told}\n" in hands


def test_a_replay_of_skull_shows_each_pile_from_bottom_to_top() -> None:
    match = match_of(read_log((LOGS / "skull-owner_picks-3.log").read_text(encoding="utf-8")))
    at = next(
        at for at in range(match.last) if any(len(one.view.pile) > 1 for one in match.snapshots_at(at)[1:])
    )
    said = text_at(match, at)
    assert EN("replay-skull-pile", discs="🌹") in said
    assert EN("skull-in-hand", count=2) in said


def test_a_replay_begins_at_the_first_decision_and_ends_at_the_podium() -> None:
    for path in GOLDEN:
        match = match_of(read_log(path.read_text(encoding="utf-8")))
        assert match.move(first_decision(match)) is None
        assert match.move(first_decision(match) + 1) is not None
        assert EN("replay-hands") not in text_at(match, match.last)


# ---- where buttons lead --------------------------------------------------------------------------------


def go(match: Replay, move: str, at: int, user: int = 1) -> int:
    look = resolve_button(match, Step(move, at, "text"), user)
    assert look is not None
    return look.at


def test_replay_buttons_step_by_inputs_tricks_and_rounds() -> None:
    match = match_of(read_log((LOGS / "hearts-pair-2.log").read_text(encoding="utf-8")))
    rounds, tricks = match.ends(RoundOver), match.ends(TrickOver)
    assert len(rounds) == 4
    assert len(tricks) == 4 * 26
    assert (go(match, "on", 5), go(match, "back", 5), go(match, "back", 0)) == (6, 4, 0)
    assert go(match, "on", match.last) == match.last
    assert go(match, "trick-on", 0) == tricks[0]
    assert go(match, "trick-on", tricks[0]) == tricks[1]
    assert go(match, "trick-back", tricks[1]) == tricks[0]
    assert go(match, "trick-back", tricks[0]) == 0
    assert go(match, "round-on", tricks[3]) == rounds[0]
    assert go(match, "round-back", rounds[2]) == rounds[1]
    assert go(match, "round-on", rounds[3]) == match.last
    first, second = stops(match)[:2]
    assert resolve_button(match, Step("picture", first.at + 1, "text"), 1) == first
    assert resolve_button(match, Step("on", first.at, "picture"), 1) == second
    assert resolve_button(match, Step("text", first.at, "picture"), 1) == ReplayView(first.at)


def test_a_picture_replay_stops_once_per_trick_and_round() -> None:
    """The button Next leads through all stops in order."""
    match = match_of(read_log((LOGS / "hearts-pair-2.log").read_text(encoding="utf-8")))
    look, pressed = stops(match)[0], 0
    while (following := resolve_button(match, Step("on", look.at, look.mode), 1)) != look:
        assert following is not None
        look, pressed = following, pressed + 1
    assert look == ReplayView(match.last, "score")
    assert pressed + 1 == len(match.ends(TrickOver)) + len(match.ends(RoundOver))
    assert pressed < match.last


def test_a_pictured_trick_names_its_round_and_winner() -> None:
    match, t = match_of(read_log((LOGS / "hearts-pair-2.log").read_text(encoding="utf-8"))), texts("en")
    tricks = [look for look in stops(match) if look.mode == "picture"][::9]
    rounds = [1 + sum(end < look.at for end in match.ends(RoundOver)) for look in tricks]
    assert len({*rounds}) > 1
    for look, number in zip(tricks, rounds, strict=True):
        headline, state, *_ = replay_page(match, look, t, seat=None, illustrated=True).texts
        done = next(event.trick for event in match.events[look.at - 1] if isinstance(event, TrickOver))
        assert headline.startswith(f"# {done.winner} ")
        assert f"Round {number} " in state


def test_the_worst_trick_of_hearts_has_the_most_points() -> None:
    match = match_of(read_log((LOGS / "hearts-whole-4.log").read_text(encoding="utf-8")))
    for seat in range(4):
        at = worst(match, seat + 1)
        assert at is not None
        points = [
            event.trick.points
            for events in match.events
            for event in events
            if isinstance(event, TrickOver) and event.trick.winner == seat
        ]
        (found,) = (event.trick for event in match.events[at - 1] if isinstance(event, TrickOver))
        assert (found.winner, found.points) == (seat, max(points))


def test_tricks_of_a_shot_moon_cost_their_winner_nothing() -> None:
    def trick(number: int, winner: int, points: int) -> TrickOver:
        return TrickOver(Trick(number, (), winner, points))

    events = [(trick(1, 0, 26), MoonShot(0), RoundOver(1, (0, 26, 26, 26))),
              (trick(1, 0, 4),), (trick(2, 1, 22), RoundOver(2, (4, 22, 0, 0)))]  # fmt: skip
    costs = PRESENTERS["hearts"].replay.find_costs
    assert costs is not None
    assert list(costs(events, 0)) == [(2, 4)]
    assert list(costs(events, 1)) == [(3, 22)]
    assert list(costs(events, 2)) == []


def test_the_worst_trick_of_skull_king_broke_the_costliest_bid() -> None:
    match = match_of(read_log((LOGS / "skull-king-base-8.log").read_text(encoding="utf-8")))
    sheet = match.snapshots_at(match.last)[0].view.sheet
    for seat in range(8):
        lines = [(line.points, done.round) for done in sheet for line in done.lines
                 if line.seat == seat and line.won != line.final_bid]  # fmt: skip
        at = worst(match, seat + 1)
        if not lines:
            assert at is None
            continue
        assert at is not None
        before, after = match.snapshots_at(at - 1)[0].view, match.snapshots_at(at)[0].view
        round_ = before.round
        assert (min(points for points, _ in lines), round_) in lines
        bid, left = before.bids[seat], before.dealt - len(before.tricks)
        won = before.won[seat] + (after.last_trick.winner == seat)
        assert before.won[seat] <= bid <= before.won[seat] + left, "it could still be met"
        assert won > bid or won + left - 1 < bid, "it cannot be met any more"


def test_a_bid_changed_by_harry_counts_as_met() -> None:
    def trick(number: int, winner: int) -> Any:
        return SkullKingTrickOver(SkullKingTrick(number, (), winner, winner, ""))

    def round_(*end: Any) -> list[tuple[Any, ...]]:
        return [(Dealt(1, 0, 2),), (BidsShown((0, 1)),), (trick(1, 0),), (trick(2, 1),), end]

    costs = PRESENTERS["skull-king"].replay.find_costs
    assert costs is not None
    assert list(costs(round_(RoundOver(1, (-20, 20))), 0)) == [(3, 20)]
    assert list(costs(round_(PowerUsed(0, HARRY, 1), RoundOver(1, (20, 20))), 0)) == []
    assert list(costs(round_(PowerUsed(1, HARRY, 1), RoundOver(1, (-20, -10))), 0)) == [(3, 20)]
    assert list(costs(round_(RoundOver(1, (-20, 20))), 1)) == []


@pytest.mark.parametrize(("log", "seats"), [("skull-king-base-8", 8), ("hearts-whole-4", 4)])
def test_a_rounds_worst_trick_is_found_from_its_snapshot(log: str, seats: int) -> None:
    match = match_of(read_log((LOGS / f"{log}.log").read_text(encoding="utf-8")))
    presenter, t, found = PRESENTERS[match.header.game].replay, texts("en"), 0
    assert presenter.find_costs is not None
    begun = 0
    for end in match.ends(RoundOver)[:-1]:
        for seat, seen in enumerate(match.snapshots_at(end)[1:]):
            costs = [(cost, -at) for at, cost in presenter.find_costs(match.events[:end], seat) if at > begun]
            then = presenter.find_worst_trick(seen)
            assert (then is None) == (not costs)
            if then is None:
                assert worst_of_round(seen, t) is None
                continue
            found += 1
            at = -max(costs)[1]
            expected = match.snapshots_at(at)[seat + 1].view
            assert then.view.tricks == expected.tricks
            if at < end:  # The last trick also scores the round, so compare totals only for earlier tricks.
                assert then.view.totals == expected.totals
                taken = "won" if match.header.game == "skull-king" else "taken"
                assert getattr(then.view, taken) == getattr(expected, taken)
            post = worst_of_round(seen, t)
            assert post is not None
            assert post.illustration is not None
            own = seen.occupants[seat].name
            assert not any(own in block.text for block in post.blocks if isinstance(block, Text))
        begun = end
    assert found
    assert all(presenter.find_worst_trick(seen) is None for seen in match.snapshots_at(match.last))


def test_the_worst_bet_of_skull_is_a_players_highest_lost_bet() -> None:
    log = read_log((LOGS / "skull-auto_random-6.log").read_text(encoding="utf-8"))
    match = match_of(log)
    bets = match.snapshots_at(match.last)[0].view.bets
    loser = next(bet.challenger for bet in bets if bet.skull is not None)
    most = max(bet.number for bet in bets if bet.challenger == loser and bet.skull is not None)
    at = worst(match, loser + 1)
    assert at is not None
    assert match.snapshots_at(at)[0].view.bets[-1].number == most
    header = header_of(log)
    late = [*seatings_of(6), Seating(loser, match.last, "u:99", "Late")]
    assert worst(Replay(header, late, inputs_of(header, rows_of(log))), 99) is None
    assert worst(match, 1234) is None


# ---- rules that have changed ---------------------------------------------------------------------------


def test_an_unreplayable_match_shows_its_version_and_points() -> None:
    log = read_log((LOGS / "skull-king-base-3.log").read_text(encoding="utf-8"))
    rows, last = rows_of(log), rows_of(log)[-1]
    standing = last.standing
    for broken in (
        [*rows[:40], replace(rows[40], digest="00000000"), *rows[41:]],
        [*rows[:40], replace(rows[40], action="play parrot-99"), *rows[41:]],
        [*rows[:40], *rows[41:]],
    ):
        header = replace(header_of(log), rules_version=0, standing=standing)
        match = Replay(header, seatings_of(3), inputs_of(header, broken), void="A test.")
        assert match.broken
        post = unreplayable_page(match, texts("en"))
        said = "\n".join(post.texts)
        assert "version 0" in said
        assert "A test" in said
        assert EN("replay-after", round=10, points="X").removesuffix("X") in said
        assert said.count("0 points") + said.count("points") >= 3
        assert post.fits
        assert [button.action for button in buttons(post)] == ["@log"]


# ---- who may look --------------------------------------------------------------------------------------


async def finished(store: Store, *users: int, guild: int | None = GUILD) -> int:
    """Store a finished match of Skull, and return its number."""
    log = read_log((LOGS / "skull-owner_picks-3.log").read_text(encoding="utf-8"))
    header = await running(
        store, *users, game="skull", options=dict(log.options), rules_version=log.version, guild_id=guild
    )
    rows = rows_of(log)
    for row in rows:
        over = {"results": [], "people": 3} if row is rows[-1] else {}
        await append(store, header.id, row, **over)
    return header.id


async def test_only_server_members_and_players_may_see_a_replay(store: Store) -> None:
    """Other people cannot even learn that the match exists."""
    replays = Replays(store)
    number = await finished(store, ANA, BOB, 9)
    for user, guild in ((EVE, GUILD), (ANA, GUILD), (ANA, None), (BOB, GUILD + 1)):
        assert (await replays.load(number, user, guild)).last
    for user, guild in ((EVE, None), (EVE, GUILD + 1)):
        with pytest.raises(Refused) as refused:
            await replays.load(number, user, guild)
        assert refused.value.rule == RefusalId.NO_FINISHED_MATCH
    nowhere = await finished(store, ANA, BOB, 9, guild=None)
    assert (await replays.load(nowhere, ANA, None)).last
    with pytest.raises(Refused):
        await replays.load(nowhere, EVE, None)


@pytest.mark.rule("T-19", "T-98")
async def test_replays_of_unfinished_and_unknown_matches_are_refused(store: Store) -> None:
    replays = Replays(store)
    waiting, begun, gone = await lobby(store), await running(store), await running(store)
    await finish(store, gone.id, "cancelled", None, NOON)
    refusals = {}
    for name, number in (
        ("lobby", waiting.id),
        ("running", begun.id),
        ("gone", gone.id),
        ("none", 999),
        ("", None),
    ):
        with pytest.raises(Refused) as refused:
            await replays.load(number, ANA, GUILD)
        refusals[name] = refused.value.rule
        with pytest.raises(Refused) as refused:
            await replays.load(number, EVE, GUILD + 1)
        assert refused.value.rule == RefusalId.NO_FINISHED_MATCH
    assert refusals == {
        "lobby": RefusalId.ONLY_AFTER_MATCH, "running": RefusalId.ONLY_AFTER_MATCH,
        **dict.fromkeys(("gone", "none", ""), RefusalId.NO_FINISHED_MATCH),
    }  # fmt: skip


async def test_replays_show_current_names_and_voids_despite_the_cache(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache holds no names, so replays follow the removal of a name at once."""
    replays = Replays(store)
    numbers = [await finished(store, ANA, BOB, EVE) for _ in range(3)]
    read: list[int] = []

    async def counted(log: Plain, number: int) -> Any:
        read.append(number)
        return await log(number)

    intercept(monkeypatch, store, list_inputs, counted)
    monkeypatch.setattr(replays, "_inputs", Recent(2))
    first = await replays.load(numbers[0], ANA, GUILD)
    assert (first.occupants()[0].name, first.void) == (f"name {ANA}", None)
    await store.write(Transaction.change, Statement(update(schema.people).values(name="Somebody")))
    await store.write(declare_void, GUILD, Void(numbers[0], ANA, NOON, "A test."))
    again = await replays.load(numbers[0], ANA, GUILD)
    assert (again.occupants()[0].name, again.void) == ("Somebody", "A test.")
    assert read == numbers[:1]
    for number in (*numbers, numbers[0]):
        await replays.load(number, ANA, GUILD)
    assert read == [*numbers, numbers[0]]


def test_a_substitute_is_named_from_their_first_input_on() -> None:
    log = read_log((LOGS / "hearts-whole-4.log").read_text(encoding="utf-8"))
    header, half = header_of(log), len(log.inputs) // 2
    match = Replay(
        header, [*seatings_of(4), Seating(2, half, "u:77", "Zoe")], inputs_of(header, rows_of(log))
    )
    assert "Zoe" not in text_at(match, half - 1)
    assert "**Zoe" in text_at(match, half)
    assert match.seat_of(77) == match.seat_of(3) == 2
    assert worst(match, 77) != worst(match, 3)
    rounds = [end for end in match.ends(RoundOver) if end <= half]
    assert [past[2].name == "Zoe" for past in match.snapshots_at(match.last)[0].past_occupants][
        : len(rounds)
    ] == [False] * len(rounds)
