"""`/replay` shows finished matches step by step; who may open a replay, and where."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot import VERSION
from bot.texts.match_ids import match_id
from engine import GAMES
from engine.core import REFEREE
from tests.cogs.test_history import ids, listed, played
from tests.cogs.test_removed import remove
from tests.sim.championship import announce_and_draw, begin, open_fixtures
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


async def opened(person: Person, number: int, **where: Any) -> Message:
    """Open the replay of a match at its beginning."""
    return (await person.slash("replay", match=match_id(number), **where)).posts[-1]


async def open_by_moves(person: Person, number: int) -> Message:
    """Open a match at its beginning with all hands, move by move."""
    return await goes(person, await opened(person, number), "text")


async def goes(person: Person, shown: Message, move: str) -> Message:
    """Press a step of the replay; return the message with the new position."""
    return (await press_move(person, shown, move)).posts[-1]


async def press_move(person: Person, shown: Message, move: str) -> Answer:
    """Press the button of this step, or choose the step from the menu."""
    buttons = [one for one in shown.offering("@replay") if one.action.split(" ")[1] == move]
    if buttons:
        return await person.press(shown, buttons[0])
    (value,) = [value for value in shown.sure_menu("@more").values if value.startswith(f"replay {move} ")]
    return await person.choose(shown, "@more", value)


def offered_moves(shown: Message) -> list[str]:
    """Return the steps that buttons and menu offer."""
    values = shown.sure_menu("@more").values
    chosen = [value.split(" ")[1] for value in values if value.startswith("replay ")]
    return [*(one.action.split(" ")[1] for one in shown.offering("@replay")), *chosen]


def position_of(shown: Message) -> tuple[int, str]:
    """Return the position and the mode, as the buttons carry them."""
    _, _, at, mode = shown.offering("@replay")[0].action.split(" ")
    return int(at), mode


def move_number(shown: Message) -> int:
    """Return the number of the move shown."""
    return int(shown.text.partition("move ")[2].partition(" of")[0])


async def test_a_match_is_watched_from_its_beginning_to_its_podium(world: World) -> None:
    """Pictures show the bids, each trick, and the score of each round."""
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    answer = await ana.slash("replay", match=match_id(number))
    assert answer.private
    seen = [answer.posts[-1]]
    assert offered_moves(seen[0]) == ["on", "round-on", "worst", "text"], "nothing is before the first bids"
    while "on" in offered_moves(seen[-1]):
        seen.append(await goes(ana, seen[-1], "on"))
    modes = ["picture", "picture", "score", "picture", "picture", "picture", "score"]
    assert [position_of(one)[1] for one in seen] == modes
    ends = [position_of(one)[0] for one in seen]
    assert ends == sorted(ends)
    assert (ends[1], ends[5]) == (ends[2], ends[6]), "the last trick of a round, then its score"
    assert ends[-1] == len(await world.rows(number))
    assert "share the win" in seen[-1].text or "wins" in seen[-1].text
    back = await goes(ana, seen[-1], "back")
    assert (position_of(back), back.text) == (position_of(seen[-2]), seen[-2].text)
    first = await goes(ana, back, "round-back")
    assert position_of(first) == position_of(seen[2])
    begun = await goes(ana, first, "round-back")
    assert position_of(begun) == position_of(seen[0])
    assert not [move for move in offered_moves(begun) if "back" in move]
    first = await goes(ana, begun, "round-on")
    assert position_of(first) == position_of(seen[2])
    assert position_of(await goes(ana, first, "round-on")) == position_of(seen[6])


@pytest.mark.rule("T-3")
async def test_a_forged_position_after_the_last_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    shown, last = await opened(ana, number), len(await world.rows(number))
    at_the_end = (await tap(ana, shown, f"1:{number}:0:@replay text {last} text")).posts[-1]
    assert position_of(at_the_end) == (last, "text")
    for forged in (last + 1, 99999):
        assert says(await tap(ana, shown, f"1:{number}:0:@replay text {forged} text"), "T-3")


async def test_a_match_can_be_watched_move_by_move_with_all_hands(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    pictured = await opened(ana, number)
    shown = await open_by_moves(ana, number)
    assert position_of(shown) == (position_of(pictured)[0], "text")
    again = await goes(ana, shown, "picture")
    assert position_of(again) == position_of(pictured)
    shown = await goes(ana, again, "text")
    ways = ["back", "on", "trick-back", "trick-on", "round-back", "round-on", "worst", "picture"]
    assert offered_moves(shown) == ways
    while move_number(shown) > 2:
        shown = await goes(ana, shown, "back")
    rows = await world.rows(number)
    assert says(shown, "replay-hands")
    hands = shown.text.partition("Everybody's hands")[2]
    assert sum(line.startswith("**") for line in hands.splitlines()) == 4, "three, and what they are"
    assert (says(shown, "replay-marks")) is ("⏳ ·" in shown.text)
    seen = [shown]
    while move_number(seen[-1]) < len(rows):
        seen.append(await goes(ana, seen[-1], "on"))
    assert [move_number(one) for one in seen] == [*range(2, len(rows) + 1)]
    assert "share the win" in seen[-1].text or "wins" in seen[-1].text
    assert not says(seen[-1], "replay-hands")
    back = await goes(ana, seen[-1], "back")
    assert back.text == seen[-2].text
    start_ = await goes(ana, await goes(ana, back, "round-back"), "round-back")
    assert move_number(start_) == 0
    assert not [move for move in offered_moves(start_) if "back" in move]


async def test_one_press_moves_the_replay_by_a_trick_or_round(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = await open_by_moves(ana, number)
    first = await goes(ana, shown, "trick-on")
    assert says(first, "sk-head-scored", round=1), "its only trick has ended it"
    second = await goes(ana, first, "trick-on")
    assert says(second, "sk-trick", number=2, tricks=2)
    back = await goes(ana, second, "trick-back")
    assert back.text == first.text
    assert move_number(await goes(ana, back, "round-on")) == len(await world.rows(number))


@pytest.mark.parametrize("game", ["skull", "hearts"])
async def test_matches_of_every_other_game_can_be_replayed(world: World, game: str) -> None:
    people = world.group("Ana", "Bea", *(["Carl"] if game == "skull" else []), locale="fr")
    number = await start_table(*people, game=game)
    await decide(world, number)
    end = len(await world.rows(number))
    pictured, shown = await opened(people[0], number), await open_by_moves(people[0], number)
    assert says(shown, "replay-hands", "fr")
    assert "trick-on" not in offered_moves(pictured)
    assert ("trick-on" in offered_moves(shown)) == (game == "hearts")
    for move in ("round-back", "round-on", "on", "on", "back", "worst"):
        shown = (await press_move(people[0], shown, move)).posts[-1]
        assert f"sur {end}" in shown.text or says(shown, "replay-no-worst", "fr")
    before = position_of(pictured)
    while "on" in offered_moves(pictured):
        pictured = await goes(people[0], pictured, "on")
        assert position_of(pictured) > before, "a trick comes before the score it led to"
        before = position_of(pictured)
    assert before == (end, "score")
    pictured = await goes(people[0], pictured, "back")
    assert position_of(pictured) < before
    worst = await press_move(people[0], pictured, "worst")
    assert f"sur {end}" in worst.text or says(worst, "replay-no-worst", "fr")


async def test_a_match_of_the_older_edition_is_replayed_with_its_cards(world: World) -> None:
    options = {"edition": "legacy"}
    await world.save_settings(timer="off", pings=False, threads="never", options=options)
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = await opened(ana, number)
    assert says(shown, "sk-title", round=1, rounds=10)
    end = await goes(ana, shown, "round-on")
    assert re.search(r"[Rr]ound\s1\b", end.text)


async def test_only_players_are_offered_their_worst_trick(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await played(world, ana, bea)
    answers = [await press_move(one, await opened(one, number), "worst") for one in (ana, bea)]
    told = [
        "This trick broke your bid" in answer.text or "no worst moment" in answer.text for answer in answers
    ]
    assert told == [True, True]
    assert all(answer.private for answer in answers)
    shown = await opened(carl, number)
    assert "worst" not in offered_moves(shown)


async def test_a_replay_opens_from_the_history_and_from_the_podium(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    own = await listed(bea)
    answer = await bea.choose(own, f"@history-game {bea.id}", match_id(number))
    assert answer.private
    assert match_id(number) in answer.text
    podium = world.table(number)
    answer = await bea.press(podium, podium.offering("@replay-open")[0])
    assert answer.private
    assert match_id(number) in answer.text
    assert own.text == (await listed(bea)).text


@pytest.mark.parametrize("said", ["{id}", "{low}", " {id} ", "#{low}", "{parted}"])
async def test_a_match_id_is_accepted_however_people_type_it(world: World, said: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    one = match_id(await played(world, ana, bea))
    typed = said.format(id=one, low=one.lower(), parted=f"{one[:2]}-{one[2:]}")
    assert f"**{one}**" in (await ana.slash("replay", match=typed)).text


@pytest.mark.parametrize("said", ["poker", "9999", "UUUU", "--", "ZZZZZZZZZZZZ", "<@1> `x`"])
async def test_an_unknown_id_is_refused_with_a_hint_to_the_history(world: World, said: str) -> None:
    ana = world.person("Ana")
    answer = await ana.slash("replay", match=said)
    assert answer.private
    assert says(answer, "T-98")
    assert "/history" in answer.text


async def test_replays_of_running_and_closed_matches_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    assert says(await ana.slash("replay", match=match_id(number)), "T-19")
    await start(ana, number)
    answer = await bea.slash("replay", match=match_id(number))
    assert answer.private
    assert says(answer, "T-19")
    await ana.slash_and_confirm("table cancel")
    assert says(await ana.slash("replay", match=match_id(number)), "T-98")


async def test_only_players_can_open_a_replay_in_a_direct_message(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await played(world, ana, bea)
    assert match_id(number) in (await opened(carl, number)).text, "a member of its server"
    shown = (await ana.slash_in_dm("replay", match=match_id(number))).posts[-1]
    assert position_of(await goes(ana, shown, "on"))[0] > position_of(shown)[0]
    assert says(await carl.slash_in_dm("replay", match=match_id(number)), "T-98")


async def test_only_players_can_open_a_replay_on_another_server(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await played(world, ana, bea)
    elsewhere = world.env.create_guild("The Lagoon")
    channel = elsewhere.create_text_channel("grotto")
    for person in (ana, carl):
        member = elsewhere.add_member(person.member.user)
        answer = person._answer(await member.slash(channel, "replay", match=match_id(number)))
        assert (says(answer, "T-98")) == (person is carl)
        answer = person._answer(await member.slash(channel, "history", everybody=True))
        assert match_id(number) not in answer.text


async def test_replays_show_robots_and_players_who_left_were_blocked_or_renamed(world: World) -> None:
    """Players keep the names they played under; blocked people may still open the replay."""
    mo = world.person("Mo", moderator=True)
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea, robots=1)
    world.guild.remove_member(bea.member)
    await mo.slash("server block", player=ana.member)
    shown = await opened(ana, number)
    assert "**Bea" in shown.text
    assert "🤖" in shown.text
    answer = await bea.slash_in_dm("replay", match=match_id(number))
    assert match_id(number) in answer.text


async def test_a_replay_marks_void_matches_and_works_without_the_channel(world: World) -> None:
    mo, ana = world.person("Mo", moderator=True), world.person("Ana")
    number = await played(world, mo, ana)
    other = world.guild.create_text_channel("grotto")
    shown = (await ana.slash("replay", other, match=match_id(number))).posts[-1]
    assert "Void" not in shown.text
    await mo.slash_with_reason("Nobody looked.", "boards void", match=match_id(number))
    world.env.backend.delete_channel(world.channel.id)
    assert r"Void: Nobody looked\." in (await goes(ana, shown, "on")).text


async def test_players_can_replay_a_match_of_a_server_that_removed_the_bot(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = (await ana.slash_in_dm("replay", match=match_id(number))).posts[-1]
    remove(world)
    assert position_of(await goes(ana, shown, "on"))[0] > position_of(shown)[0]
    assert match_id(number) in (await ana.slash_in_dm("history")).text


async def test_a_championship_match_can_be_replayed(world: World) -> None:
    """The replay shows the referee's rulings and does not offer to end the evening."""
    people = world.group("Ana", "Bea")
    number = await announce_and_draw(*people, game="hearts")
    (fixture,) = await open_fixtures(world, number)
    table = await begin(world, people, fixture.key, number)
    async with world.bot.services.tables.hold(table) as held:
        card = GAMES["hearts"].parse("card 0 yellow")
        await world.bot.services.tables.play(held, REFEREE, card, "referee", reason="He *shouted*.")
    await decide(world, table)
    assert ids(await listed(people[0])) == [match_id(table)]
    shown = await opened(people[1], table)
    end = await goes(people[1], await goes(people[1], shown, "round-on"), "round-on")
    assert r"He \*shouted\*" in end.text
    assert not [post for post in world.posts() if "evening" in post.tools]


