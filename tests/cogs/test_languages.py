"""Public messages use the table's language and private messages the reader's, without English."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.texts import rules_help as rules
from bot.texts.sentences import DATA, slash, texts
from engine import GAMES
from tests.sim.evening import is_over, open_table, start
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.world import World

ADDRESS = re.compile(r"https://\S+")
WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"Ana", "Bea", "Carl", "Dora", *map(slash, GAMES)}
"""Names of people, and of commands with the same name in every language."""


@cache
def vocabulary(locale: str) -> frozenset[str]:
    """Return every word of a language's locale files and rules text, in lower case."""
    found: set[str] = set()
    for path in (*(DATA / "locales" / locale).iterdir(), *(DATA / "rules" / locale).iterdir()):
        lines = path.read_text(encoding="utf-8").splitlines()
        if path.name.endswith(".ftl"):
            lines = [line.partition("=")[2] or line for line in lines if not line.startswith("#")]
            lines = [re.sub(r"\{[^}]*|\[\w+\]|\*\[\w+\]", " ", line) for line in lines]
        found |= {word.lower() for line in lines for word in WORD.findall(line)}
    return frozenset(found)


def foreign(post: Message, locale: str) -> set[str]:
    """Return a message's words, without links, that occur in English but not in the given language."""
    everything = "\n".join([post.text, *(b.label for b in (*post.buttons, *post.menus))])
    everything = ADDRESS.sub("", everything)
    said = {word.lower() for word in WORD.findall(everything) if word not in NAMES}
    return (said - vocabulary(locale)) & vocabulary("en")


@pytest.mark.parametrize(("locale", "discord"), [("es", "es-ES"), ("fr", "fr")])
async def test_no_english_word_appears_in_a_match_of_another_language(
    world: World, locale: str, discord: str
) -> None:
    """Every public and private message from the lobby to the end of the match is checked."""
    await world.shorten_matches(1, 2, 4)
    people = [world.person(name, discord) for name in ("Ana", "Bea")]
    people[1].plays_in = "dm"
    seen: dict[str, Message] = {}

    def look() -> None:
        for person in people:
            for post in (*person.visible_messages(), *person.dms()):
                seen.setdefault(post.text + repr(post.labels), post)

    number = await open_table(*people, robots=2)
    look()
    lobby = world.table(number)
    await people[0].press(lobby, lobby.offering("@rules")[0])
    look()
    for person in people[:2]:
        await person.open_host_panel("options")
        look()
    await start(people[0], number)
    panel = await people[0].opens_panel()
    await people[0].use_tool("help", panel)
    look()
    await people[0].asks_to_leave(panel)
    look()
    idle = 0
    while not is_over(world.table(number)) and idle < 30:
        acted = [p for p in people if await p.acts(world.rng, table=number)]
        look()
        idle = 0 if acted else idle + 1
        if not acted:
            await world.wait()
    for command in ("leaderboard", "stats", "rules", "hand", "table leave", "table cancel", "table mine"):
        seen[command] = (await people[0].slash(command)).posts[-1]
    assert len(seen) > 60
    slips = {key[:200]: words for key, post in seen.items() if (words := foreign(post, locale))}
    assert slips == {}


def test_foreign_finds_english_words_in_a_message() -> None:
    shown = Message(None, "Ana juega. Press your button to play", (), (), False)
    assert {"your", "press"} <= foreign(shown, "es")
    assert {"your", "press"} <= foreign(shown, "fr")


async def test_players_of_one_table_read_their_own_languages(world: World) -> None:
    ana, bea, carl = (
        world.person("Ana", "es-ES"),
        world.person("Bea", "fr"),
        world.person("Carl", "en-GB"),
    )
    number = await open_table(ana, bea, carl)
    await start(ana, number)
    panels = [(await person.opens_panel()).text for person in (ana, bea, carl)]
    assert "la única baza" in panels[0]
    assert "le seul pli" in panels[1]
    assert "the only trick" in panels[2]
    assert "Carl" in world.table(number).text
    assert not foreign(world.table(number), "es")
    # The hand is open in a panel, so the DM links to the panel until "My cards" is pressed.
    dms = [person.dms()[-1].text for person in (ana, bea, carl)]
    assert ["otro mensaje" in dms[0], "autre message" in dms[1], "another message" in dms[2]] == [True] * 3
    people = zip(("Mis cartas", "Mes cartes", "My cards"), (ana, bea, carl), strict=True)
    dms = [(await person.click(label, on=person.dms()[-1])).text for label, person in people]
    assert ["única baza" in dms[0], "le seul pli" in dms[1], "the only trick" in dms[2]] == [True] * 3


@pytest.mark.parametrize("discord", ["de", "pt-BR", "ja"])
async def test_an_unsupported_language_falls_back_to_english(world: World, discord: str) -> None:
    ana = world.person("Ana", discord)
    await ana.slash("skullking new")
    assert world.table().button("Join")


async def test_the_language_option_sets_the_tables_language(world: World) -> None:
    ana = world.person("Ana", "fr")
    await ana.slash("skullking new", language="es")
    assert not foreign(world.table(), "es")
    assert world.table().button("Join") is None


@pytest.mark.parametrize(("locale", "discord"), [("en", "en-US"), ("es", "es-419"), ("fr", "fr")])
async def test_rules_are_shown_in_the_readers_language(world: World, locale: str, discord: str) -> None:
    """`/rules` shows topics by its menu and by its `topic` option."""
    ana: Person = world.person("Ana", discord)
    answer = await ana.slash("rules")
    assert answer.private
    topics = rules.topics("skull-king", locale)
    page = answer.posts[-1]
    menu = page.menu("@rules skull-king")
    assert menu is not None
    assert list(menu.values) == [topic.key for topic in topics]
    for topic in topics:
        page = (await ana.choose(page, "@rules skull-king", topic.key)).posts[-1]
        assert page.private
        assert page.text.startswith(f"## {topic.title}")
        assert page.sure_menu("@rules skull-king").chosen == (topic.key,)
    offered = await ana.member.autocomplete(world.channel, "rules", "topic", topics[2].title[:4])
    assert topics[2].key in [choice["value"] for choice in offered]
    typed = await ana.slash("rules", topic=topics[2].key)
    assert typed.text.startswith(f"## {topics[2].title}")
    nonsense = await ana.slash("rules", topic="nonesuch")
    assert nonsense.private
    assert texts(locale)("T-55", value="nonesuch") in nonsense.text
    same = await ana.slash("skullking rules")
    assert same.text.startswith(f"## {topics[0].title}")
