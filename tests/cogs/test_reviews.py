"""**How did I play?** judges a finished match for one of its players, privately."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Literal

import pytest

from bot.records.tables import Person as Seated
from bot.store.tables import list_inputs
from bot.tables.thinking import plan
from bot.texts.match_ids import match_id
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER
from tests.cogs.test_fairness import change
from tests.cogs.test_history import played
from tests.cogs.test_replay import opened
from tests.sim.evening import decide, open_table, start, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, Pressable, read, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

pytestmark = pytest.mark.usefixtures("quick_reviews")


async def badly_played(world: World, ana: Person, *others: Person, **options: Any) -> int:
    """Play a match of three rounds in which Ana bids all tricks."""
    await world.shorten_matches(3, 3)
    number = await start_table(ana, *others, **options)
    tables = world.bot.services.tables
    easy = ROBOTS["skull-king", "easy"]

    def bid_all(view: Any, *more: Any, **named: Any) -> Any:
        bids = [choice for choice in view.choices if choice.verb == "bid"]
        if view.seat == seat and bids:
            return GAMES["skull-king"].action("bid", (bids[0].items[-1],))
        return easy(view, *more, **named)

    seat = next(
        place
        for place, one in enumerate((await tables.snapshot(number, None)).occupants)
        if one.who == str(Seated(ana.id))
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ROBOTS, ("skull-king", "easy"), bid_all)
        await decide(world, number)
    return number


async def ask(person: Person, number: int) -> Answer:
    """Choose the entry below the podium."""
    return await person.use_tool("review", on=person.world.table(number))


async def forge(person: Person, number: int, shown: Message, said: str = "") -> Answer:
    """Press a button for a match that this message does not offer."""
    return await tap(person, shown, f"1:{number}:0:@review{said}")


async def pressed(person: Person, shown: Message, button: Pressable) -> Message:
    """Press a button that changes its message, now or a moment later; return the message."""
    await person.press(shown, button)
    stored = person.world.env.backend.messages[shown.stored.channel_id][shown.stored.id]
    return read(stored)


def points_of(answer: Answer) -> list[int]:
    """Return luck, own play and the others' play."""
    return [int(found.replace("−", "-")) for found in re.findall(r"\*\*([+−]?\d+)\*\*$", answer.text, re.M)]


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_luck_and_play_add_up_to_the_result(world: World, locale: str) -> None:
    ana, bea = world.person("Ana", locale), world.person("Bea")
    number = await badly_played(world, ana, bea, robots=1)
    answer, language = await ask(ana, number), locale[:2]
    assert answer.private
    assert says(answer, "button-review", language)
    header = (await world.bot.services.tables.snapshot(number, ana.id)).header
    assert header.standing is not None
    points = {place["seat"]: place["points"] for place in header.standing}
    seat = (await world.bot.services.tables.snapshot(number, ana.id)).seat
    assert seat is not None
    result = points[seat] - (sum(points.values()) - points[seat]) / 2
    parts = points_of(answer)
    assert len(parts) == 3
    assert sum(parts) == round(result)
    key = "review-ahead" if result > 0 else "review-behind"
    assert says(answer, key, language, points=abs(round(result)))


