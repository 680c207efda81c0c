"""`/history`: lists of finished matches, and the buttons that open further lists."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.client.parsing import parse_history
from bot.errors import RefusalId, Refused
from bot.present.past.history import HistoryQuery
from bot.store.people import remember_person
from bot.texts.match_ids import match_id
from tests.bot.tables.harbour import Line
from tests.cogs.quay import Quay
from tests.cogs.test_gone_emojis import NAMED, Discord
from tests.sim.evening import decide, open_table, start_table
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.fixture(autouse=True)
async def short(world: World) -> None:
    """Shorten matches to one round of one card."""
    await world.shorten_matches(1)


async def played(world: World, *people: Person, robots: int = 0, **options: Any) -> int:
    """Play a match of these people; return the number of its table."""
    number = await start_table(*people, robots=robots, **options)
    await decide(world, number)
    return number


async def listed(person: Person, **options: Any) -> Message:
    """Run `/history`; return the list in its answer."""
    return (await person.slash("history", **options)).posts[-1]


def ids(shown: Message) -> list[str]:
    """Return the ids of the matches in a list."""
    return re.findall(r"^\*\*(#[0-9]+)\*\*", shown.text, re.MULTILINE)


async def test_a_finished_match_is_listed_with_its_id_day_players_and_result(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    answer = await ana.slash("history")
    assert answer.private
    (shown,) = answer.posts
    assert "# Your finished matches" in shown.text
    heading, best, others = shown.text.splitlines()[-3:]
    assert re.fullmatch(rf"\*\*{match_id(number)}\*\* · Skull King · <t:\d+:f>", heading)
    assert "🥇" in best
    assert "\u00a0point" in best
    assert {"Ana", "Bea"} <= set(re.findall(r"Ana|Bea", best + others))
    assert "🤖" in best + others
    assert re.fullmatch(r"-# \S+\u00a0−?\d+ · \S+\u00a0−?\d+", others)


async def test_history_shows_the_readers_matches_and_a_button_for_everybodys(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    first = await played(world, ana, bea)
    second = await played(world, bea, carl)
    own = await listed(ana)
    assert ids(own) == [match_id(first)]
    everybody = (await ana.click("@history all", on=own)).posts[-1]
    assert ids(everybody) == [match_id(second), match_id(first)]
    assert says(everybody, "history-title")
    mine = (await ana.click("@history me", on=everybody)).posts[-1]
    assert ids(mine) == [match_id(first)]
    everybody = (await ana.click("@history all", on=mine)).posts[-1]
    assert ids(await listed(ana, everybody=True)) == [match_id(second), match_id(first)]
    theirs = await listed(ana, player=carl.member)
    assert ids(theirs) == [match_id(second)]
    assert says(theirs, "history-title-of", player="Carl")
    hearts = (await ana.choose(everybody, "@history-game all", "hearts")).posts[-1]
    assert ids(hearts) == []
    assert says(hearts, "history-empty")
    assert ids(await listed(ana, game="hearts")) == []


async def test_paging_back_and_forth_works_while_matches_end(world: World) -> None:
    ana, quay = world.person("Ana"), Quay(world)
    numbers = [await quay.ends(Line(1, 1), Line(2, 2)) for _ in range(9)]
    first = await listed(ana, everybody=True)
    assert ids(first) == [match_id(number) for number in numbers[:0:-1]]
    assert first.button("@history all every newer") is None
    await world.wait(60)
    numbers.append(await quay.ends(Line(1, 1), Line(2, 2)))
    older = (await ana.click("@history all every older", on=first)).posts[-1]
    assert ids(older) == [match_id(numbers[0])]
    assert older.button("@history all every older") is None
    newer = (await ana.click("@history all every newer", on=older)).posts[-1]
    assert ids(newer) == [match_id(number) for number in numbers[8:0:-1]]
    assert ids((await ana.click("@history all every newer", on=newer)).posts[-1])[0] == match_id(numbers[-1])


async def test_a_void_match_is_marked_and_a_cancelled_match_is_not_listed(world: World) -> None:
    ana, mo = world.person("Ana", "es-ES"), world.person("Mo", moderator=True)
    number = await played(world, ana, mo)
    await mo.slash_with_reason("A *test*", "boards void", match=match_id(number).lower())
    await open_table(mo, ana)
    await mo.slash_and_confirm("table cancel")
    shown = await listed(ana)
    assert ids(shown) == [match_id(number)]
    assert says(shown, "history-void", "es", reason="A \\*test\\*")


async def test_a_public_list_is_in_the_servers_language_and_opens_private_lists(world: World) -> None:
    await world.save_settings(
        timer="off", threads="never", pings=False, language="fr", options={"length": [1]}
    )
    ana, bea = world.person("Ana"), world.person("Bea", "es-ES")
    number = await played(world, ana, bea)
    shown = await listed(ana, public=True)
    assert not shown.private
    assert says(shown, "history-title-of", "fr", player="Ana")
    answer = await bea.click("@history all", on=shown)
    assert answer.private
    assert says(answer, "history-title", "es")
    own = (await bea.click("@history me", on=answer.posts[-1])).posts[-1]
    assert says(own, "history-title-you", "es")
    assert ids(own) == [match_id(number)]
    assert world.posts()[-1].text == shown.text


async def test_a_direct_message_lists_only_the_readers_own_matches(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    answer = await ana.slash_in_dm("history")
    assert ids(answer.posts[-1]) == [match_id(number)]
    assert answer.posts[-1].button("@history all") is None
    assert says(await ana.slash_in_dm("history", everybody=True), "T-57")
    assert says(await ana.slash_in_dm("history", player=bea.member.user), "T-57")


async def test_players_are_listed_by_their_present_names(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    world.guild.remove_member(bea.member)
    await world.bot.services.store.write(remember_person, bea.id, "Beatrix", None)
    assert "Beatrix, " in (await listed(ana)).text
    shown = await listed(ana, player=bea.member.user)
    assert ids(shown) == [match_id(number)]


async def test_after_a_restart_the_buttons_of_an_old_list_work(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = await listed(ana)
    await world.crash()
    assert ids((await ana.click("@history all", on=shown)).posts[-1]) == [match_id(number)]


async def test_history_shows_words_instead_of_emojis_to_those_who_chose_words(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await ana.prefers("cards", "words")
    await played(world, ana, bea, robots=1)
    shown = await listed(ana)
    assert "🤖" not in shown.text
    assert "🥇" not in shown.text
    assert "(robot)" in shown.text


@pytest.mark.parametrize(
    "forged",
    ["", "all", "all every x 0", "all every older", "all poker", "you every", "-1 every",
     "all every older -1", "all every newer 1x", "all every older 0 0", f"{'9' * 30} every",
     f"{2**63} every", f"all every newer {2**63}", f"all every older {'9' * 19}"],
)  # fmt: skip
def test_forged_custom_ids_of_history_lists_are_refused(forged: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_history(forged.split(), 7)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


def test_button_ids_are_parsed_into_history_queries() -> None:
    assert parse_history(["me", "every"], 7) == HistoryQuery(7)
    assert parse_history(["9", "skull", "newer", "3"], 7) == HistoryQuery(9, "skull", 3, True)
    assert parse_history(["all", "hearts"], 7) == HistoryQuery(None, "hearts")
    assert parse_history([f"{2**63 - 1}", "every"], 7) == HistoryQuery(2**63 - 1)


async def test_a_public_list_shows_no_names_of_deleted_emojis(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    emojis = Discord(world, monkeypatch)
    emojis.lose()
    assert ids(await listed(ana, public=True)) == [match_id(number)]
    assert not NAMED.search(world.posts()[-1].text)
    assert "🥇" in world.posts()[-1].text
    assert len(emojis.ways) == 1


async def test_history_mentions_a_person_unknown_to_the_bot(world: World) -> None:
    ana, zoe = world.group("Ana", "Zoe")
    shown = await listed(ana, player=zoe.member)
    assert f"# The finished matches of <@{zoe.id}>" in shown.text
