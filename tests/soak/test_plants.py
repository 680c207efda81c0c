"""The soak notices a neighbour's discs, cards in words, pages of another reader and messages sent twice."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import aiohttp
import pytest

from bench.small_discord import JSON, Person
from bench.soak.matches import Match
from bench.soak.reading import UNIQUE, cards, named_cards
from bench.soak.world import World
from bot.art import catalogue
from bot.present import PRESENTERS, notices
from bot.present.play import french
from bot.present.skull_king import cards as pirates
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER, digest
from engine.french import CODES as FRENCH
from engine.skull.discs import CODES as DISCS
from engine.skull_king.cards import CODES
from tests.bot.present.tables import buttons, seen_by, told

EMOJIS = {name: f"<:{name}:{2**60 + n}>" for n, name in enumerate(catalogue.EMOJIS)}
STYLES = [
    Texts("en", emojis=EMOJIS),  # what is drawn as an emoji is the same in every language
    *(texts(locale) for locale in LOCALES),
    *(texts(locale).with_words(True) for locale in LOCALES),
]
NAMED = [
    f"{t.locale}{' in words' * t.in_words}{' with emojis' * bool(t.emoji('disc_crab_rose'))}" for t in STYLES
]
MOVES = 120


def new_match(soak: World, game: str) -> Match:
    """Return a match in which nobody has moved yet, with each person of the world in a seat."""
    match = Match(9, soak.discord.people[0].channel, game, {}, 4)
    match.seat_of = {f"u:{person.user['id']}": seat for seat, person in enumerate(soak.discord.people)}
    match.sat = {who: (seat, 0) for who, seat in match.seat_of.items()}
    match.tokens = dict.fromkeys(range(4), "")
    return match


def move_once(match: Match, rng: Random) -> bool:
    """Make one move as a robot or the dealer; return False if no move is due."""
    due = match.game.to_act(match.state)
    if not due:
        return False
    seat = rng.choice(due)
    view = match.game.view(match.state, seat)
    action = (
        match.game.chance_action(match.state, rng)
        if seat == DEALER
        else ROBOTS[match.key, "easy"](view, rng, 0)
    )
    state = match.state.copy()
    match.game.step(state, seat, action)
    assert match.step(len(match.log), seat, str(action), "", digest(match.chain, match.game, state)) is None
    return True


def panel_payload(match: Match, seat: int, t: Texts, names: list[str], **seen: Any) -> JSON:
    """Return the payload of a seat's panel; `seen` replaces fields of the view it is drawn from."""
    snapshot = seen_by(match.game, match.state, seat, names)
    post = PRESENTERS[match.key].play.draw_panel(snapshot._replace(view=replace(snapshot.view, **seen)), t)
    pressed = [{"type": 2, "custom_id": f"1:9:{match.turn}:{one.action}"} for one in buttons(post)]
    pressed.append({"type": 2, "custom_id": f"1:9:{match.turn}:@hand"})
    return {"components": [{"type": 10, "content": told(post)}, {"type": 1, "components": pressed}]}


def finding_for(soak: World, match: Match, person: Person, body: JSON) -> str:
    """Return the checks' finding when this person is shown the message, or "" without a finding."""
    soak.tally.first = None
    soak.leaks.compare(match, person, body, match.turn)
    return soak.tally.first or ""


def names_of(soak: World) -> list[str]:
    return [person.user["global_name"] for person in soak.discord.people]


@pytest.mark.parametrize("t", STYLES, ids=NAMED)
async def test_discs_of_a_neighbour_in_a_panel_of_skull_are_found(soak: World, t: Texts) -> None:
    match, rng, planted, names = new_match(soak, "skull"), Random(3), 0, names_of(soak)
    people = soak.discord.people
    while planted <= 5 and move_once(match, rng) and len(match.log) < MOVES:
        for seat, reader in enumerate(people):
            own = match.game.view(match.state, seat)
            theirs = match.game.view(match.state, (seat + 1) % 4)
            assert finding_for(soak, match, reader, panel_payload(match, seat, t, names)) == ""
            likely = {own.hand, own.pile, own.lost, own.laid}
            if (
                len(theirs.hand) < 2
                or theirs.hand in likely
                or own.phase in ("flip", "over")
                or seat in own.out
            ):
                continue
            wrong = finding_for(soak, match, reader, panel_payload(match, seat, t, names, hand=theirs.hand))
            planted += "discs that they cannot know" in wrong
    assert planted > 5