async def test_a_bad_bid_is_told_tried_again_and_looked_at(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await badly_played(world, ana, bea, robots=1)
    review = await ask(ana, number)
    assert says(review, "review-costly")
    assert says(review, "review-did-bid", what="3")
    assert says(review, "review-better-skull-king")
    assert says(review, "review-reason-skull-king"), "a bid that was never made costs points for this reason"
    post = review.posts[-1]
    tries = [one for one in post.offering("@review") if one.action.startswith("@review try")]
    looks = [one for one in post.offering("@review") if one.action.startswith("@review look")]
    assert 0 < len(tries) == len(looks) <= 3

    looked = await ana.press(post, looks[0])
    assert looked.private
    at = int(looks[0].action.split()[-1])
    assert says(looked, "replay-at", match=match_id(number), step=at + 1)

    question = await pressed(ana, post, tries[0])
    assert says(question, "review-question")
    assert not says(question, "review-mark-best"), "first one chooses"
    offered = [one for one in question.offering("@review") if " choose " in one.action]
    rows = await world.bot.services.store.read(list_inputs, number)
    if rows[at].action.startswith("bid"):
        assert [one.action.split()[-1] for one in offered] == ["0", "1", "2", "3"]
    answer = await pressed(ana, question, offered[0])
    for mark in ("best", "then", "now"):
        assert says(answer, f"review-mark-{mark}")
    assert says(answer, "review-legend-skull-king")
    back = next(one for one in answer.offering("@review") if one.action == "@review page")
    assert (await pressed(ana, answer, back)).text == review.text


async def test_only_whoever_played_is_told_and_of_their_own_seat(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await badly_played(world, ana, bea, robots=1)
    answer = await ask(carl, number)
    assert answer.private
    assert says(answer, "T-6")
    assert (await ask(bea, number)).text != (await ask(ana, number)).text
    shown = await opened(carl, number)
    assert "review" not in shown.sure_menu("@more").values
    shown = await opened(ana, number)
    assert says(await ana.choose(shown, "@more", "review"), "review-costly")
    review = (await ask(ana, number)).posts[-1]
    tried = next(one.action for one in review.offering("@review") if " try " in one.action)
    assert says(await forge(carl, number, world.table(number), tried.removeprefix("@review")), "T-6")


@pytest.mark.rule("T-19")
async def test_a_match_that_goes_on_is_not_judged(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await world.shorten_matches(1, 2)
    number = await start_table(ana, bea, robots=1)
    answer = await forge(ana, number, world.table(number))
    assert answer.private
    assert says(answer, "T-19")
    await ana.slash_and_confirm("table cancel")
    assert says(await forge(ana, number, world.table(number)), "T-98")


async def test_forged_buttons_are_not_understood(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await badly_played(world, ana, bea, robots=1)
    review = (await ask(ana, number)).posts[-1]
    at = next(one.action.split()[-1] for one in review.offering("@review") if " try " in one.action)
    for said in (" x", " try", " try x", " try 0", f" choose {at}", f" choose {at} bid 9", f" choose {at} x"):
        assert says(await forge(ana, number, review, said), "T-3"), said
    assert says(await forge(ana, number, review, " look 9999"), "T-3")


async def test_nothing_worth_mentioning_is_said(world: World) -> None:
    """With one card, whoever plays has no choice, and both bids are near each other."""
    ana, bea = world.group("Ana", "Bea")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.ai.review.ERRORS", 1e9)
        await world.shorten_matches(1, 2)
        number = await played(world, ana, bea, robots=1)
        answer = await ask(ana, number)
    assert says(answer, "review-nothing")
    assert not answer.posts[-1].offering("@review")
    assert len(points_of(answer)) == 3


async def test_skull_has_chances_and_no_mistakes(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl, game="skull")
    await start(ana, number)
    await decide(world, number)
    answer = await ask(ana, number)
    assert says(answer, "review-how-chances")
    assert not points_of(answer)
    assert not says(answer, "review-costly")
    for button in (one for one in answer.posts[-1].offering("@review") if " try " in one.action):
        question = await pressed(ana, answer.posts[-1], button)
        offered = [one for one in question.offering("@review") if " choose " in one.action]
        told = await pressed(ana, question, offered[0])
        assert says(told, "review-legend-chances")
        assert says(told, "review-mark-now")
        break


async def test_words_only_has_no_signs(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await ana.prefers("cards", "words")
    number = await badly_played(world, ana, bea, robots=1)
    review = (await ask(ana, number)).posts[-1]
    assert screen_reader_faults(review) == []
    button = next(one for one in review.offering("@review") if " try " in one.action)
    question = await pressed(ana, review, button)
    assert screen_reader_faults(question) == []
    chosen = next(one for one in question.offering("@review") if " choose " in one.action)
    assert screen_reader_faults(await pressed(ana, question, chosen)) == []


async def test_it_is_computed_once_and_again_after_a_restart(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await badly_played(world, ana, bea, robots=1)
    computed = count_reviews(world)
    review = await ask(ana, number)
    assert (await ask(ana, number)).text == review.text
    assert computed == [1]
    await world.crash()
    computed = count_reviews(world)
    button = next(one for one in review.posts[-1].offering("@review") if " try " in one.action)
    assert says(await pressed(ana, review.posts[-1], button), "review-question")
    assert (await ask(ana, number)).text == review.text
    assert computed == [1]


def count_reviews(world: World) -> list[int]:
    """Return a list that grows by one with each review that is computed."""
    thinker = world.bot.services.reviews.reviews._thinker
    computed: list[int] = []
    ask_thinker = thinker.ask

    async def counted(function: Any, *given: Any) -> Any:
        if function is plan:
            computed.append(1)
        return await ask_thinker(function, *given)

    thinker.ask = counted
    return computed


async def test_a_match_that_the_rules_cannot_replay_says_so(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await badly_played(world, ana, bea)
    await change(world, number, options={"length": [2, 2]})
    world.bot.services.replays.replays.forget(number)
    answer = await ask(ana, number)
    assert answer.private
    assert says(answer, "replay-version", match=match_id(number))


async def test_decisions_made_for_the_seat_are_nobody_s_own(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await world.shorten_matches(3, 3)
    number = await start_table(ana, bea, robots=1)
    await ana.slash_and_confirm("table leave")
    await decide(world, number)
    rows = await world.bot.services.store.read(list_inputs, number)
    assert all(row.by != str(Seated(ana.id)) for row in rows if row.seat != DEALER)
    answer = await ask(ana, number)
    assert says(answer, "review-shared")
    assert says(answer, "review-nothing")
    assert points_of(answer)[1] == 0


async def test_progress_is_shown_and_two_presses_compute_once(world: World) -> None:
    """A second match waits until the first has been judged."""
    ana, bea = world.group("Ana", "Bea")
    number = await badly_played(world, ana, bea, robots=1)
    reviews = world.bot.services.reviews.reviews
    thinker = reviews._thinker
    ask_thinker, planned, slow = thinker.ask, [0], [5.0]

    async def ask_slowly(function: Any, *given: Any) -> Any:
        planned[0] += function is plan
        if function is not plan:
            await asyncio.sleep(slow.pop() if slow else 0)
        return await ask_thinker(function, *given)

    class Turn(asyncio.Lock):
        """A lock that tells the simulated world why a task waits."""

        async def acquire(self) -> Literal[True]:
            await world.env.external_wait(super().acquire(), reason="another review")
            return True

    thinker.ask, reviews._turn = ask_slowly, Turn()
    podium, button = world.table(number), f"1:{number}:0:@review"
    await tap_at_once(world, *(Tap(person, podium, button) for person in (ana, ana, bea)))
    await world.wait(2.1)
    assert [says(text, "review-progress", done=0) for text in private_texts(ana)] == [True, True]
    assert [says(text, "review-waiting") for text in private_texts(bea)] == [True]
    assert planned == [1]
    await world.wait(6)
    first, second = private_texts(ana)
    (other,) = private_texts(bea)
    assert planned == [2]
    assert first == second != other
    assert says(first, "review-how")
    assert says(other, "review-how")


def private_texts(person: Person) -> list[str]:
    """Return the texts of the private answers in the channel."""
    return [post.text for post in person.visible_messages() if post.private]
