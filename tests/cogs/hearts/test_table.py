"""Hearts through real clicks: passing, long hands, taking a card back, refusals, dying, secrets."""

from __future__ import annotations

import re

import pytest

from bot.i18n import texts
from bot.present.hearts import cards as words
from engine.hearts.cards import CARD
from tests.cogs.hearts.sitting import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    hands,
    lays,
    may_lay,
    mover,
    passes,
    sit_down,
)
from tests.cogs.test_languages import foreign
from tests.sim.evening import over, play_match
from tests.sim.instant import Tap, at_once, tap
from tests.sim.person import Person
from tests.sim.screen import Shown
from tests.sim.world import World

FOUR = ("Ana", "Bea", "Carl", "Dora")


def plain(text: str) -> str:
    """Without the sign that asks for a plain suit sign, and without blanks that may not break."""
    return text.replace("\ufe0e", "").replace("\u00a0", " ")


# ---- passing ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-2.3", "R-H-15")
async def test_passing_is_secret_changeable_and_shown_until_the_first_trick_is_over(world: World) -> None:
    people = world.crew(*FOUR)
    deal = hands("2C 3C 4C 5C", "6C 7C 8C", "9C TC JC", "QC KC AC")
    number, (one, two, three, four) = await sit_down(world, *people, deals=[deal])
    panel = await one.opens_panel()
    assert f"Which three cards go to {two.name}?" in panel.text
    assert panel.sure_menu("pass").label == f"Three cards for {two.name}"
    answer = await passes(one, "2C", "3C", "4C")
    assert f"For **{two.name}**: 2♣ · 3♣ · 4♣" in plain(answer.text)
    assert answer.posts[-1].sure_menu("pass").chosen == ("2C", "3C", "4C")
    await world.wait()
    table = world.table(number).text
    assert "choices made: 1 of 4" in table
    assert f"✅ **{one.name}** → {two.name}" in table
    assert "2♣" not in plain(table)
    await passes(two, "6C", "7C", "8C")
    await passes(three, "9C", "TC", "JC")
    answer = await passes(one, "3C", "4C", "5C")
    assert f"For **{two.name}**: 3♣ · 4♣ · 5♣" in plain(answer.text)
    await passes(four, "QC", "KC", "AC")
    await world.wait(4)
    shown = plain((await one.refreshes()).text)
    assert f"You passed 3♣ · 4♣ · 5♣ to {two.name}. From {four.name} you got Q♣ · K♣ · A♣." in shown
    assert "You passed 6♣ · 7♣ · 8♣" in plain((await two.refreshes()).text)
    assert "You passed" not in world.table(number).text
    for _ in range(4):
        person = await mover(people)
        await lays(person, (await may_lay(person))[0])
        await world.wait()
    assert "You passed" not in (await one.refreshes()).text


@pytest.mark.rule("R-H-15")
@pytest.mark.parametrize("chosen", [("2C", "3C"), ("2C", "3C", "4C", "5C")])
async def test_two_or_four_cards_are_not_three(world: World, chosen: tuple[str, ...]) -> None:
    deal = hands("2C 3C 4C 5C")
    number, (one, *_) = await sit_down(world, *world.crew(*FOUR), deals=[deal])
    panel = await one.opens_panel()
    answer = await tap(one, panel, f"1:{number}:{panel.turn}:pass", *chosen, menu=True)
    assert answer.private
    assert "Pass exactly three of your cards" in answer.text
    answer = await tap(one, panel, f"1:{number}:{panel.turn}:pass", "2C", "3C", "AH", menu=True)
    assert "not in your hand" in answer.text or "Pass exactly three" in answer.text
    assert [row.action.split()[0] for row in await world.rows(number)] == ["deal"]


async def test_all_four_pass_at_the_same_moment(world: World) -> None:
    number, people = await sit_down(world, *world.crew(*FOUR))
    panels = [await person.opens_panel() for person in people]
    menus = [panel.menu("pass") for panel in panels]
    taps = [
        Tap(person, panel, menu.custom_id, menu.values[:3])
        for person, panel, menu in zip(people, panels, menus, strict=True)
        if menu is not None
    ]
    assert all(answer.private for answer in await at_once(world, *taps))
    await world.wait(4)
    assert len([row for row in await world.rows(number) if row.action.startswith("pass")]) == 4
    assert "Trick 1 of 13" in world.table(number).text


