"""People who come late to a running table: the line, the seats they get and when, and who may not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.records.tables import Person as Seated
from bot.store.tables import find_rematch
from bot.tables.line import MOST_WAITING
from tests.cogs.test_blocked import block_people
from tests.cogs.test_leaving import leave_table, share_of
from tests.cogs.test_meetings import pinged
from tests.cogs.test_privacy import exports, is_deleted, traces
from tests.sim.evening import decide, decide_until, export_log, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import count
from tests.sim.world import World


async def two_and_robots(world: World, robots: int = 2, **options: str) -> tuple[int, Person, Person]:
    """Start a short match of Ana, Bea and robots; return the table's number and both people."""
    await world.shorten_matches(1, 1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    return await start_table(ana, bea, robots=robots, **options), ana, bea


async def next_round(world: World, number: int) -> Message:
    """Play the present round to its end, wait until the next one is dealt, and return the table's message."""
    table = world.bot.services.tables.get_cached(number)
    assert table is not None
    done = table.rounds_done
    await decide_until(world, number, lambda post: table.rounds_done > done)
    await world.wait(30)
    return world.table(number)


async def waits(world: World, person: Person, number: int) -> Answer:
    """Press the button for a seat at the running table."""
    answer = await person.click("@late", on=world.table(number))
    assert answer.private
    return answer


async def line(world: World, number: int) -> list[str]:
    """Return the names of those who wait, in order."""
    return list(((await world.header(number)).line or {}).values())


def forged(world: World, number: int, action: str = "@late") -> tuple[Message, str]:
    return world.table(number), f"1:{number}:0:{action}"


async def test_a_late_comer_takes_a_robots_seat_at_the_next_round(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    before = await world.seats(number)
    answer = await waits(world, zoe, number)
    assert says(answer, "late-soon")
    await world.wait(2)
    assert await world.seats(number) == before, "nobody sits down in the middle of a round"
    assert says(world.table(number), "late-line", players="Zoe")
    shown = await next_round(world, number)
    after = await world.seats(number)
    assert [name for name in after if name not in before] == ["Zoe"]
    former = before[after.index("Zoe")]
    assert says(shown, "late-came", player="Zoe", round=2, former=former)
    assert await line(world, number) == []
    panel = await zoe.opens_panel(number)
    assert panel.offering("bid")


async def test_no_message_of_the_round_before_names_the_late_comer(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    await next_round(world, number)
    scored = [post for post in world.posts() if "1 of 4 rounds played" in post.text]
    assert scored
    assert all("Zoe" not in post.text for post in scored)


async def test_waiting_twice_is_waiting_once_and_can_be_ended(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    answer = await waits(world, zoe, number)
    assert await line(world, number) == ["Zoe"]
    stopped = await zoe.click("@late-stop", on=answer.posts[-1])
    assert says(stopped, "late-stopped")
    assert await line(world, number) == []
    before = await world.seats(number)
    await next_round(world, number)
    assert await world.seats(number) == before


@pytest.mark.rule("T-141")
async def test_who_does_not_wait_cannot_stop_waiting(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    assert says(await tap(zoe, *forged(world, number, "@late-stop")), "T-141")


@pytest.mark.rule("T-140")
async def test_only_so_many_wait_and_the_first_sit_down_first(world: World) -> None:
    number, *_ = await two_and_robots(world, robots=1)
    crowd = world.group(*(f"Mate {n}" for n in range(MOST_WAITING + 1)))
    answers = await tap_at_once(world, *(Tap(person, *forged(world, number)) for person in crowd))
    assert sum(says(answer, "T-140") for answer in answers) == 1
    waiting = await line(world, number)
    assert len(waiting) == MOST_WAITING
    placed = [answer for answer in answers if says(answer, "late-wait")]
    assert len(placed) == MOST_WAITING - 1
    await next_round(world, number)
    assert waiting[0] in await world.seats(number)
    assert await line(world, number) == waiting[1:]


@pytest.mark.rule("T-8")
async def test_who_sits_there_gets_the_hand_and_does_not_wait(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    answer = await ana.click("@late", on=world.table(number))
    assert answer.posts[-1].offering("bid")
    assert await line(world, number) == []


async def test_who_left_gets_the_own_seat_back_by_the_same_button(world: World) -> None:
    number, _, bea = await two_and_robots(world)
    seat = (await world.seats(number)).index("Bea")
    await bea.opens_panel(number)
    await leave_table(bea)
    await waits(world, bea, number)
    assert (await world.seats(number))[seat] == "Bea"


async def test_a_leavers_seat_goes_last_and_the_leaver_hears_of_it(world: World) -> None:
    number, ana, bea = await two_and_robots(world, robots=1)
    yan, zoe = world.group("Yan", "Zoe")
    await waits(world, yan, number)
    await ana.opens_panel(number)
    await bea.opens_panel(number)
    asked = await bea.asks_to_leave()
    assert not says(asked, "ask-leave-line"), "there is a robot's seat for the only one in line"
    assert says(await waits(world, zoe, number), "late-wait")
    asked = await bea.asks_to_leave()
    assert says(asked, "ask-leave-line")
    seats = await world.seats(number)
    await bea.confirms(asked)
    await next_round(world, number)
    after = await world.seats(number)
    assert after[seats.index("Bea")] == "Zoe"
    assert "Yan" in after
    assert says(await bea.slash("table back"), "T-62")


async def test_a_leaver_is_back_before_the_round_and_keeps_the_seat(world: World) -> None:
    number, _, bea = await two_and_robots(world, robots=0)
    carl = world.person("Carl")
    zoe = world.person("Zoe")
    seat = (await world.seats(number)).index("Bea")
    await bea.opens_panel(number)
    await leave_table(bea)
    await world.wait(2)
    assert says(await waits(world, zoe, number), "late-soon")
    await bea.slash("table back")
    await next_round(world, number)
    assert (await world.seats(number))[seat] == "Bea"
    assert await line(world, number) == ["Zoe"]
    assert says(await waits(world, carl, number), "late-wait")


async def test_a_restart_between_the_press_and_the_deal_keeps_the_line(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    await world.crash()
    await world.wait(3)
    await next_round(world, number)
    assert "Zoe" in await world.seats(number)


@pytest.mark.rule("T-83")
async def test_blocked_people_neither_wait_nor_sit_down(world: World) -> None:
    number, *_ = await two_and_robots(world)
    yan, zoe = world.group("Yan", "Zoe")
    await waits(world, zoe, number)
    await block_people(world, yan, zoe)
    assert says(await waits(world, yan, number), "T-83")
    await next_round(world, number)
    assert "Zoe" not in await world.seats(number)
    assert await line(world, number) == [], "nobody waits in vain"


async def test_a_deleted_person_waits_no_more(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    _, told = await exports(zoe)
    assert [row["id"] for row in told["kept"]["tables"]] == [number]
    await is_deleted(zoe)
    await world.wait(3)
    assert "Zoe" not in world.table(number).text
    assert await traces(world, zoe) == []
    assert await line(world, number) == []
    await next_round(world, number)
    assert len(await world.seats(number)) == 4


@pytest.mark.rule("T-60")
async def test_a_kicked_person_does_not_wait(world: World) -> None:
    number, ana, bea = await two_and_robots(world)
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert says(await waits(world, bea, number), "T-60")
    assert await line(world, number) == []


@pytest.mark.rule("T-5")
async def test_nobody_waits_at_a_closed_table(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    post, action = forged(world, number)
    await ana.slash_and_confirm("table cancel")
    assert says(await tap(zoe, post, action), "T-5")


@pytest.mark.rule("T-2")
async def test_nobody_waits_at_a_lobby(world: World) -> None:
    (ana, zoe) = world.group("Ana", "Zoe")
    await ana.slash("skullking new")
    number = world.table().table
    assert says(await tap(zoe, *forged(world, number)), "T-2")


async def test_at_a_paused_table_one_sits_down_after_the_pause(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await ana.slash("table pause")
    await world.wait(2)
    await tap(zoe, *forged(world, number))
    await world.wait(60)
    assert "Zoe" not in await world.seats(number)
    await ana.slash("table resume")
    await next_round(world, number)
    assert "Zoe" in await world.seats(number)


async def test_when_the_last_person_leaves_who_waits_sits_down_at_once(world: World) -> None:
    number, ana, bea = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    for person in (ana, bea):
        await person.slash_and_confirm("table leave")
    await world.wait(2)
    assert "Zoe" in await world.seats(number)
    header = await world.header(number)
    assert (header.asleep, header.host) == (False, zoe.id)


async def test_a_late_comer_wakes_a_table_that_everybody_has_left(world: World) -> None:
    number, ana, bea = await two_and_robots(world)
    zoe = world.person("Zoe")
    for person in (ana, bea):
        await person.slash_and_confirm("table leave")
    await world.wait(2)
    answer = await waits(world, zoe, number)
    assert answer.posts[-1].offering("bid")
    seats = await world.seats(number)
    assert "Zoe" in seats
    assert not (await world.header(number)).asleep
    await ana.slash("table back")
    assert "Ana" in await world.seats(number), "there was another robot's seat for the late-comer"


@pytest.mark.parametrize(
    ("game", "robots"), [("hearts", 3), ("hearts", 1), ("skull", 2), ("skullking", 1), ("skullking", 2)]
)
async def test_late_comers_sit_down_in_every_game(world: World, game: str, robots: int) -> None:
    """At a table for two of Skull King a ghost plays as well, whose hand is nobody's seat."""
    (ana,) = world.group("Ana")
    number = await start_table(ana, robots=robots, game=game)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    await next_round(world, number)
    assert "Zoe" in await world.seats(number)
    seatings = (await world.bot.services.tables.stored(number)).seatings
    (came,) = [seating for seating in seatings if seating.who == str(Seated(zoe.id))]
    scored = [row.n for row in await world.rows(number) if row.standing is not None]
    assert came.from_n == scored[0] + 1, "right after the first round"


# ---- whoever goes out of the line -----------------------------------------------------------------------


async def asks_to_remove(person: Person, number: int, whom: Person) -> Answer:
    """Choose somebody in line from the table's menu; return the question that comes before they lose it."""
    asked = await person.choose(person.world.table(number), "@more", "line")
    button = next(one for one in asked.posts[-1].buttons if one.action == f"@line-off {whom.id}")
    return await person.press(asked.posts[-1], button)


@pytest.mark.rule("T-141")
async def test_the_host_removes_somebody_from_the_line(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    yan, zoe = world.group("Yan", "Zoe")
    await waits(world, zoe, number)
    placed = await waits(world, yan, number)
    await world.wait(2)
    question = await asks_to_remove(ana, number, zoe)
    assert await line(world, number) == ["Zoe", "Yan"], "it asks first"
    assert says(await ana.confirms(question), "late-line-off")
    assert await line(world, number) == ["Yan"]
    await world.wait(2)
    assert "Zoe" not in world.table(number).text
    assert says(await tap(zoe, *forged(world, number, "@late-stop")), "T-141")
    assert says(await zoe.click("@late", on=world.table(number)), "late-soon"), "at the end of the line"
    assert await line(world, number) == ["Yan", "Zoe"]
    await yan.click("@late-stop", on=placed.posts[-1])


@pytest.mark.rule("T-13")
async def test_only_host_and_moderators_remove_from_the_line(world: World) -> None:
    number, _, bea = await two_and_robots(world)
    zoe, mod = world.person("Zoe"), world.person("Mod", moderator=True)
    await waits(world, zoe, number)
    await world.wait(2)
    assert says(await bea.choose(world.table(number), "@more", "line"), "T-13")
    assert says(await tap(bea, *forged(world, number, f"@line-off {zoe.id}")), "T-13")
    assert await line(world, number) == ["Zoe"]
    await mod.confirms(await asks_to_remove(mod, number, zoe))
    assert await line(world, number) == []


async def test_table_kick_removes_from_the_line_as_well(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    await ana.slash_and_confirm("table kick", player=zoe.member)
    assert await line(world, number) == []


async def test_who_sits_down_before_the_answer_is_asked_about_anew(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    await world.wait(2)
    question = await asks_to_remove(ana, number, zoe)
    await next_round(world, number)
    again = await ana.confirms(question)
    assert "Zoe" in await world.seats(number)
    assert says(again, "ask-kick-running"), "it is about a seat now"


async def test_who_has_left_the_server_is_not_seated_from_the_line(world: World) -> None:
    number, *_ = await two_and_robots(world, robots=1)
    yan, zoe = world.group("Yan", "Zoe")
    await waits(world, yan, number)
    await waits(world, zoe, number)
    world.guild.remove_member(yan.member)
    await next_round(world, number)
    seats = await world.seats(number)
    assert "Yan" not in seats
    assert "Zoe" in seats
    assert await line(world, number) == []


async def test_if_discord_does_not_answer_the_line_is_seated(world: World) -> None:
    number, *_ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await waits(world, zoe, number)
    world.inject("GET", "*/members/*", status=403, code=50001, times=None)
    await next_round(world, number)
    assert "Zoe" in await world.seats(number)
    world.heal()


async def test_who_waited_in_vain_is_told_and_plays_the_next_match(world: World) -> None:
    """Three wait for the seat of one robot: one gets it, one has left the server, one is in the rematch."""
    await world.shorten_matches(1, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    wim, yan, zoe = world.group("Wim", "Yan", "Zoe")
    for person in (wim, yan, zoe):
        await waits(world, person, number)
    await decide(world, number)
    assert await line(world, number) == ["Yan", "Zoe"]
    podium = world.table(number)
    assert says(podium, "late-line-over", players="Yan and Zoe")
    assert pinged(world) == []
    world.guild.remove_member(yan.member)
    await ana.press(podium, podium.offering("@rematch")[0])
    later = await world.bot.services.store.read(find_rematch, number)
    assert later is not None
    assert await world.seats(later.id) == ["Ana", "Bea", "Wim", "Zoe"]


async def test_who_waited_in_vain_may_ask_for_the_next_match(world: World) -> None:
    """Somebody who came neither to play nor to wait may not."""
    await world.shorten_matches(1, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    wim, yan, zoe = world.group("Wim", "Yan", "Zoe")
    for person in (wim, yan):
        await waits(world, person, number)
    await decide(world, number)
    podium = world.table(number)
    assert says(podium, "late-line-over", players="Yan")
    assert says(await zoe.press(podium, podium.offering("@rematch")[0]), "T-6")
    await yan.press(podium, podium.offering("@rematch")[0])
    later = await world.bot.services.store.read(find_rematch, number)
    assert later is not None
    assert later.host == yan.id
    assert sorted(await world.seats(later.id)) == ["Ana", "Bea", "Wim", "Yan"]


async def test_a_deleted_person_who_waited_in_vain_is_not_in_the_rematch(world: World) -> None:
    await world.shorten_matches(1, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    yan, zoe = world.group("Yan", "Zoe")
    for person in (yan, zoe):
        await waits(world, person, number)
    await decide(world, number)
    await is_deleted(zoe)
    assert await traces(world, zoe) == []
    await ana.press(world.table(number), world.table(number).offering("@rematch")[0])
    later = await world.bot.services.store.read(find_rematch, number)
    assert later is not None
    assert sorted(await world.seats(later.id)) == ["Ana", "Bea", "Yan"]


# ---- results ---------------------------------------------------------------------------------------------

SUMS = ("totals", "tallies", "ratings", "forms", "rivals")


async def stored_result(world: World, person: Person) -> tuple[dict[str, Any], dict[str, int]]:
    """Return the person's only result, and its facts."""
    rows = await world.stored_rows()
    (result,) = [row for row in rows["results"] if row["user_id"] == person.id]
    facts = {row["fact"]: row["value"] for row in rows["facts"] if row["who"] == result["who"]}
    return result, facts


async def sums(world: World) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of everything that is added up from results, sorted."""
    rows = await world.stored_rows()
    return {name: sorted(rows[name], key=repr) for name in SUMS}


async def test_a_late_comers_result_has_no_round_before_theirs(world: World) -> None:
    """Points, exact bids, bids by number and the biggest round are those of an independent count."""
    await world.shorten_matches(1, 2, 3, 2)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=2)
    await waits(world, zoe, number)
    await next_round(world, number)
    await decide(world, number)
    seat = (await world.seats(number)).index("Zoe")
    counted = count(await export_log(ana, number))
    points, exact, rounds = share_of(counted, seat, range(2, 5))
    result, facts = await stored_result(world, zoe)
    assert (result["from_round"], result["points"], result["left"]) == (2, points, False)
    assert (facts["exact"], facts["rounds"]) == (exact, rounds) == (exact, 3)
    assert facts["biggest"] == max(counted.rounds[number].points[seat] for number in (1, 2, 3))
    assert sum(value for fact, value in facts.items() if fact.startswith("bid_")) == 3
    whole, _ = await stored_result(world, ana)
    assert whole["from_round"] == 1
    header = await world.header(number)
    (place,) = [place for place in header.standing or [] if place["seat"] == seat]
    assert result["rank"] == place["rank"], "the place is the seat's"
    assert says(world.table(number), "late-came", player="Zoe", round=2)
    assert says(await zoe.slash("history"), "late-from", round=2)


async def test_a_recount_gives_the_same_sums_with_late_comers(world: World) -> None:
    await world.shorten_matches(1, 2, 2)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=2)
    await waits(world, zoe, number)
    await next_round(world, number)
    await decide(world, number)
    before = await sums(world)
    (total,) = [
        row
        for row in before["totals"]
        if (row["user_id"], row["game"], row["period"]) == (zoe.id, "skull-king", "all")
    ]
    assert (total["rounds"], total["bids"], total["whole"]) == (2, 2, 1), "a match of three rounds is whole"
    await world.bot.services.tables.boards.recount(world.guild.id)
    assert await sums(world) == before


async def test_who_comes_for_the_last_round_only_has_no_result(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    await next_round(world, number)
    await next_round(world, number)
    await waits(world, zoe, number)
    await decide(world, number)
    rows = await world.stored_rows()
    assert not [row for row in rows["results"] if row["user_id"] == zoe.id]
    assert [row for row in rows["results"] if row["user_id"] == ana.id]
    assert says(world.table(number), "late-came", player="Zoe", round=4)


async def test_who_went_early_gets_the_share_that_the_rules_of_results_give(world: World) -> None:
    """Half of the decisions, and not there at the end: a match that was left, without points."""
    number, _, bea = await two_and_robots(world, robots=1)
    yan, zoe = world.group("Yan", "Zoe")
    await next_round(world, number)
    await waits(world, yan, number)
    await waits(world, zoe, number)
    await bea.slash_and_confirm("table leave")
    await decide(world, number)
    assert {"Yan", "Zoe"} <= set(await world.seats(number))
    result, facts = await stored_result(world, bea)
    assert (result["left"], result["points"], result["from_round"], facts) == (True, 0, 1, {})
