"""**Was it fair?** opens the seal of a finished match and says what was checked again."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from bot.store import schema
from bot.store.engine import Statement, Transaction
from bot.texts.match_ids import match_id
from bot.texts.rules_help import topics
from engine.core import DEALER
from engine.log import read_log
from engine.luck import PERSON
from engine.verify import verify_log
from tests.bot.present.test_match_page import unpacked
from tests.cogs.test_history import played
from tests.cogs.test_replay import goes, opened
from tests.sim.abroad import abroad
from tests.sim.evening import decide, export_log, open_table, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.fixture(autouse=True)
async def short(world: World) -> None:
    """Set matches to two rounds, of one card and of two cards."""
    await world.shorten_matches(1, 2)


async def change(world: World, number: int, **values: Any) -> None:
    """Change columns of a stored table."""
    statement = Statement(update(schema.tables).where(schema.tables.c.id == number).values(**values))

    def write(tx: Transaction) -> None:
        tx.change(statement)

    await world.bot.services.store.write(write)


def attached(world: World, answer: Answer | Message) -> str:
    """Return the file of an answer."""
    post = answer.posts[-1] if isinstance(answer, Answer) else answer
    (file,) = post.stored.attachments
    return (world.env.backend.cdn.get(file["url"]) or b"").decode()


async def ask(person: Person, number: int) -> Answer:
    """Choose the entry below the podium."""
    return await person.use_tool("fair", on=person.world.table(number))


async def ask_in_replay(person: Person, shown: Message) -> Answer:
    """Choose the entry below a replay's position."""
    (value,) = [value for value in shown.sure_menu("@more").values if value.startswith("fair ")]
    return await person.choose(shown, "@more", value)


async def forge(person: Person, number: int, shown: Message, said: str = "") -> Answer:
    """Press a button for a match that this message does not offer."""
    return await tap(person, shown, f"1:{number}:0:@fair{said}")


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_the_podium_opens_the_seal_and_tells_what_was_checked(world: World, locale: str) -> None:
    ana, bea = world.person("Ana", locale), world.person("Bea")
    number = await played(world, ana, bea, robots=1)
    answer, language = await ask(ana, number), locale[:2]
    text = attached(world, answer)
    log, verdict = read_log(text), verify_log(text)
    assert answer.private
    assert text == await export_log(ana, number)
    assert log.luck is not None
    assert says(answer, "fair-holds", language)
    assert says(answer, "fair-draws", language, draws=verdict.deals)
    assert says(answer, "fair-moves", language, moves=verdict.moves)
    assert verdict.moves > 0
    assert says(answer, "fair-seal", language, seal=log.seal)
    assert log.luck.secret.hex() in answer.text
    assert not says(answer, "fair-skipped", language)
    offered = [button.action for button in answer.posts[-1].buttons]
    assert [action.rpartition(":")[2] for action in offered] == [
        *(f"@rules-of fairness {topic.key}" for topic in topics("fairness", language)),
        "@match-page",
    ]


