"""Public messages use the table's language and private messages the reader's, without English."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.texts import rules_help as rules
from bot.texts.sentences import DATA, LOCALES, slash, texts
from engine import GAMES
from tests.sim.evening import is_over, open_table, play_on, start, start_table
from tests.sim.person import Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

ADDRESS = re.compile(r"https://\S+")
WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"Ana", "Bea", "Carl", "Dora", *map(slash, GAMES)}
"""Names of people, and of commands with the same name in every language."""
DISCORD = {"es": "es-ES", "pt": "pt-BR"}
"""Discord's code of a language, where it is another than ours."""


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


@pytest.mark.parametrize("game", [slash(game) for game in GAMES])
@pytest.mark.parametrize("locale", LOCALES[1:])
async def test_a_match_in_another_language_has_no_english_and_can_be_read_out(
    world: World, game: str, locale: str
) -> None:
    """Play a whole match by clicks; check all messages, and the panel of a player who plays in words."""
    await world.shorten_matches(1, 4)
    ana, bea = people = [world.person(name, DISCORD.get(locale, locale)) for name in ("Ana", "Bea")]
    bea.plays_in = "dm"
    await bea.prefers("cards", "words")
    seen: dict[str, Message] = {}
    heard: dict[str, Message] = {}

    def look() -> None:
        for person in people:
            for post in (*person.visible_messages(), *person.dms()):
                seen.setdefault(post.text + repr(post.labels), post)
        if (panel := bea.panel_if_any()) is not None:
            heard.setdefault(panel.text + repr(panel.labels), panel)

    number = await open_table(*people, robots=1 if game == "skull" else 0, game=game)
    look()
    lobby = world.table(number)
    await ana.press(lobby, lobby.offering("@rules")[0])
    for person in people:
        await person.open_host_panel("options")
        look()
    await start(ana, number)
    panel = await ana.opens_panel()
    await ana.use_tool("help", panel)
    await ana.asks_to_leave(panel)
    look()
    await play_on(world, people, number, until=is_over, look=look)
    look()
    heard["end"] = bea.dms()[-1]
    games = [f"{game} {page}" for page in ("leaderboard", "stats", "rules")]
    for command in (*games, "hand", "table leave", "table cancel", "table mine"):
        seen[command] = (await ana.slash(command)).posts[-1]
    assert {key[:200]: words for key, post in seen.items() if (words := foreign(post, locale))} == {}
    assert {key[:200]: faults for key, post in heard.items() if (faults := screen_reader_faults(post))} == {}
    assert len(heard) > 10


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
    number = await start_table(ana, bea, carl)
    people = ((ana, "es"), (bea, "fr"), (carl, "en"))
    for person, locale in people:
        assert says(await person.opens_panel(), "sk-head-bid-you", locale)
    assert "Carl" in world.table(number).text
    assert not foreign(world.table(number), "es")
    # The hand is open in a panel, so the DM links to the panel until its button is pressed.
    for person, locale in people:
        dm = person.dms()[-1]
        assert says(dm, "head-elsewhere", locale)
        assert says(await person.press(dm, dm.offering("@hand")[0]), "sk-head-bid-you", locale)


@pytest.mark.parametrize("discord", ["sv-SE", "zh-CN", "ja"])
async def test_an_unsupported_language_falls_back_to_english(world: World, discord: str) -> None:
    ana = world.person("Ana", discord)
    await ana.slash("skullking new")
    assert world.table().button("@join")


async def test_the_language_option_sets_the_tables_language(world: World) -> None:
    ana = world.person("Ana", "fr")
    await ana.slash("skullking new", language="es")
    assert not foreign(world.table(), "es")


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