async def test_replay_buttons_work_after_a_restart(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = await opened(ana, number)
    await world.crash()
    assert position_of(await goes(ana, shown, "on"))[0] > position_of(shown)[0]


async def test_the_file_of_the_exported_log_is_named_after_the_match_id(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = await opened(ana, number)
    answer = await ana.choose(shown, "@more", "log")
    (file,) = answer.posts[-1].stored.attachments
    assert file["filename"] == f"yo-ho-ho-{number}.txt"
    data = (world.env.backend.cdn.get(file["url"]) or b"").decode()
    assert data.startswith("yo-ho-ho 1\ngame skull-king 1\n")
    sheet = await ana.choose(shown, "@more", "sheet")
    assert sheet.private


async def test_the_whole_match_is_sent_as_one_html_page(world: World) -> None:
    ana, bea, carl = world.person("Ana", "es-ES"), world.person("Bea"), world.person("Carl")
    number = await played(world, ana, bea)
    shown = await opened(ana, number)
    answer = await ana.choose(shown, "@more", "match-page")
    assert answer.private
    assert says(answer, "page-attached", "es")
    (file,) = answer.posts[-1].stored.attachments
    assert file["filename"] == f"yo-ho-ho-{number}.html"
    page = (world.env.backend.cdn.get(file["url"]) or b"").decode()
    assert '<html lang="es">' in page
    assert f"<h1>Skull King · {match_id(number)}</h1>" in page
    assert "data-move" in page
    world.guild.remove_member(carl.member)
    assert says(await carl.slash_in_dm("replay", match=match_id(number)), "T-98")


async def reported(person: Person, shown: Message) -> Message:
    """Choose the report of the position shown; return the answer's message."""
    (value,) = [value for value in shown.sure_menu("@more").values if value.startswith("report ")]
    answer = await person.choose(shown, "@more", value)
    assert answer.private
    return answer.posts[-1]


def facts_of(report: Message) -> dict[str, str]:
    """Return the facts of a report, by the word before each."""
    _, block, _ = report.text.split("```")
    return dict(line.split(": ", 1) for line in block.strip().splitlines())


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_report_has_the_log_and_a_text_for_the_bug_report_form(world: World, locale: str) -> None:
    ana, bea = world.person("Ana", locale), world.person("Bea")
    number = await played(world, ana, bea, robots=1)
    shown = await opened(ana, number)
    last = len(await world.rows(number))
    report = await reported(ana, shown)
    assert says(report, "report-attached", locale[:2])
    assert facts_of(report) == {
        "game": "skull-king, rules 1",
        "match": match_id(number),
        "shown": f"round 1, move {position_of(shown)[0]} of {last}",
        "seats": "3, robots: 1",
        "options": '{"edition": "modern", "length": [1, 2]}',
        "bot": VERSION,
    }
    (file,) = report.stored.attachments
    assert file["filename"] == f"yo-ho-ho-{number}.txt"
    data = world.env.backend.cdn.get(file["url"]) or b""
    assert data.decode() == await export_log(ana, number)


async def test_a_report_names_the_round_and_the_trick_that_the_replay_shows(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    shown = await open_by_moves(ana, number)
    moves = [facts_of(await reported(ana, shown))["shown"]]
    while "on" in offered_moves(shown) and move_number(shown) < len(await world.rows(number)):
        shown = await goes(ana, shown, "on")
        moves.append(facts_of(await reported(ana, shown))["shown"])
    places = [told.partition(", move ")[0] for told in moves]
    # Each of two players plays a card to each trick; deals and bids belong to no trick.
    assert [place for place in places if "trick" in place] == [
        *["round 1, trick 1"] * 2,
        *["round 2, trick 1"] * 2,
        *["round 2, trick 2"] * 2,
    ]
    assert list(dict.fromkeys(places))[::2] == ["round 1", "round 2", "round 2, trick 2"]


async def test_a_report_of_skull_names_the_round_alone(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people, game="skull")
    await decide(world, number)
    shown = await goes(people[0], await opened(people[0], number), "round-on")
    facts = facts_of(await reported(people[0], shown))
    assert facts["game"] == "skull, rules 1"
    assert re.fullmatch(r"round \d+, move \d+ of \d+", facts["shown"])


@pytest.mark.rule("T-98", "T-3", "T-6", "T-19")
async def test_a_report_is_given_and_refused_like_the_replay_itself(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await played(world, ana, bea)
    shown, last = await opened(carl, number), len(await world.rows(number))
    assert facts_of(await reported(carl, shown))["match"] == match_id(number), "a member of its server"
    own = (await ana.slash_in_dm("replay", match=match_id(number))).posts[-1]
    assert facts_of(await reported(ana, own))["match"] == match_id(number)
    theirs = (await carl.slash_in_dm("help")).posts[-1]
    assert says(await tap(carl, theirs, f"1:{number}:0:@report 1"), "T-98")
    assert says(await tap(carl, theirs, f"1:{number}:0:@more report 1"), "T-6")
    elsewhere = world.env.create_guild("The Lagoon")
    stranger = elsewhere.add_member(carl.member.user)
    help_there = carl._answer(await stranger.slash(elsewhere.create_text_channel("grotto"), "help")).posts[-1]
    assert says(await tap(carl, help_there, f"1:{number}:0:@report 1"), "T-98")
    for words in (f"@report {last + 1}", "@report", "@report one", "@report 1 2"):
        assert says(await tap(ana, shown, f"1:{number}:0:{words}"), "T-3"), words
    running = await start_table(ana, bea)
    answer = await tap(ana, shown, f"1:{running}:0:@report 0")
    assert says(answer, "T-19")
    assert answer.private
    assert not answer.posts[-1].stored.attachments
    await world.crash()
    assert facts_of(await reported(carl, shown))["match"] == match_id(number)


async def test_a_replay_in_words_has_nothing_that_disturbs_a_screen_reader(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await ana.prefers("cards", "words")
    number = await played(world, ana, bea, robots=1)
    shown = await opened(ana, number)
    assert screen_reader_faults(shown) == []
    assert {"Back", "Next"} <= set(shown.labels)
    assert screen_reader_faults(await reported(ana, shown)) == []
    while move_number(shown) < len(await world.rows(number)):
        shown = await goes(ana, shown, "trick-on")
        assert screen_reader_faults(shown) == []


async def test_autocomplete_offers_matches_by_player_and_id(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await played(world, ana, bea)

    async def offered(person: Person, typed: str) -> list[Any]:
        found = await person.member.autocomplete(world.channel, "replay", "match", typed)
        return [choice["value"] for choice in found]

    assert await offered(carl, "bea") == [match_id(number)]
    assert await offered(ana, match_id(number).lower()) == [match_id(number)]
    assert await offered(ana, "hearts") == []


async def test_two_people_watching_one_match_each_see_their_own_replay(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea", "es-ES")
    number = await played(world, ana, bea)
    mine, theirs = await open_by_moves(ana, number), await open_by_moves(bea, number)
    mine, theirs = await goes(ana, mine, "on"), await goes(bea, theirs, "on")
    assert says(mine, "replay-hands")
    assert says(theirs, "replay-hands", "es")