@pytest.mark.parametrize("where", ["panel", "letters"])
async def test_dying_while_cards_are_passed_and_amid_a_trick(world: World, where: str) -> None:
    people = world.crew(*FOUR)
    for person in people:
        person.plays_in = where
    number, seated = await sit_down(world, *people)
    for person in seated[:3]:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[:3])
    await world.crash()
    panel = await seated[0].opens_panel()
    assert len(panel.sure_menu("pass").chosen) == 3
    # The mind may still be changed, and the last one completes the exchange.
    await passes(seated[0], *panel.sure_menu("pass").values[1:4])
    panel = await seated[3].opens_panel()
    await passes(seated[3], *panel.sure_menu("pass").values[:3])
    await world.wait(4)
    # Panels come alive again with their next click; letters by themselves.
    for person in seated if where == "panel" else ():
        await person.refreshes()
    for _ in range(2):
        person = await mover(seated)
        await lays(person, (await may_lay(person))[0])
        await world.wait()
    await world.crash()
    await world.wait(3)
    for person in seated if where == "panel" else ():
        await person.refreshes()
    person = await mover(seated)
    await lays(person, (await may_lay(person))[0])
    await world.wait(3)
    rows = [row.action for row in await world.rows(number) if row.action.startswith("play")]
    assert len(rows) == 3
    assert "**Trick 1 of 13**" in world.table(number).text


# ---- long hands ---------------------------------------------------------------------------------------

RED_AND_BLACK = [*CLUBS, *SPADES, *DIAMONDS, *HEARTS]
"""Seat 0 leads clubs and spades, seat 1 can never follow and may throw nearly everything."""


@pytest.mark.rule("H2-1", "H-3.3")
@pytest.mark.parametrize("where", ["panel", "letters"])
async def test_a_hand_of_26_opens_suit_by_suit(world: World, where: str) -> None:
    ana, bea = world.crew("Ana", "Bea", locale="es-ES")
    for person in (ana, bea):
        person.plays_in = where
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    assert await may_lay(black) == ["2C"]
    assert "♠" in (await black.opens_panel()).text, "what cannot be pressed is still to be seen"
    await lays(black, "2C")
    await world.wait(3)
    # No points in the first trick: thirteen diamonds, no page needed.
    panel = await red.opens_panel()
    assert panel.offering("@page") == []
    assert sorted(await may_lay(red)) == sorted(DIAMONDS)
    await lays(red, "2D")
    await world.wait(4)
    panel = await black.opens_panel()
    assert [plain(b.label) for b in panel.offering("@page")] == ["♣ 12", "♠ 13"]
    assert {b.action[-1] for b in panel.offering("play")} == {"C"}
    assert "Elige un palo y luego una carta." in panel.text
    panel = (await black.press(panel, panel.offering("@page")[1])).posts[-1]
    assert {b.action[-1] for b in panel.offering("play")} == {"S"}
    assert len(
        [post for post in (black.letters() if where == "letters" else black.sees()) if post.offering("play")]
    )
    await black.press(panel, next(b for b in panel.offering("play") if b.action == "play QS"))
    await world.wait(3)
    assert "¡Pum!" in world.table(number).text
    assert len(await may_lay(red)) == 25