@pytest.mark.parametrize("t", STYLES, ids=NAMED)
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_page_sent_to_the_wrong_reader_is_found(soak: World, game: str, t: Texts) -> None:
    match, rng, names = new_match(soak, game), Random(3), names_of(soak)
    planted = 0
    while move_once(match, rng) and len(match.log) < MOVES // 4:
        pages = [panel_payload(match, seat, t, names) for seat in range(4)]
        for seat, reader in enumerate(soak.discord.people):
            assert finding_for(soak, match, reader, pages[seat]) == ""
            if match.game.to_act(match.state) == (DEALER,) or not tells_apart(match, seat):
                continue
            planted += 1
            assert finding_for(soak, match, reader, pages[(seat + 1) % 4]) != ""
    assert planted > 5


def tells_apart(match: Match, seat: int) -> bool:
    """Return whether the next seat's page has something that this seat cannot know or have itself."""
    other = (seat + 1) % 4
    own, theirs = match.game.view(match.state, seat), match.game.view(match.state, other)
    if other in match.game.to_act(match.state):
        return bool(own.phase != "lot")
    if match.key != "skull":
        return len(theirs.hand) >= 2  # A single card may be one of several alike.
    # A waiting page of Skull has only discs, which may be like the reader's own.
    likely = {own.hand, own.pile, own.lost, own.laid}
    out = seat in own.out or other in own.out
    return (
        len(theirs.hand) >= 2 and theirs.hand not in likely and own.phase not in ("flip", "over") and not out
    )


@pytest.mark.parametrize("t", STYLES, ids=NAMED)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_help_card_names_no_card_that_anybody_holds(game: str, t: Texts) -> None:
    """The help card has a button of the table's turn like pages about a hand, but must not count as one."""
    state = GAMES[game].new(4, GAMES[game].options({}, 4))
    card = notices.help_card(seen_by(GAMES[game], state, 0), t).choose_form(picture=False)
    named = {
        code for codes in named_cards({"content": "\n".join(card.texts)}, game, "modern") for code in codes
    }
    assert named <= UNIQUE, named


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["skull-king", "hearts"])
async def test_a_neighbours_card_in_words_is_found_anywhere_in_a_message(
    soak: World, game: str, locale: str
) -> None:
    match, rng, t = new_match(soak, game), Random(3), texts(locale)
    while len(match.log) < 8 and move_once(match, rng):
        pass
    reader = soak.discord.people[0]
    known = cards(game, match.edition)
    assert known is not None
    told_apart = {known.words[phrase] for phrase in known.words}
    secret = sorted(
        code
        for code in match.secret_from(f"u:{reader.user['id']}") - known.general - UNIQUE
        if frozenset({code}) in told_apart
    )
    assert secret
    for code in secret:
        if game == "hearts":
            card = FRENCH.index(code)
            drawn, said = catalogue.french_card(code), [french.full_name(card, t), french.short(card, t)]
        else:
            card = CODES.index(code)
            drawn, said = catalogue.skull_king(code), [pirates.full_name(card, t), pirates.short(card, t)]
        bodies: list[JSON] = [
            {"attachments": [{"id": 0, "filename": f"{drawn}.png"}]},
            {"components": [{"type": 2, "emoji": {"name": drawn, "id": "1"}}]},
            {"content": f"<:{drawn}:1>"},
            {"components": [{"type": 3, "custom_id": "1:9:1:@more", "options": [{"value": f"last {code}"}]}]},
        ]
        for words in said:
            bodies += [
                {"attachments": [{"id": 0, "filename": "a.png", "description": f"2 cards: {words}, Rosie."}]},
                {"embeds": [{"description": f"Last: **{words}**."}]},
                {"components": [{"type": 12, "items": [{"media": {"url": "x"}, "description": words}]}]},
                {"components": [{"type": 2, "label": words, "custom_id": "1:9:1:@more"}]},
            ]
        for body in bodies:
            assert code in finding_for(soak, match, reader, body), body


