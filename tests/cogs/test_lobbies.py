"""Lobbies: joining, leaving, robots, options, starting and cancelling, and who may do so."""

from __future__ import annotations

import pytest

from bot.seating.player_counts import COMPANY
from bot.store.tables import get_table, list_members
from bot.texts.sentences import slash, texts
from engine import GAMES
from tests.sim.evening import decide, drop_robot, open_table, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def press_refused(world: World, number: int, person: Person, action: str) -> str:
    """Check that a click is refused in private without changes; return the refusal."""
    before = (await world.bot.services.store.read(get_table, number), await world.seats(number))
    answer = await person.click(action)
    assert answer.posts[-1].private
    assert answer.text.startswith("⚓")
    assert (await world.bot.services.store.read(get_table, number), await world.seats(number)) == before
    return answer.text


async def test_a_new_lobby_seats_the_host_and_shows_settings_and_buttons(world: World) -> None:
    ana = world.person("Ana")
    answer = await ana.slash("skullking new")
    assert not answer.private
    text = answer.text
    assert text.splitlines()[0] == "# Open table, 1 of 8 seats: to play, press “Join”"
    assert "\xa0Ana · *host*" in text
    assert not says(text, "rules-captures-per_trick")
    assert "min" in text
    assert button_styles(answer.posts[-1]) == {
        "@start now": "success",
        "@join": "primary",
        "@robot": "secondary",
        "@rules": "secondary",
        "@options": "secondary",
    }
    (menu,) = answer.posts[-1].menus
    assert menu.values[-1] == "leave-lobby"


def button_styles(lobby: Message) -> dict[str, str]:
    """Return the colours of a message's enabled buttons by action."""
    return {button.action: button.style for button in lobby.buttons if not button.disabled}


async def test_the_only_green_button_is_the_expected_next_step(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, game="skull")

    def green() -> list[str]:
        return [action for action, style in button_styles(world.table(number)).items() if style == "success"]

    assert green() == ["@start now"]
    await bea.click("@join")
    await world.wait()
    assert green() == ["@join"], "of three, one is missing"
    assert button_styles(world.table(number))["@start robots"] == "secondary"
    await carl.click("@join")
    await world.wait()
    assert green() == ["@start"]
    assert button_styles(world.table(number))["@join"] == "primary"


async def test_joining_updates_the_lobby_without_new_messages(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    answer = await bea.click("@join")
    assert answer.posts == ()
    await world.wait()
    assert "\xa0Bea" in world.table(number).text
    assert len(world.posts()) == 1


@pytest.mark.rule("T-8")
async def test_joining_twice_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    assert says(await press_refused(world, number, bea, "@join"), "T-8")
    assert says(await press_refused(world, number, ana, "@join"), "T-8")


@pytest.mark.rule("T-7")
async def test_a_ninth_player_is_refused(world: World) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFGH"))
    number = await open_table(*people)
    zoe = world.person("Zoe")
    assert world.table(number).text.splitlines()[0] == "# Table full, 8 of 8 seats: Mate A can start"
    assert world.table(number).offering("@join") == []
    answer = await tap(zoe, world.table(number), f"1:{number}:0:@join")
    assert answer.private
    assert says(answer, "T-7")
    more = await tap(people[0], world.table(number), f"1:{number}:0:@robot")
    assert says(more, "T-7")


async def test_a_person_joining_a_full_lobby_replaces_a_robot(world: World) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFG"))
    number = await open_table(*people, robots=1)
    assert "🤖" in world.table(number).text
    await world.person("Zoe").click("@join")
    await world.wait()
    assert "\xa0Zoe" in world.table(number).text
    assert "🤖" not in world.table(number).text


@pytest.mark.rule("T-9")
@pytest.mark.parametrize("action", ["@start", "@options"])
async def test_only_the_host_may_press_the_hosts_buttons(world: World, action: str) -> None:
    _, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people, robots=1)
    assert says(await press_refused(world, number, bea, action), "T-9")
    assert says(await press_refused(world, number, world.person("Zoe"), action), "T-9")