async def test_a_hand_of_26_is_played_wholly_from_the_letters(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    ana.plays_in = bea.plays_in = "letters"
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    while "Round 1 on the score pad" not in world.table(number).text:
        person = await mover([black, red])
        legal = await may_lay(person)
        await lays(person, world.rng.choice(legal))
        await world.wait(3)
    assert all(post.stored.content for post in (*ana.letters(), *bea.letters()))
    assert not [post for post in (*ana.sees(), *bea.sees()) if post.private], "no panel was ever opened"
    assert f"🌕 **{black.name}**" in world.table(number).text


async def test_two_taps_find_the_page_of_the_card(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    for person in (ana, bea):
        await person.prefers("two_tap", "on")
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    await twice(black, "2C")
    await world.wait(3)
    await twice(red, "2D")
    await world.wait(4)
    await twice(black, "AS", page="S")
    rows = [row.action for row in await world.rows(number) if row.seat >= 0]
    assert rows == ["play 2C", "play 2D", "play AS"]


async def twice(person: Person, card: str, page: str = "") -> None:
    """Press a card, be asked, press it again."""
    panel = await person.opens_panel()
    if page:
        turn = next(b for b in panel.offering("@page") if b.action == f"@page {page}")
        panel = (await person.press(panel, turn)).posts[-1]
    first = next(b for b in panel.offering("@sure") if b.action == f"@sure play {card}")
    asked = (await person.press(panel, first)).posts[-1]
    assert "Sure?" in asked.text
    (sure,) = asked.offering("play")
    assert sure.action == f"play {card}"
    await person.press(asked, sure)


@pytest.mark.rule("R-H-11")
async def test_taking_a_card_back_asks_once_more(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    await lays(black, "2C")
    await world.wait(3)
    await lays(red, "2D")
    await world.wait(4)
    await black.prefers("two_tap", "on")
    await black.refreshes()
    await twice(black, "3C")
    panel = await black.opens_panel()
    asked = (await black.choose(panel, "@sure change", "QS")).posts[-1]
    assert "Sure?" in asked.text
    (sure,) = asked.offering("change")
    assert sure.action == "change QS"
    await black.press(asked, sure)
    assert (await world.rows(number))[-1].action == "change QS"


@pytest.mark.rule("H-2.3")
async def test_whoever_lets_time_run_out_passes_all_the_same(world: World) -> None:
    people = world.crew(*FOUR)
    number, seated = await sit_down(world, *people, timer="60s")
    for person in seated[1:]:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[:3])
    await world.wait(70)
    rows = [row for row in await world.rows(number) if row.action.startswith("pass")]
    assert [(row.seat, row.by) for row in rows][-1] == (0, "deadline")
    assert "Trick 1 of 13" in world.table(number).text


async def test_three_cards_need_no_second_tap(world: World) -> None:
    people = world.crew(*FOUR)
    for person in people:
        await person.prefers("two_tap", "on")
    number, seated = await sit_down(world, *people)
    for person in seated:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[:3])
    assert len([row for row in await world.rows(number) if row.action.startswith("pass")]) == 4


async def test_the_last_card_plays_itself(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    number, people = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    for person in people:
        await person.prefers("autoplay", "on")
    for _ in range(50):
        person = await mover(people)
        await lays(person, (await may_lay(person))[0])
        await world.wait(3)
    await world.wait(8)
    assert [row.by for row in await world.rows(number) if row.by == "forced"] == ["forced"] * 2
    assert "on the score pad" in world.table(number).text


# ---- taking a card back -------------------------------------------------------------------------------


@pytest.mark.rule("H-9.2", "R-H-11", "H-3.8")
async def test_a_card_is_taken_back_once_and_only_while_it_lies_last(world: World) -> None:
    number, (black, red) = await sit_down(world, *world.crew("Ana", "Bea"), deals=[RED_AND_BLACK])
    await lays(black, "2C")
    await world.wait(3)
    panel = await black.opens_panel()
    assert panel.menus == (), "nothing else could have been led"
    await lays(red, "AD")
    await world.wait(4)
    answer = await lays(black, "3C")
    panel = answer.posts[-1]
    assert "You may take back 3♣" in plain(panel.text)
    menu = panel.menu("change")
    assert menu is not None
    assert len(menu.values) == 24
    await black.choose(panel, "change", "QS")
    await world.wait(3)
    table = plain(world.table(number).text)
    assert "**Q♠**" in table
    assert "3♣" not in table
    assert "has changed a card" in table
    assert (await black.opens_panel()).menu("change") is None
    turn = (await black.opens_panel()).turn
    answer = await tap(black, panel, f"1:{number}:{turn}:change", "4C", menu=True)
    assert "You have changed your card for this match." in answer.text
    await lays(red, "2H")
    await world.wait(4)
    turn = (await red.opens_panel()).turn
    answer = await tap(red, panel, f"1:{number}:{turn}:change", "3H", menu=True)
    assert "That card stays." in answer.text
    rows = [row.action for row in await world.rows(number) if row.seat >= 0]
    assert rows == ["play 2C", "play AD", "play 3C", "change QS", "play 2H"]


@pytest.mark.rule("H-3.8")
async def test_four_take_nothing_back_unless_they_choose_so(world: World) -> None:
    number, people = await sit_down(world, *world.crew(*FOUR))
    for person in people:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[-3:])
    await world.wait(4)
    first = await mover(people)
    await lays(first, "2C")
    panel = await first.opens_panel()
    assert panel.menu("change") is None
    answer = await tap(first, panel, f"1:{number}:{panel.turn}:change", "3C", menu=True)
    assert "That card stays." in answer.text


# ---- refusals -----------------------------------------------------------------------------------------


async def forbidden(person: Person, number: int, card: str) -> str:
    """What somebody reads who presses a card that their panel does not let them press."""
    panel = await person.opens_panel()
    before = await person.world.rows(number)
    answer = await tap(person, panel, f"1:{number}:{panel.turn}:play {card}")
    assert answer.private
    assert await person.world.rows(number) == before
    return answer.text


@pytest.mark.rule("H-3.1", "H-3.2", "H-3.3", "H-3.5", "R-H-03", "T-4", "T-1")
async def test_refusals_name_the_rule_and_what_would_be_legal(world: World) -> None:
    one_hand = ["2C", "3C", *DIAMONDS[:11], *SPADES[:10], "AS", "2H", "3H"]
    deal = [*one_hand, *(card for card in (*CLUBS, *DIAMONDS, *SPADES, *HEARTS) if card not in one_hand)]
    number, (one, two) = await sit_down(world, *world.crew("Ana", "Bea"), deals=[deal])
    said = await forbidden(one, number, "3C")
    assert "The 2 of clubs opens the first trick. You may play: 2 of clubs." in said
    assert "not in your hand" in await forbidden(one, number, "AC")
    await lays(one, "2C")
    await world.wait(3)
    assert "not your turn" in await forbidden(one, number, "3C")
    said = await forbidden(two, number, "QS")
    assert "you must follow it. You may play: 4 of clubs, 5 of clubs" in said
    await lays(two, "4C")
    await world.wait(4)
    said = await forbidden(two, number, "4H")
    assert "Hearts may not be led before the bubble has burst. You may play: 5 of clubs" in said
    assert "hearts" not in said.split("You may play")[1]


@pytest.mark.rule("H-3.3")
async def test_no_points_in_the_first_trick(world: World) -> None:
    deal = [*CLUBS, *SPADES, *DIAMONDS, *HEARTS]
    number, (_, red) = await sit_down(world, *world.crew("Ana", "Bea", locale="fr"), deals=[deal])
    await lays(_, "2C")
    await world.wait(3)
    said = await forbidden(red, number, "AH")
    assert "Pas de points au premier pli" in said
    assert "2 de carreau" in said
    assert "cœur," not in said.split("jouer")[1]


# ---- secrets, languages, style ------------------------------------------------------------------------


def names_of(card: str) -> set[str]:
    """Everything a card may be called on a screen."""
    found = {card}
    for locale in ("en", "es", "fr"):
        found |= {words.full(CARD[card], texts(locale)), words.short(CARD[card], texts(locale))}
    return found


def shows(post: Shown, card: str) -> bool:
    """True when a message names this card: in words, as a code, or on a button."""
    everything = "\n".join(
        [post.text, *(f"{b.label}\n{b.action}\n{' '.join(b.values)}" for b in (*post.buttons, *post.menus))]
    )
    return any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", everything) for name in names_of(card))


async def test_no_screen_shows_a_card_that_is_not_its_readers(world: World) -> None:
    """Looked at after every click: table, panels and letters, while cards are passed and played."""
    ana, bea = world.person("Ana", "es-ES"), world.person("Bea", "fr", plays_in="letters")
    carl, dora, zoe = world.person("Carl"), world.person("Dora", plays_in="letters"), world.person("Zoe")
    number, people = await sit_down(world, ana, bea, carl, dora)
    held = await hands_now(world, number)
    given: dict[int, list[str]] = {}

    def look() -> None:
        for person in (*people, zoe):
            seat = people.index(person) if person in people else -1
            mine = [*held[seat], *given.get(seat, ())] if seat >= 0 else []
            played = {card for row in laid for card in row}
            for post in (*person.sees(), *person.letters()):
                for other in range(4):
                    for card in held[other]:
                        if card not in mine and card not in played:
                            assert not shows(post, card), f"{person} sees {card}:\n{post.text}"

    laid: list[list[str]] = []
    look()
    assert shows(await people[0].opens_panel(), held[0][0]), "the test would see one"
    for seat, person in enumerate(people):
        panel = await person.opens_panel()
        given[seat] = list(panel.sure_menu("pass").values[2:5])
        await passes(person, *given[seat])
        await world.wait()
        if seat < 3:
            look()
    # The receiver may know them too.
    for seat in range(4):
        for card in given[seat]:
            held[seat].remove(card)
            held[(seat + 1) % 4].append(card)
    await world.wait(4)
    look()
    for _ in range(16):
        person = await mover(people)
        card = (await may_lay(person))[-1]
        laid.append([card])
        await lays(person, card)
        await world.wait()
        look()


async def hands_now(world: World, number: int) -> list[list[str]]:
    """The cards dealt to each seat."""
    (row,) = await world.rows(number)
    dealt = row.action.split(" ")[1:]
    return [dealt[13 * seat : 13 * (seat + 1)] for seat in range(4)]


@pytest.mark.parametrize(("locale", "discord"), [("es", "es-ES"), ("fr", "fr")])
async def test_no_english_at_a_table_of_another_language(world: World, locale: str, discord: str) -> None:
    """Every message of a whole match of two, public and private, in the lobby, at play and at the end."""
    people = [world.person(name, discord) for name in ("Ana", "Bea")]
    people[1].plays_in = "letters"
    await people[1].prefers("words_only", "on")
    seen: dict[str, Shown] = {}

    def look() -> None:
        for person in people:
            for post in (*person.sees(), *person.letters()):
                seen.setdefault(post.text + repr(post.labels), post)

    number, _ = await sit_down(world, *people)
    look()
    panel = await people[0].opens_panel()
    await people[0].press(panel, panel.offering("@help")[0])
    table = await play_match(world, people, number, look=look)
    assert over(table)
    for command in ("leaderboard", "stats", "rules"):
        seen[command] = (await people[0].slash(f"hearts {command}")).posts[-1]
    assert len(seen) > 100
    slips = {key[:200]: found for key, post in seen.items() if (found := foreign(post, locale))}
    assert slips == {}


async def test_words_only_names_cards_and_draws_nothing(world: World) -> None:
    people = world.crew(*FOUR, locale="es-ES")
    for person in people:
        await person.prefers("words_only", "on")
    _, seated = await sit_down(world, *people)
    for person in seated:
        panel = await person.opens_panel()
        assert not re.search(r"[♣♦♥♠⏳✅▫🤖⭐]", panel.text)
        assert " pasa cartas a " in panel.text
        await passes(person, *panel.sure_menu("pass").values[:3])
    await world.wait(4)
    seen = []
    for _ in range(8):
        person = await mover(seated)
        panel = await person.opens_panel()
        seen.append(panel.text)
        assert not re.search(r"[♣♦♥♠⏳✅▫🤖⭐💥🫧🔒]", panel.text), panel.text
        labels = [b.label for b in panel.offering("play")]
        assert all(" de " in label for label in labels), labels
        assert not any(b.disabled for b in panel.buttons)
        await person.press(panel, panel.offering("play")[0])
        await world.wait(3)
    assert any("Desde tu última carta" in text for text in seen)
    assert any(re.search(r"jugó \w+ de (tréboles|diamantes|picas|corazones)", text) for text in seen)