async def test_moves_of_hard_robots_are_counted_and_not_made_again(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    page = (await ana.open_host_panel("level")).posts[-1]
    await ana.choose(page, "@set robots", "hard")
    await start(ana, number)
    await decide(world, number)
    answer = await ask(ana, number)
    verdict = verify_log(attached(world, answer))
    assert verdict.skipped > 0
    assert says(answer, "fair-skipped", moves=verdict.skipped)
    assert not says(answer, "fair-moves")


async def test_a_replays_position_tells_of_the_robots_move_that_led_to_it(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    log = read_log(await export_log(ana, number))
    shown = await goes(ana, await opened(ana, number), "text")
    for at in (at for at in range(1, len(log.inputs) + 1)):
        answer = await forge(ana, number, shown, f" {at}")
        seat = log.inputs[at - 1][0]
        is_robot = seat != DEALER and log.holders[seat].player != PERSON
        assert says(answer, "fair-move", step=at) == is_robot
        assert not says(answer, "fair-move-other")
    assert says(await ask_in_replay(ana, shown), "fair-holds")
    assert says(await forge(ana, number, shown, f" {len(log.inputs) + 1}"), "T-3")
    assert says(await forge(ana, number, shown, " x"), "T-3")


async def test_who_may_open_the_replay_may_ask_and_nobody_else(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await played(world, ana, bea)
    assert says(await ask(carl, number), "fair-holds"), "a member of its server"
    shown = (await ana.slash_in_dm("replay", match=match_id(number))).posts[-1]
    assert says(await ask_in_replay(ana, shown), "fair-holds"), "who played, by direct message"
    other = (await carl.slash_in_dm("help")).posts[-1]
    answer = await forge(carl, number, other)
    assert says(answer, "T-98")
    assert not answer.posts[-1].stored.attachments
    with abroad(world, ana) as there:
        shown = (await there.slash("replay", match=match_id(number))).posts[-1]
        assert says(await ask_in_replay(there, shown), "fair-holds"), "who played, on another server"
    with abroad(world, carl) as there:
        assert says(await forge(there, number, (await there.slash("help")).posts[-1]), "T-98")


@pytest.mark.rule("T-19")
async def test_a_match_that_goes_on_keeps_its_secret(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    answer = await forge(ana, number, world.table(number))
    assert answer.private
    assert says(answer, "T-19")
    assert not answer.posts[-1].stored.attachments
    await ana.slash_and_confirm("table cancel")
    assert says(await forge(ana, number, world.table(number)), "T-98")


async def test_a_match_without_a_seal_says_so(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    await change(world, number, seal=None, secret=None)
    answer = await ask(ana, number)
    assert answer.private
    assert says(answer, "fair-unsealed")
    assert not answer.posts[-1].stored.attachments
    shown = await opened(ana, number)
    page = attached(world, await ana.choose(shown, "@more", "match-page"))
    assert unpacked(page)["check"] is None


async def test_a_forged_secret_is_reported(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    await change(world, number, secret="0" * 64)
    answer = await ask(ana, number)
    assert says(answer, "fair-fails")
    assert says(answer, "fair-line")
    assert not says(answer, "fair-holds")
    assert not says(answer, "fair-draws")


async def test_words_only_has_no_signs(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await ana.prefers("cards", "words")
    number = await played(world, ana, bea, robots=1)
    answer = await ask(ana, number)
    assert says(answer, "fair-holds")
    assert screen_reader_faults(answer.posts[-1]) == []


async def test_it_works_after_a_restart(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    before = (await ask(ana, number)).text
    await world.crash()
    assert (await ask(ana, number)).text == before


async def test_the_page_of_a_sealed_match_has_what_it_checks(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    answer = await ask(ana, number)
    (button,) = answer.posts[-1].offering("@match-page")
    check = unpacked(attached(world, await ana.press(answer.posts[-1], button)))["check"]
    log = read_log(await export_log(ana, number))
    assert check["seal"] == log.seal
    assert len(check["draws"]) == verify_log(attached(world, answer)).deals


async def test_buttons_lead_to_the_help_about_robots_and_seals(world: World) -> None:
    ana, bea = world.person("Ana", "fr"), world.person("Bea")
    number = await played(world, ana, bea)
    post = (await ask(ana, number)).posts[-1]
    for topic, button in zip(topics("fairness", "fr"), post.offering("@rules-of"), strict=True):
        answer = await ana.press(post, button)
        assert answer.private
        assert answer.text.startswith(f"## {topic.title}")
    assert says(await tap(ana, post, f"1:{number}:0:@rules-of fairness none"), "T-55", "fr")
    assert says(await tap(ana, post, f"1:{number}:0:@rules-of poker seal"), "T-3", "fr")


async def test_stats_show_what_was_dealt_to_moderators_only(world: World) -> None:
    """Matches of other servers, running ones and private ones are not counted."""
    mo, (ana, bea) = world.person("Mo", moderator=True), world.group("Ana", "Bea")
    assert says(await mo.slash("server stats"), "dealt-none")
    await world.shorten_matches(1, 2)
    await played(world, ana, bea, robots=1)
    await played(world, ana, bea, game="hearts")
    await start_table(ana, bea)
    answer = await mo.slash("server stats")
    assert answer.private
    assert says(answer, "dealt-of", matches=1)
    assert says(answer, "dealt-kind-specials")
    assert says(answer, "dealt-kind-lot")
    assert says(answer, "dealt-seat", seat=3)
    assert says(answer, "dealt-people")
    assert says(answer, "dealt-robots")
    shown = answer.posts[-1]
    hearts = next(one for one in shown.offering("@server-dealt") if one.action.endswith("hearts"))
    page = await mo.press(shown, hearts)
    assert says(page, "dealt-kind-queen")
    assert not says(page, "dealt-robots"), "there were none"
    assert says(await tap(ana, shown, "1:0:0:@server-dealt hearts"), "T-29")
    assert says(await tap(mo, shown, "1:0:0:@server-dealt poker"), "T-3")
