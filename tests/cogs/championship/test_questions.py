"""Confirmations of a draw and of a second championship in a channel."""

from __future__ import annotations

import pytest

from bot.store.championships import list_championships_in_channel, load_championship
from bot.store.engine import Transaction
from bot.texts.sentences import texts
from engine.championship.draw import draw_order
from engine.championship.public import parse
from tests.cogs.evening.scenes import called, notified
from tests.cogs.test_privacy import is_deleted
from tests.sim.championship import announce, draw_messages, draws, message_of, presses, take_snapshot
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.sentences import says
from tests.sim.world import World


async def open_championship(world: World, *names: str) -> tuple[int, list[Person]]:
    """Open a championship with these entrants; return its number and the people."""
    await world.save_settings(timer="off", threads="never", options={"length": [1]})
    people = world.group(*names)
    return await announce(*people), people


async def confirm(person: Person, asked: Answer) -> Answer:
    """Press the confirming button in an answer."""
    question = asked.posts[-1]
    return await person.press(question, question.buttons[0])


async def is_drawn(world: World, number: int) -> bool:
    return (await take_snapshot(world, number)).state.seed is not None


# ---- the draw ----------------------------------------------------------------------------------------------


async def test_the_draw_needs_confirmation_that_lists_the_entrants(world: World) -> None:
    number, (ana, *_) = await open_championship(world, "Ana", "Bea", "Carl")
    asked = await presses(ana, "@c-draw", number)
    assert asked.private
    assert says(asked, "draw-list", count=3, players="Ana, Bea, Carl")
    assert not await is_drawn(world, number)
    answer = await confirm(ana, asked)
    assert says(answer, "draw-made")
    assert await is_drawn(world, number)


@pytest.mark.rule("HC-2")
async def test_the_draw_stays_when_an_entrant_is_deleted(world: World) -> None:
    number, people = await open_championship(world, "Ana", "Bea", "Carl", "Dora", "Eve")
    await draws(people[0], number)
    before = (await take_snapshot(world, number)).state
    store, carl = world.bot.services.store, people[2]
    stored = await store.read(load_championship, number)
    assert stored is not None
    seed, *order = parse(stored.inputs[-1].input).numbers
    assert tuple(order) == draw_order(seed, [person.id for person in people])
    stand_in = await store.read(Transaction.person_of, carl.id)
    await is_deleted(carl)
    after = (await take_snapshot(world, number)).state
    assert [(fixture.key, fixture.entrants) for fixture in after.fixtures] == [
        (fixture.key, tuple(stand_in if entrant == carl.id else entrant for entrant in fixture.entrants))
        for fixture in before.fixtures
    ]
    assert after.seed == before.seed == seed


async def test_the_draw_mentions_entrants_once(world: World) -> None:
    number, people = await open_championship(world, "Ana", "Bea", "Carl")
    await people[2].prefers("pings", "off")
    await draws(people[0], number)
    await world.wait(5)
    (told,) = draw_messages(world)
    assert called(told) == {person.id for person in people[:2]}
    assert notified(world) == [called(told)]
    assert told.offering("@c-mine")
    await world.crash()
    await world.wait(26 * 3600)
    assert [post.id for post in draw_messages(world)] == [told.id]
    assert draw_messages(world)[0].text == told.text


async def test_the_draw_mentions_nobody_where_mentions_are_off(world: World) -> None:
    await world.save_settings(timer="off", threads="never", pings=False)
    people = world.group("Ana", "Bea")
    number = await announce(*people)
    await draws(people[0], number)
    await world.wait(5)
    assert await is_drawn(world, number)
    assert (draw_messages(world), notified(world)) == ([], [])


async def test_entrants_are_mentioned_after_a_crash_following_the_draw(world: World) -> None:
    number, people = await open_championship(world, "Ana", "Bea")
    await world.bot.services.championships.draw(number, people[0].id, False, 2, None)
    await world.crash()
    await world.wait(3590)
    assert draw_messages(world) == [], "nobody is mentioned as soon as it is back"
    await world.wait(60)
    assert [called(post) for post in draw_messages(world)] == [{person.id for person in people}]


@pytest.mark.rule("T-70")
async def test_the_draw_asks_again_when_the_list_of_entrants_has_changed(world: World) -> None:
    number, (ana, bea, carl) = await open_championship(world, "Ana", "Bea", "Carl")
    asked = await presses(ana, "@c-draw", number)
    await carl.confirms(await presses(carl, "@c-leave", number))
    again = await confirm(ana, asked)
    assert says(again, "T-70")
    assert says(again, "draw-list", count=2, players="Ana, Bea")
    assert not await is_drawn(world, number)
    await confirm(ana, again)
    assert list((await take_snapshot(world, number)).state.names) == [ana.id, bea.id]
    assert await is_drawn(world, number)


@pytest.mark.rule("R-HC-15")
async def test_a_confirmed_draw_with_too_few_entrants_left_is_refused(world: World) -> None:
    number, (ana, bea) = await open_championship(world, "Ana", "Bea")
    asked = await presses(ana, "@c-draw", number)
    await bea.confirms(await presses(bea, "@c-leave", number))
    assert says(await confirm(ana, asked), "R-HC-15")
    assert not await is_drawn(world, number)


@pytest.mark.rule("T-52")
async def test_a_draw_confirmed_by_two_people_is_made_once(world: World) -> None:
    number, (ana, _) = await open_championship(world, "Ana", "Bea")
    captain = world.person("Captain", moderator=True)
    questions = [(person, await presses(person, "@c-draw", number)) for person in (ana, captain)]
    await confirm(*questions[0])
    assert says(await confirm(*questions[1]), "T-52")
    assert (await take_snapshot(world, number)).inputs == 3


