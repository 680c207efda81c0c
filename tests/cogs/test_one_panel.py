"""A player's live panel at a table is the message used last; their other messages link to the live panel."""

from __future__ import annotations

import pytest

from bot.pages.tables import EDITABLE
from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.sim.evening import start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


def is_aside(post: Message) -> bool:
    """Return whether a message only links to the hand, with a button that opens the hand."""
    return says(post, "head-elsewhere") and [button.action for button in post.buttons] == ["@hand"]


def written(world: World, person: Person) -> list[str]:
    """Return the methods of the requests that sent or edited this person's direct messages."""
    place = f"/channels/{world.env.backend.dm_channels[person.id]}/messages"
    return [request.method for request in world.requests("*", place)]


async def test_a_player_using_the_panel_gets_one_direct_message_per_match(world: World) -> None:
    await world.shorten_matches(2, 2)
    people = ana, _, _ = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await world.wait(3)
    before = len(written(world, ana))
    (dm,) = ana.dms()
    assert is_aside(dm)
    assert f"Look in <#{world.channel.id}>: only you see it there" in dm.text
    for _ in range(2):
        await reveal(world, *people)
        await play_out(world, *people)
        await play_out(world, *people)
        await world.wait(10)
    (over,) = ana.dms()
    assert over.id == dm.id
    assert written(world, ana)[before:] == ["PATCH"], "the end of the match"


async def test_the_panel_shows_the_next_round_and_one_press_moves_it_down(world: World) -> None:
    await world.shorten_matches(1, 1)
    people = ana, _, _ = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    panel, table = ana.panel(), world.table(number)
    await reveal(world, *people)
    await play_out(world, *people)
    assert "Round 1." in ana.panel().text, "what the round has brought"
    await world.wait(10)
    assert world.table(number).id > table.id
    assert ana.panel().id == panel.id
    assert ana.panel().offering("bid")
    below = world.table(number)
    await ana.press(below, below.offering("@hand")[0])
    await world.wait(1)
    assert ana.panel().id > below.id
    assert ana.panel().offering("bid")


@pytest.mark.parametrize("timer", ["off", "3d"])
async def test_the_direct_message_goes_on_once_the_panel_cannot_be_edited(world: World, timer: str) -> None:
    """Discord takes edits of a panel for 15 minutes after the last click that it answered."""
    await world.save_settings(timer=timer, threads="never", pings=False)
    people = ana, bea, _ = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await world.wait(600)
    await bea.refreshes()
    assert is_aside(ana.dms()[-1])
    await world.wait(EDITABLE.total_seconds() - 595)
    (dm,) = ana.dms()
    assert dm.offering("bid")
    assert is_aside(bea.dms()[-1])
    # A click on the old panel makes it live again.
    await ana.bids(1)
    assert says(ana.panel(), "sk-head-bid-in", bid=1)
    await world.wait(3)
    assert is_aside(ana.dms()[-1])


@pytest.mark.parametrize(
    "action", ["@more help", "@more sheet", "@more here", "@leave?", "bid 9", "@nothing"]
)
async def test_any_click_in_a_panel_makes_it_live_again(world: World, action: str) -> None:
    """Tools, questions and refused clicks take the hand back from the direct message."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    panel = ana.panel()
    custom_id = f"1:{panel.table}:{panel.turn}:{action}"
    await world.wait(3)
    dm = ana.dms()[-1]
    await ana.press(dm, dm.offering("@hand")[0])
    await world.wait(3)
    assert ana.dms()[-1].offering("bid")
    if action.startswith("@more"):
        await tap(ana, panel, f"1:{panel.table}:{panel.turn}:@more", action.removeprefix("@more "))
    else:
        await tap(ana, panel, custom_id)
    await world.wait(3)
    assert is_aside(ana.dms()[-1])
    assert ana.panel().id == panel.id
    assert ana.panel().offering("bid")


async def test_a_panel_shows_no_bid_buttons_after_the_deadline_has_bid(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await bea.bids(0)
    await carl.bids(0)
    await world.wait(63)
    assert not ana.panel().offering("bid")
    assert is_aside(ana.dms()[-1])


async def test_the_message_used_last_is_the_live_one(world: World) -> None:
    """The hand moves from panel to direct message, to the answer of `/hand`, and back."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await world.wait(3)
    panel, (dm,) = ana.panel(), ana.dms()
    brought = (await ana.click("@hand", on=dm)).posts[-1]
    assert (brought.id, bool(brought.offering("bid"))) == (dm.id, True)
    await world.wait(3)
    assert is_aside(ana.panel())
    typed = (await ana.slash_in_dm("hand")).posts[-1]
    assert typed.offering("bid")
    await world.wait(3)
    live = [post for post in (*ana.dms(), *ana.visible_messages()) if post.offering("bid")]
    assert [post.id for post in live] == [typed.id]
    back = (await ana.click("@hand", on=world.table())).posts[-1]
    await world.wait(3)
    live = [post for post in (*ana.dms(), *ana.visible_messages()) if post.offering("bid")]
    assert [post.id for post in live] == [back.id]
    assert panel.id not in [post.id for post in ana.visible_messages()] or is_aside(ana.panel())


