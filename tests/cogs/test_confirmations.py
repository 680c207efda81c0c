"""Destructive commands ask for confirmation once, and only the question's red button acts."""

from __future__ import annotations

import pytest

from bot.counters import COUNTS
from bot.texts.sentences import texts
from tests.cogs.evening.scenes import bidding
from tests.sim.championship import announce, make_ruling, message_of, organiser_panel, presses, take_snapshot
from tests.sim.evening import open_table, start
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World


async def press_forged(person: Person, post: Message, custom_id: str) -> str:
    """Press a button offered to somebody else; return the id of the rule that refuses the click."""
    before = COUNTS.refusals.copy()
    await tap(person, post, custom_id)
    return " ".join(COUNTS.refusals - before)


def question_of(answer: Answer) -> Message:
    """Check that an answer is a private question with a red and a grey button; return the question."""
    assert answer.private, answer.text
    post = answer.posts[-1]
    assert [button.style for button in post.buttons] == ["danger", "secondary"], post.labels
    assert post.menus == ()
    return post


# ---- closing a table ---------------------------------------------------------------------------------------


async def test_closing_a_match_asks_and_names_table_players_and_lost_round(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    asked = question_of(await ana.slash("table cancel"))
    for part in (f"#{number}", f"<#{world.channel.id}>", "with Bea\n", "Round 1", "without a result"):
        assert part in asked.text
    assert await world.status(number) == "running"
    kept = await ana.press(asked, asked.buttons[1])
    assert kept.text == texts("en")("ask-kept")
    assert kept.posts[-1].id == asked.id
    assert kept.posts[-1].buttons == ()
    assert await world.status(number) == "running"
    asked = question_of(await ana.slash("table cancel"))
    done = await ana.press(asked, asked.buttons[0])
    assert says(done, "match-cancelled")
    assert (done.posts[-1].id, done.posts[-1].buttons) == (asked.id, ())
    assert await world.status(number) == "cancelled"


async def test_a_confirmation_works_after_a_restart_and_only_once(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    asked = question_of(await ana.slash("table cancel"))
    await world.crash()
    sure = asked.buttons[0].custom_id
    await tap_at_once(world, Tap(ana, asked, sure), Tap(ana, asked, sure))
    assert await world.status(number) == "cancelled"
    assert "over" in (await tap(ana, asked, sure)).text
    assert says(await tap(ana, asked, asked.buttons[1].custom_id), "ask-kept")


@pytest.mark.rule("T-13", "T-11")
async def test_a_confirmation_pressed_by_another_person_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    quay, mate = world.guild.create_text_channel("quay"), world.person("Mate", moderator=True)
    number = await bidding(world, ana, bea)
    sure = question_of(await ana.slash("table cancel")).buttons[0].custom_id
    assert says(await tap(bea, world.table(number), sure), "T-13")
    elsewhere = await open_table(mate, channel=quay)
    answer = await tap(mate, world.table(elsewhere, quay), sure)
    assert says(answer, "T-11")
    assert await world.status(number) == "running"


@pytest.mark.rule("T-70")
@pytest.mark.parametrize("command", ["table cancel", "table kick"])
async def test_a_confirmation_asked_in_a_lobby_is_repeated_once_the_match_runs(
    world: World, command: str
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    options = {"player": bea.member} if command == "table kick" else {}
    asked = question_of(await ana.slash(command, **options))
    await start(ana, number)
    again = await ana.press(asked, asked.buttons[0])
    assert says(again, "T-70")
    assert await world.status(number) == "running"
    assert "Bea" in await world.seats(number)
    await ana.confirms(again)
    assert (await world.status(number) == "running") == (command == "table kick")


@pytest.mark.rule("T-3")
async def test_malformed_custom_ids_of_confirmations_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    for words in ("", " ", " fly", " kick", " kick x", " kick 1 2", " substitute", " substitute x 0"):
        answer = await tap(ana, world.table(number), f"1:{number}:0:@sure{words}")
        assert says(answer, "T-3"), words
    assert await world.seats(number) == ["Ana", "Bea"]


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_questions_in_words_are_readable_by_screen_readers(world: World, locale: str) -> None:
    (ana,) = world.group("Ana", locale=locale)
    (bea,) = world.group("Bea")
    await ana.prefers("cards", "words")
    await bidding(world, ana, bea)
    for command, options in (
        ("table cancel", {}),
        ("table kick", {"player": bea.member}),
        ("table leave", {}),
    ):
        asked = question_of(await ana.slash(command, **options))
        assert screen_reader_faults(asked) == []
        assert "Bea" in asked.text


# ---- taking and giving up a seat ---------------------------------------------------------------------------


async def test_a_kick_needs_confirmation_and_is_announced(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    asked = question_of(await ana.slash("table kick", player=bea.member))
    assert says(asked, "ask-kick", player="Bea")
    assert "Bea" in await world.seats(number)
    done = await ana.press(asked, asked.buttons[0])
    assert says(done, "kicked")
    assert done.posts[-1].buttons == ()
    await world.wait(5)
    assert says(world.table(number), "kicked-told", by="Ana", player="Bea")
    assert says(bea.visible_messages()[-1], "gone-kicked", by="Ana")
    assert says(await tap(ana, asked, asked.buttons[0].custom_id), "T-25")


async def test_a_kick_from_a_lobby_is_announced_in_its_message(world: World) -> None:
    ana, bea, _ = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await world.wait(5)
    assert says(world.table(number), "kicked-lobby-told", player="Bea", by="Ana")


async def test_leaving_a_lobby_asks_only_the_last_person(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    await ana.leaves_lobby()
    await world.wait(5)
    assert await world.seats(number) == ["Bea"]
    asked = question_of(await bea.leaves_lobby())
    assert says(asked, "ask-leave-lobby")
    assert await world.status(number) == "lobby"
    await bea.press(asked, asked.buttons[0])
    assert await world.status(number) == "cancelled"


async def test_leave_on_an_old_lobby_message_asks_once_the_match_has_begun(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lobby, leave = world.table(number), f"1:{number}:0:@leave"
    await start(ana, number)
    asked = question_of(await tap(bea, lobby, leave))
    assert says(asked, "ask-leave-running")
    assert "Bea" in await world.seats(number)
    left = await bea.press(asked, asked.buttons[0])
    assert says(left, "left")
    assert "Bea" not in await world.seats(number)


async def test_leaving_needs_confirmation_in_a_direct_message_too(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    asked = (await bea.slash_in_dm("table leave")).posts[-1]
    assert "Bea" in await world.seats(number)
    await bea.press(asked, asked.offering("@sure")[0])
    assert "Bea" not in await world.seats(number)


# ---- giving somebody's seat away ---------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "words"), [("en-US", False), ("es-ES", True)])
async def test_giving_away_a_leavers_seat_needs_confirmation_and_is_announced(
    world: World, locale: str, words: bool
) -> None:
    (ana,) = world.group("Ana", locale=locale)
    bea, carl = world.group("Bea", "Carl")
    (zoe,) = world.group("Zoe")
    if words:
        await ana.prefers("cards", "words")
    number = await bidding(world, ana, bea, carl)
    await bea.slash_and_confirm("table leave")
    asked = question_of(await ana.slash("table substitute", player=zoe.member, instead_of=bea.member))
    assert ("Bea" in asked.text, "Zoe" in asked.text, f"#{number}" in asked.text) == (True, True, True)
    assert not words or screen_reader_faults(asked) == []
    assert "Zoe" not in await world.seats(number)
    await ana.press(asked, asked.buttons[1])
    assert "Zoe" not in await world.seats(number)
    sure = asked.buttons[0].custom_id
    assert "T-13" in (await press_forged(carl, world.table(number), sure))
    await tap_at_once(world, Tap(ana, asked, sure), Tap(ana, asked, sure))
    assert set(await world.seats(number)) == {"Ana", "Zoe", "Carl"}
    await world.wait(5)
    told = world.table(number).text
    t = texts("en" if locale == "en-US" else locale[:2])
    assert t("given-told", by="Ana", player="Bea", newcomer="Zoe") in told


async def test_a_kicked_players_seat_is_given_away_without_confirmation(world: World) -> None:
    ana, bea, carl, zoe = world.group("Ana", "Bea", "Carl", "Zoe")
    number = await bidding(world, ana, bea, carl)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await ana.slash("table substitute", player=zoe.member)
    assert "Zoe" in await world.seats(number)


async def test_a_substitution_lapses_when_the_player_takes_the_seat_back(world: World) -> None:
    ana, bea, carl, zoe = world.group("Ana", "Bea", "Carl", "Zoe")
    number = await bidding(world, ana, bea, carl)
    await bea.slash_and_confirm("table leave")
    asked = question_of(await ana.slash("table substitute", player=zoe.member))
    await bea.slash("table back")
    await ana.press(asked, asked.buttons[0])
    assert set(await world.seats(number)) == {"Ana", "Bea", "Carl"}


# ---- championships -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_withdrawals_from_the_list_and_the_draw_are_announced(world: World, locale: str) -> None:
    (ana,) = world.group("Ana", locale=locale)
    bea, carl = world.group("Bea", "Carl")
    mate = world.person("Mate", moderator=True)
    t = texts(locale[:2])
    number = await announce(ana, bea, carl, language=locale[:2])
    left = t("championship-left", players=f"<@{carl.id}>")
    assert left not in message_of(world, number).text
    await carl.confirms(await presses(carl, "@c-leave", number))
    await world.wait(5)
    assert left in message_of(world, number).text
    assert t("championship-drawn-by", by=f"<@{mate.id}>") not in message_of(world, number).text
    await mate.confirms(await presses(mate, "@c-draw", number))
    await world.wait(5)
    shown = [post for post in world.posts() if post.table == number]
    by = t("championship-drawn-by", by=f"<@{mate.id}>")
    assert any(by in post.text for post in shown)
    assert all(f"<@{mate.id}>" in post.stored.content for post in shown if post.stored.content)


async def test_signing_up_again_removes_the_announced_withdrawal(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana, bea)
    await bea.confirms(await presses(bea, "@c-leave", number))
    await presses(bea, "@c-join", number)
    await world.wait(5)
    assert f"<@{bea.id}>" not in message_of(world, number).text
    assert (await take_snapshot(world, number)).left == ()


async def test_withdrawing_from_the_list_needs_confirmation(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana, bea)
    asked = question_of(await presses(bea, "@c-leave", number))
    assert bea.id in (await take_snapshot(world, number)).state.names
    done = await bea.press(asked, asked.buttons[0])
    assert says(done, "retired")
    assert bea.id not in (await take_snapshot(world, number)).state.names


@pytest.mark.parametrize("verb", ["cancel", "withdraw"])
async def test_cancelling_and_withdrawing_ask_before_the_reason_form(world: World, verb: str) -> None:
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await announce(*people)
    await ana.confirms(await presses(ana, "@c-draw", number))
    page = await organiser_panel(ana, number)
    chosen: list[str] = []
    menus = {menu.action: menu.values for menu in page.menus}
    if verb == "withdraw":
        chosen = [value for value in menus["@c-rule withdraw"] if value.startswith("#2")]
        asked = question_of(await ana.choose(page, "@c-rule withdraw", *chosen))
        assert "Bea" in asked.text
    else:
        (button,) = (one for one in page.buttons if one.action == "@c-rule cancel")
        asked = question_of(await ana.press(page, button))
        assert "Ana, Bea" in asked.text
    back = (await ana.press(asked, asked.buttons[1])).posts[-1]
    assert back.offering("@c-rule")
    assert bea.id in (await take_snapshot(world, number)).state.present
    await make_ruling(ana, back, f"@c-rule {verb}", *chosen, reason="seen by all")
    snapshot = await take_snapshot(world, number)
    assert snapshot.state.has_ended or bea.id not in snapshot.state.present
    assert snapshot.decisions[-1].by == f"u:{ana.id}"