async def post_message(soak: World, channel: str, **body: Any) -> None:
    """Post a message as the bot does."""
    address = f"{soak.fleet._env['DISCORD_API_URL']}/channels/{channel}/messages"
    body = {"allowed_mentions": {"parse": []}, "content": "ahoy", "components": [], **body}
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.post(address, json=body) as answer:
                if answer.status != 429:
                    assert answer.status == 200
                    return
                await asyncio.sleep((await answer.json())["retry_after"])


def pressed(turn: int, action: str = "@hand") -> list[JSON]:
    button = {"type": 2, "style": 2, "label": "x", "custom_id": f"1:1:{turn}:{action}"}
    return [{"type": 1, "components": [button]}]


@pytest.mark.parametrize("dealt_only", [False, True])
async def test_a_hand_sent_twice_is_found(soak: World, dealt_only: bool) -> None:
    """A second message that only refers to the open hand is found, too."""
    (match,) = soak.matches.live()
    person, other = soak.discord.people[:2]
    turn = 0 if dealt_only else match.turn
    rounds = range(match.rounds + 1) if dealt_only else [0]
    for reader in (person, other):
        for n in rounds:
            await post_message(soak, str(reader.dm), components=pressed(turn), nonce=f"{reader.dm}{n}")
    assert soak.tally.first is None
    again = f"{person.dm}0"
    await post_message(soak, str(person.dm), components=pressed(turn), nonce=again, enforce_nonce=True)
    assert soak.tally.first is None  # Discord recognises the repeated nonce and sends nothing.
    await post_message(soak, str(person.dm), components=pressed(turn), nonce="again")
    assert f"is sent to {person.user['id']} twice by direct message" in (soak.tally.first or "")


async def test_a_second_mention_and_a_mention_of_an_unawaited_person_are_found(soak: World) -> None:
    (match,) = soak.matches.live()
    due, *_ = [who.removeprefix("u:") for who in match.waits_for()]
    body = {"components": pressed(match.turn), "allowed_mentions": {"parse": [], "users": [due]}}
    await post_message(soak, match.channel, content=f"<@{due}>: it is your turn", **body)
    assert soak.tally.first is None
    await post_message(soak, match.channel, content=f"<@{due}>: it is your turn", **body)
    assert "a second mention is posted" in (soak.tally.first or "")
    soak.tally.first = None
    soak.discord.messages.clear()
    await post_message(soak, match.channel, content=f"<@1> <@{due}>: it is your turn", **body)
    assert "it does not wait for them" in (soak.tally.first or "")


@pytest.mark.parametrize("allowed", [{}, {"parse": ["users"]}, {"parse": [], "roles": ["1"]}, None])
async def test_a_message_that_may_mention_everybody_is_found(soak: World, allowed: JSON | None) -> None:
    await post_message(soak, soak.discord.people[0].channel, allowed_mentions={"parse": []})
    assert soak.tally.first is None
    await post_message(soak, soak.discord.people[0].channel, allowed_mentions=allowed)
    assert (soak.tally.first is None) == (allowed == {})


@pytest.mark.parametrize("game", ["skull-king", "hearts", "skull"])
async def test_a_view_that_leaks_a_neighbours_cards_does_not_mislead_the_check(
    soak: World, game: str
) -> None:
    """The check takes what people may know from the replayed state, not from the engine's views."""
    match, rng = new_match(soak, game), Random(3)
    while len(match.log) < (14 if match.game.play_verb else 3) and move_once(match, rng):
        pass
    reader = f"u:{soak.discord.people[0].user['id']}"
    honest, states = match.secret_from(reader, match.turn), match.states(match.turn)
    view = match.game.view
    match.game = replace(match.game, view=lambda state, seat: view(state, ((seat or 0) + 1) % 4))
    assert match.secret_from(reader, match.turn) == honest
    theirs = view(match.state, 1).hand
    if game == "skull":
        match.tokens = {0: "crab", 1: "parrot", 2: "shell", 3: "octopus"}
        run = " ".join(f"<:disc_parrot_{DISCS[disc]}:1>" for disc in theirs)
        assert states
        assert "discs that they cannot know" in finding_for(
            soak, match, soak.discord.people[0], {"content": run}
        )
    else:
        assert honest