async def test_a_menu_option_of_earlier_versions_opens_the_hosts_panel(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    page = (await ana.open_host_panel("options")).posts[-1]
    old = await tap(ana, world.table(number), f"1:{number}:0:@more", "options", menu=True)
    assert [menu.action for menu in old.posts[-1].menus] == [menu.action for menu in page.menus]


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("action", ["@robot", "@leave"])
async def test_only_seated_players_may_add_robots_or_leave(world: World, action: str) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=1)
    assert says(await press_refused(world, number, world.person("Zoe"), action), "T-6")


@pytest.mark.rule("T-21")
async def test_a_match_cannot_start_with_too_few_players(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    assert not any(button.action == "@start" for button in world.table(number).buttons)
    answer = await tap(ana, world.table(number), f"1:{number}:0:@start")
    assert says(answer, "T-21")
    assert await world.status(number) == "lobby"


@pytest.mark.rule("T-20")
async def test_every_seated_player_may_remove_robots(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, carl, robots=2)
    lobby = world.table(number)
    assert lobby.text.count("🤖") == 2
    await drop_robot(carl, number)
    await drop_robot(ana, number)
    answer = await drop_robot(ana, number)
    assert answer.private
    assert says(answer, "T-20")
    await world.wait()
    assert "🤖" not in world.table(number).text
    await bea.click("@join")
    assert await world.seats(number) == ["Ana", "Carl", "Bea"]


async def test_robots_at_a_table_have_distinct_names(world: World) -> None:
    ana = world.person("Ana", "fr")
    number = await open_table(ana, robots=7)
    names = await world.seats(number)
    assert len(set(names)) == 8
    shown = world.table(number).text.replace("\\", "")
    assert all(name in shown for name in names)


async def test_the_next_person_becomes_host_when_the_host_leaves(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl, robots=1)
    await ana.click("@leave")
    await world.wait()
    assert "\xa0Bea · *host*" in world.table(number).text
    assert "Ana" not in world.table(number).text
    assert says(await carl.click("@start"), "T-9")
    await start(bea, number)
    assert await world.status(number) == "running"


async def test_the_lobby_is_cancelled_when_the_last_person_leaves(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1)
    await ana.click("@leave")
    answer = await bea.slash_and_confirm("table leave")
    assert answer.private
    assert says(answer, "left-lobby")
    await world.wait(3)
    assert await world.status(number) == "cancelled"
    assert says(world.posts()[-1], "ended-cancelled")
    assert not any(post.button("@join") for post in world.posts())


async def test_chosen_options_are_stored_and_shown_in_the_lobby(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1)
    page = (await ana.open_host_panel("options")).posts[-1]
    assert page.private
    more = await ana.choose(page, "@options", "character_bonus")
    assert more.posts[-1].choice("@set character_bonus").chosen == ("per_trick",)
    answer = await ana.choose(more.posts[-1], "@set character_bonus", "per_card")
    assert answer.posts[-1].id == page.id
    assert answer.posts[-1].choice("@set character_bonus").chosen == ("per_card",)
    answer = await ana.choose(answer.posts[-1], "@set robot-0", "easy")
    assert answer.posts[-1].choice("@set robot-0").chosen == ("easy",)
    answer = await ana.choose(answer.posts[-1], "@set locale", "es")
    await world.wait()
    lobby = world.table(number)
    assert says(lobby, "rules-captures-per_card", "es")
    header = await world.header(number)
    assert (header.options, header.locale) == ({"character_bonus": "per_card"}, "es")
    members = [member.who for member in await world.bot.services.store.read(list_members, number)]
    assert members[2].startswith("r:easy:")


def current_page(person: Person, page: Message) -> Message:
    """Return the current version of a message that this person sees."""
    return next(post for post in person.visible_messages() if post.id == page.id)


@pytest.mark.parametrize(
    ("tool", "words", "locale"),
    [("options", False, "en-US"), ("level", True, "es-ES"), ("options", True, "fr")],
)
async def test_the_hosts_open_panel_is_updated_when_the_match_begins(
    world: World, tool: str, words: bool, locale: str
) -> None:
    ana, bea = world.group("Ana", "Bea", locale=locale)
    await ana.prefers("cards", "words" if words else "emojis")
    number = await open_table(ana, bea, robots=1)
    page = (await ana.open_host_panel(tool)).posts[-1]
    if tool == "options":  # The page of a single option must be updated too.
        page = (await ana.choose(page, "@options", "timer")).posts[-1]
    assert page.menus or page.offering("@set")
    await start(ana, number)
    begun = current_page(ana, page)
    t = texts(locale[:2])
    assert t("lobby-begun") in begun.text
    assert f"<#{world.channel.id}>" in begun.text
    assert ([button.action for button in begun.buttons], begun.menus) == (["@hand"], ())
    await ana.press(begun, begun.buttons[0])
    assert ana.panel().id == page.id
    assert ana.panel().offering("bid")


@pytest.mark.parametrize("lost", ["by time", "by a crash"])
async def test_a_click_on_an_outdated_host_panel_updates_the_panel(world: World, lost: str) -> None:
    """After 15 minutes or a crash the bot cannot edit a panel until the panel is clicked."""
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1)
    page = (await ana.open_host_panel("options")).posts[-1]
    await (world.wait(16 * 60) if lost == "by time" else world.crash())
    await start(ana, number)
    assert current_page(ana, page).menus
    answer = await ana.press(page, next(b for b in page.buttons if b.action.endswith(" full_sail")))
    assert [post.id for post in answer.posts] == [page.id]
    assert says(answer, "lobby-begun")
    assert ([button.action for button in answer.posts[-1].buttons], answer.posts[-1].menus) == (["@hand"], ())
    assert (await world.header(number)).options["powers"] is False