async def test_two_simultaneous_confirmations_make_one_draw(world: World) -> None:
    number, (ana, _) = await open_championship(world, "Ana", "Bea")
    captain = world.person("Captain", moderator=True)
    taps = []
    for person in (ana, captain):
        question = (await presses(person, "@c-draw", number)).posts[-1]
        taps.append(Tap(person, question, question.buttons[0].custom_id))
    await tap_at_once(world, *taps)
    await world.wait(5)
    assert (await take_snapshot(world, number)).inputs == 3
    assert len(draw_messages(world)) == 1


@pytest.mark.rule("T-44")
async def test_confirmations_by_others_or_with_forged_turns_are_refused(world: World) -> None:
    number, (ana, bea) = await open_championship(world, "Ana", "Bea")
    question = (await presses(ana, "@c-draw", number)).posts[-1]
    post = message_of(world, number)
    assert says(await presses(bea, "@c-draw", number), "T-44")
    answer = await tap(bea, post, question.buttons[0].custom_id)
    assert says(answer, "T-44")
    # A forged turn must not confirm a list of entrants that the organiser has not seen.
    for turn in (0, 99):
        answer = await tap(ana, post, f"1:{number}:{turn}:@sure c-draw")
        assert says(answer, "T-70")
    assert not await is_drawn(world, number)


async def test_a_draw_can_be_confirmed_after_a_restart(world: World) -> None:
    number, (ana, _) = await open_championship(world, "Ana", "Bea")
    asked = await presses(ana, "@c-draw", number)
    await world.crash()
    await confirm(ana, asked)
    assert await is_drawn(world, number)


# ---- a second championship ---------------------------------------------------------------------------------


async def championship_names(world: World) -> list[str]:
    """Return the names of the channel's championships, oldest first."""
    return [
        one.name
        for one in await world.bot.services.store.read(list_championships_in_channel, world.channel.id)
    ][::-1]


async def new(person: Person, **options: object) -> Answer:
    return await person.slash("championship new", **{"game": "skull-king", **options})


@pytest.mark.rule("T-71")
async def test_a_second_championship_in_a_channel_needs_confirmation(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await new(ana, name="Spring *cup*")
    await world.wait()
    asked = await new(bea, format="table", name="Autumn cup", season="Year 3", language="fr", timer="12h")
    assert asked.private
    assert says(asked, "T-71", championships="Spring \\*cup\\*")
    assert asked.posts[-1].labels == ["Open another: Autumn cup"]
    assert await championship_names(world) == ["Spring *cup*"]
    # Confirm after a restart: the button must carry all options.
    await world.crash()
    answer = await confirm(bea, asked)
    await world.wait()
    assert "Opened." in answer.text
    header = (await world.bot.services.store.read(list_championships_in_channel, world.channel.id))[0]
    assert (header.name, header.season, header.locale, header.timer, header.feeds, header.organiser) == (
        "Autumn cup",
        "Year 3",
        "fr",
        "12h",
        False,
        bea.id,
    )
    assert header.plan["format"] == "table"
    assert "Autumn cup" in message_of(world, header.id).text


@pytest.mark.rule("T-71")
async def test_confirming_asks_again_when_another_championship_was_opened(world: World) -> None:
    """A confirmation is outdated once another championship is opened in the channel."""
    ana, bea = world.group("Ana", "Bea")
    await new(ana, name="One")
    first, second = await new(ana, name="Two"), await new(bea, name="Three")
    await confirm(ana, first)
    for person, asked in ((ana, first), (bea, second)):
        question = asked.posts[-1]
        again = await tap(person, question, question.buttons[0].custom_id)
        assert says(again, "T-71", count=2, championships="Two, One")
    assert await championship_names(world) == ["One", "Two"]
    await confirm(bea, again)
    assert await championship_names(world) == ["One", "Two", "Three"]


async def test_opening_after_an_ended_championship_needs_no_confirmation(world: World) -> None:
    number, (ana, *_) = await open_championship(world, "Ana", "Bea")
    other = world.guild.create_text_channel("quay")
    assert not (await ana.slash("championship new", other, game="skull-king")).private
    assert (await new(ana)).private
    await draws(ana, number)
    await world.bot.services.championships.rule(number, ana.id, "cancel", "rain", False, None)
    assert not (await new(ana)).private


async def test_long_options_fit_the_confirmation_button_with_a_shortened_name(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    await new(captain)
    title = "x" * 60
    asked = await new(
        captain, format="league", name=title, season="s" * 20, language="fr", timer="3min", counts=True
    )
    (label,) = asked.posts[-1].labels
    await confirm(captain, asked)
    header = (await world.bot.services.store.read(list_championships_in_channel, world.channel.id))[0]
    assert label == texts("en")("button-c-another", name=header.name)
    assert (header.season, header.feeds) == ("s" * 20, True)
    assert title.startswith(header.name)
    assert len(header.name) >= 28


@pytest.mark.rule("T-3", "T-40", "T-45")
async def test_forged_confirmations_open_no_championship(world: World) -> None:
    ana = world.person("Ana")
    await new(ana, name="One")
    post = message_of(world)
    beside = post.table
    for words, answer in (
        ("@c-new", "That was not understood"),
        ("@c-new skull-king league - - - x", "That was not understood"),
        ("@c-new chess - - - - 0 Two", "That was not understood"),
        ("@c-new - - - xx - 0 Two", "That was not understood"),
        ("@c-new - - on - - 0 Two", "Only moderators"),
    ):
        told = await tap(ana, post, f"1:{beside}:0:{words}")
        assert told.private
        assert answer in told.text, words
    assert says(await tap(ana, post, "1:99:0:@c-new - - - - - 0 Two"), "T-40")
    assert await championship_names(world) == ["One"]