@pytest.mark.parametrize("how", ["does not like them", "closed"])
async def test_without_direct_messages_a_panel_is_always_updated(world: World, how: str) -> None:
    people = ana, bea, carl = world.group("Ana", "Bea", "Carl")
    if how == "closed":
        world.inject("POST", "/users/@me/channels", status=403, code=50007, times=None)
    else:
        await ana.prefers("dm_hands", "off")
    await bidding(world, *people)
    await world.wait(25)
    await bea.bids(0)
    await carl.bids(0)
    await ana.bids(0)
    await world.wait(45)
    assert not any(is_aside(post) for post in ana.visible_messages() if post.private)
    assert [person for person in people if person.panel().offering("play")]


async def test_a_replaced_player_is_told_in_panel_and_direct_message(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await world.wait(3)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await world.wait(3)
    assert says(bea.dms()[-1], "gone-kicked", by="Ana")
    assert says("".join(p.text for p in bea.visible_messages() if p.private), "gone-kicked", by="Ana")


async def test_the_end_of_the_match_is_shown_in_panel_and_direct_message(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(5)
    for person in people:
        assert person.dms()[-1].offering("@rematch")
        assert len(person.dms()) == 1
        assert not any(is_aside(post) for post in (*person.dms(), *person.visible_messages()))


async def test_after_a_crash_the_direct_message_is_live(world: World) -> None:
    """The bot cannot edit panels from before a crash, until a click makes such a panel live."""
    people = ana, _, _ = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await world.wait(3)
    old = ana.panel()
    await world.crash()
    await world.wait(5)
    assert ana.dms()[-1].offering("bid") or is_aside(ana.dms()[-1])
    await reveal(world, *people)
    assert ana.panel().id == old.id
    assert is_aside(ana.dms()[-1])


async def test_a_panel_shows_no_countdown_to_a_deadline_beyond_its_lifetime(world: World) -> None:
    """The panel still offers more time when the deadline is days away."""
    await world.save_settings(timer="3d", threads="never", pings=False)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    assert "<t:" not in ana.panel().text
    assert "time" in ana.panel().tools
    assert "<t:" in world.table().text
    dm = ana.dms()[-1]
    assert "<t:" in (await ana.press(dm, dm.offering("@hand")[0])).text


@pytest.mark.parametrize(
    ("locale", "here", "direct"),
    [
        ("en-US", "Look in {}: only", "[your direct messages]({})"),
        ("es-ES", "Búscalas en {}: allí", "[tus mensajes directos]({})"),
        ("fr", "Cherche-la dans {}\u00a0: personne", "[tes messages privés]({})"),
    ],
)
async def test_a_message_put_aside_links_to_the_live_one(
    world: World, locale: str, here: str, direct: str
) -> None:
    people = ana, _, _ = world.group("Ana", "Bea", "Carl", locale=locale)
    quay = world.guild.create_text_channel("quay")
    await bidding(world, *people)
    await world.wait(3)
    assert here.format(f"<#{world.channel.id}>") in ana.dms()[-1].text
    await ana.slash("hand", quay)
    await world.wait(3)
    assert here.format(f"<#{quay.id}>") in ana.dms()[-1].text
    dm = ana.dms()[-1]
    await ana.press(dm, dm.offering("@hand")[0])
    await world.wait(3)
    (left,) = [post for post in ana.visible_messages(quay) if post.private]
    address = f"https://discord.com/channels/@me/{dm.stored.channel_id}"
    assert direct.format(address) in left.text


@pytest.mark.parametrize(
    ("game", "words", "locale"),
    [("hearts", "words", "es-ES"), ("skull", "signs", "fr"), ("skullking", "words", "es-ES")],
)
async def test_a_message_put_aside_names_another_message_in_each_game_and_language(
    world: World, game: str, words: str, locale: str
) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora", locale=locale)
    for person in people:
        await person.prefers("cards", words)
    await start_table(*people, game=game)
    for person in people:
        await person.opens_panel()
    await world.wait(3)
    for person in people:
        assert says(person.dms()[-1], "head-elsewhere", locale)
        assert not person.dms()[-1].menus
        assert len(person.dms()[-1].buttons) == 1


@pytest.mark.parametrize("elsewhere", [False, True], ids=["in the channel", "in another channel"])
@pytest.mark.parametrize("cards", ["emojis", "words"])
async def test_a_panel_opened_by_a_command_is_updated_without_a_click(
    world: World, cards: str, elsewhere: bool
) -> None:
    """The bot edits the panel with the token of the command's interaction."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await world.bot.services.people.meet(ana.id, "Ana", "en-US")
    await world.bot.services.people.set_preference(ana.id, "cards", cards)
    await bidding(world, ana, bea, carl)
    there = world.guild.create_text_channel("quay") if elsewhere else None
    await ana.bids(0)
    brought = (await ana.slash("hand", there)).posts[-1]
    assert brought.offering("bid")
    before = len(world.requests("PATCH", "/webhooks/"))
    await bea.bids(0)
    await carl.bids(0)
    await world.wait(3)
    (now,) = [post for post in ana.visible_messages(there) if post.id == brought.id]
    assert not now.offering("bid")
    assert len(world.requests("PATCH", "/webhooks/")) > before


async def test_each_panel_expires_in_its_turn(world: World) -> None:
    """Let three panels expire, without opening another one after the first."""
    await world.save_settings(timer="off", threads="never", pings=False)
    people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    for person in people[1:]:
        await world.wait(300)
        await person.refreshes()
    await world.wait(EDITABLE.total_seconds() - 595)
    for place in range(3):
        in_messages = [bool(person.dms()[-1].offering("bid")) for person in people]
        assert in_messages == [number <= place for number in range(3)]
        await world.wait(300)