async def test_start_in_the_hosts_panel_replaces_the_panel_by_the_hand(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana, bea)
    page = (await ana.open_host_panel("options")).posts[-1]
    answer = await ana.press(page, page.offering("@start")[0])
    assert answer.posts[-1].id == page.id
    await world.wait(4)
    (panel,) = [post for post in ana.visible_messages() if post.id == page.id]
    assert panel.offering("bid"), "it is not closed over the hand"


async def test_the_hosts_panel_is_closed_when_the_host_leaves(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana, bea)
    page = (await ana.open_host_panel("options")).posts[-1]
    await ana.leaves_lobby()
    await world.wait(3)
    (closed,) = [post for post in ana.visible_messages() if post.id == page.id]
    assert (closed.buttons, closed.menus) == ((), ())
    assert (await bea.open_host_panel("options")).posts[-1].offering("@set")


async def test_a_second_panel_of_the_host_replaces_the_first(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    first, second = [(await ana.open_host_panel("options")).posts[-1].id for _ in range(2)]
    await world.wait()
    assert [post.id for post in ana.visible_messages() if post.id in (first, second)] == [second]


async def test_the_host_removes_robots_in_their_panel(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    page = (await ana.open_host_panel("options")).posts[-1]
    for left in (1, 0):
        answer = await ana.press(page, page.offering("@norobot")[0])
        page = answer.posts[-1]
        assert len(await world.seats(number)) == 1 + left
    assert not page.offering("@norobot")
    assert not page.offering("@start")


# ---- presses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "move"), [("skullking", "bid"), ("hearts", "pass"), ("skull", "place")])
async def test_a_single_person_starts_a_match_and_moves_with_two_clicks(
    world: World, game: str, move: str
) -> None:
    ana, zoe = world.group("Ana", "Zoe")
    await ana.slash(f"{game} new")
    lobby = world.table()
    strange = await zoe.press(lobby, lobby.offering("@start")[0])
    assert strange.private
    assert await world.status(lobby.table) == "lobby"
    first = await ana.press(lobby, lobby.offering("@start")[0])
    assert first.private
    assert len(await world.seats(lobby.table)) == COMPANY
    panel = first.posts[-1]
    assert panel.offering(move) or panel.menu(move)
    if game != "hearts":
        before = len(await world.rows(lobby.table))
        await ana.press(panel, panel.offering(move)[0])
        assert len(await world.rows(lobby.table)) > before


async def test_a_rematch_against_robots_takes_two_clicks_to_the_first_bid(world: World) -> None:
    await world.shorten_matches(1)
    ana = world.person("Ana")
    number = await start_table(ana, robots=2)
    await decide(world, number)
    podium = world.table(number)
    first = await ana.press(podium, podium.offering("@rematch")[0])
    panel = first.posts[-1]
    assert panel.private
    assert panel.table != number
    assert len(await world.seats(panel.table)) == 3
    await ana.press(panel, panel.offering("bid")[0])
    assert [row.action.split()[0] for row in await world.rows(panel.table)][-1] == "bid"


async def test_the_hosts_panel_says_that_the_lobby_was_cancelled(world: World) -> None:
    (ana,) = world.group("Ana")
    await open_table(ana)
    page = (await ana.open_host_panel("options")).posts[-1]
    await ana.confirms(await ana.leaves_lobby())
    await world.wait(2)
    closed = current_page(ana, page)
    assert (closed.buttons, closed.menus) == ((), ())
    assert texts("en")("ended-cancelled") in closed.text


# ---- closing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-13")
@pytest.mark.parametrize("running", [False, True])
async def test_only_the_host_or_a_moderator_cancels_a_table(world: World, running: bool) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    if running:
        await start(ana, number)
    for person in (bea, world.person("Zoe")):
        answer = await person.slash_and_confirm("table cancel")
        assert answer.private
        assert says(answer, "T-13")
    assert await world.status(number) == ("running" if running else "lobby")
    answer = await ana.slash_and_confirm("table cancel")
    assert answer.private
    assert says(answer, "match-cancelled" if running else "table-cancelled")
    assert await world.status(number) == "cancelled"
    await world.wait(3)
    assert says(world.posts()[-1], "ended-cancelled")
    assert says(world.posts()[-1], "ended-by", by="Ana")
    buttons = [button.action for post in world.posts() for button in post.buttons]
    assert buttons == (["@take-up"] if running else [])


async def test_a_moderator_cancels_another_persons_running_match(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    captain = world.person("Captain", moderator=True)
    number = await start_table(*people)
    await people[0].opens_panel()
    assert says(await captain.slash_and_confirm("table cancel"), "match-cancelled")
    assert await world.status(number) == "cancelled"
    rows = len(await world.rows(number))
    await world.wait(60)
    assert len(await world.rows(number)) == rows
    assert people[0].panel_if_any() is None or people[0].panel().offering("bid") == []


@pytest.mark.rule("T-15")
@pytest.mark.parametrize("command", ["hand", "table show", "table leave", "table back", "table cancel"])
async def test_table_commands_are_refused_to_a_person_without_a_table(world: World, command: str) -> None:
    ana = world.person("Ana")
    answer = await ana.slash(command)
    assert answer.private
    assert says(answer, "T-15")
    assert all(f"/{slash(game)} new" in answer.text for game in GAMES)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        (
            "en-US",
            "# There were no cards yet when you asked\n"
            "Once the match has begun, the first button on the table shows your hand.",
        ),
        (
            "es-ES",
            "# Aún no había cartas cuando has preguntado\n"
            "Cuando empiece la partida, el primer botón de la mesa muestra tus cartas.",
        ),
        (
            "fr",
            "# Il n’y avait pas encore de cartes quand tu as demandé\n"
            "Une fois la partie commencée, le premier bouton de la table montre ta main.",
        ),
    ],
)
async def test_hand_in_a_lobby_is_answered_in_the_past_tense(
    world: World, locale: str, sentence: str
) -> None:
    """The answer is never edited, so its text must stay true when the match begins or is cancelled."""
    ana, bea = world.person("Ana", locale), world.person("Bea")
    number = await open_table(ana, bea, robots=1)
    typed = [await ana.slash("hand"), await ana.slash_in_dm("hand")]
    for answer in typed:
        assert answer.text == sentence
        assert not answer.posts[-1].buttons
    await start(ana, number)
    await bea.slash_and_confirm("table kick", player=ana.member)
    await ana.slash_and_confirm("table cancel")
    await world.wait(3)
    standing = {post.id: post.text for post in (*ana.visible_messages(), *ana.dms())}
    assert [standing[answer.posts[-1].id] for answer in typed] == [sentence] * 2
