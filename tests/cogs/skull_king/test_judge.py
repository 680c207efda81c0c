"""`/skullking ruling` reads cards as people type them and names the rule behind its answer."""

from __future__ import annotations

import pytest

from bot.texts.sentences import texts
from engine.judge import answer_request
from engine.skull_king.cards import CODES
from tests.cogs.test_gone_emojis import NAMED, Discord
from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def ask_judge(person: Person, cards: str, **options: object) -> str:
    """Ask the judge about these cards; return the private answer."""
    answer = await person.slash("skullking ruling", cards=cards, **options)
    assert answer.private
    return answer.text


async def test_a_trick_is_judged(world: World) -> None:
    people = {locale: world.person("Ana", locale) for locale in ("en-US", "es-ES", "fr")}
    for locale, cards, words in (
        (
            "en-US",
            "G7, Rosie, mermaid, Skull King, green-14",
            ["Player 3", "(SK-7.4)", "+40", "Green 14 +10"],
        ),
        ("es-ES", "V7, pirata Rosie, sirena, skull king", ["Jugador 3", "captura al Skull King", "+40"]),
        ("fr", "Ve7, Will le Bandit, Rosie, Vi14", ["Joueur 2", "avant les autres pirates", "14 violet +10"]),
        ("es-ES", "huida, Botín, botin", ["Jugador 1", "(SK-7.9)", "aliados"]),
        ("en-US", "loot, escape, loot", ["Player 1", "no alliance"]),
        ("en-US", "kraken, g5, y9", ["destroys", "Player 2", "(SK-7.2)"]),
        ("fr", "Kraken, Fuite, Baleine blanche, Tigresse pirate", ["léviathans", "Joueur 3", "(SK-7.3b)"]),
        ("en-US", "black 1, tigress escape, g14", ["Player 1", "the highest black", "+10"]),
        ("en-US", "verde 7, vert 9, y1", ["Player 2", "(SK-7.8)"]),
        ("en-US", "king, rosie, harry", []),
    ):
        said = await ask_judge(people[locale], cards)
        for word in words:
            assert word.replace("\u00a0", " ") in said.replace("\u00a0", " "), cards


@pytest.mark.rule("R-SK-10", "R-SKL-07")
async def test_a_ruling_on_several_captures_says_how_they_count(world: World) -> None:
    ana = world.person("Ana")
    cards = "skull king, rosie, harry"
    assert "+30" in (said := await ask_judge(ana, cards, captures="per_trick"))
    assert says(said, "bonus-counting-per-trick", other="+60")
    assert says(await ask_judge(ana, cards, captures="per_card"), "bonus-counting-per-card", other="+30")
    older = await ask_judge(ana, "skull king, pirate, scary mary escape", edition="legacy")
    assert "+60" in older
    assert says(older, "bonus-counting-edition")


@pytest.mark.parametrize(("edition", "rewarded"), [("modern", True), ("legacy", False)])
@pytest.mark.parametrize("cards", ["mermaid, pirate, y1", "mermaid, pirate, pirate"])
async def test_captured_mermaids_are_named_only_if_the_edition_rewards_them(
    world: World, edition: str, cards: str, rewarded: bool
) -> None:
    said = await ask_judge(world.person("Ana"), cards, edition=edition)
    assert (says(said, "why-pirate-mermaid")) is rewarded
    assert ("+20" in said) is rewarded


@pytest.mark.rule("SK-11.4f")
async def test_a_ruling_distinguishes_two_loots(world: World) -> None:
    for locale, other, this in (
        ("en-US", "The other loot makes no alliance", "This loot makes no alliance"),
        ("es-ES", "Del otro botín no sale ninguna alianza", "De este botín no sale"),
        ("fr", "L’autre butin ne crée aucune alliance", "Ce butin ne crée"),
    ):
        said = await ask_judge(world.person("Ana", locale), "loot, loot, escape")
        alone, together = [line for line in said.splitlines() if line.startswith("- ")]
        assert this in alone
        assert other in together
        assert this not in together


async def test_the_judge_explains_why_cards_are_not_a_trick(world: World) -> None:
    ana = world.person("Ana")
    for cards, words in (
        ("", "from 3 to 8"),
        ("g7", "from 3 to 8"),
        ("g7, y9", "from 3 to 8"),
        (", ".join(f"g{n}" for n in range(1, 10)), "from 3 to 8"),
        ("g7, g15", "do not know this card: g15. Instead I would take: Green 14, Green 13"),
        ("g7, @everyone *b*", "do not know this card: @everyone *b*. I know suits"),
        ("g7, 9", "Instead I would take: Green 9, Yellow 9, Purple 9, Black 9"),
        ("g7, rosey", "Instead I would take: Rosie D'Laney."),
        ("g7, green 7", "only one of this card in the deck: Green 7"),
        ("mermaid, mermaid, mermaid", "only 2 of these in the deck: Mermaid"),
        ("3 mermaids", "only 2 of these in the deck: Mermaid"),
        ("pirate, pirate, pirate, pirate, Rosie, Harry", "only 5 of these in the deck: Pirate"),
        ("Rosie, rosie", "in the deck: Rosie D'Laney. Instead I would take: Bendt the Bandit, "),
        ("king, king", "in the deck: Skull King. Instead I would take: Tigress as escape, Tigress as pirate"),
        ("g7, g14, g7", "in the deck: Green 7. Instead I would take: Green 13, Green 12"),
        ("tigress as pirate, tigress as escape", "only one of this card in the deck: Tigress"),
        ("tigress, g7", "Tigress as pirate or Tigress as escape"),
        ("scary mary escape, g7", "card: Scary Mary as escape. Instead I would take: Tigress as escape."),
    ):
        answer = await ana.slash("skullking ruling", cards=cards or ",", public=True)
        assert answer.private, cards
        assert words in answer.text.replace("\\", ""), cards


@pytest.mark.rule("SKL-0.3")
async def test_the_older_edition_refuses_cards_it_does_not_have(world: World) -> None:
    ana = world.person("Ana")
    for cards, words in (
        ("kraken, y5", "no such card: Kraken. I know suits"),
        ("rosie, y5", "no such card: Rosie D'Laney. Instead I would take: Pirate."),
        ("g7, y5", "Instead I would take: Yellow 7, Black 7, Red 7, Blue 7."),
        ("y14, y5", "Instead I would take: Yellow 13"),
        ("y1, y2, y3, y4, y5, y6, y7", "from 2 to 6"),
    ):
        assert words in await ask_judge(ana, cards, edition="legacy"), cards


async def test_cards_are_read_as_people_write_them(world: World) -> None:
    people = {locale: world.person("Ana", locale) for locale in ("en-US", "es-ES", "fr")}
    for locale, cards, codes in (
        ("es-ES", "7 verde, verde 8, v9, green-10", "7·verde 8·verde 9·verde 10·verde"),
        ("es-ES", "el 7 de los loros, cofre 3, bandera negra 2", "7·verde 3·amarillo 2·negro"),
        ("es-ES", "A 9, V1, huida", "9·amarillo 1·verde Huida"),
        ("es-ES", "rey, la sirena, un pirata, pirata Rosie", "Skull·King Sirena Pirata Rosie·(pirata)"),
        ("es-ES", "2 sirenas, huidas, tigresa como pirata", "Sirena Sirena Huida Tigresa·como·pirata"),
        ("es-ES", "bribon, BALLENA, botin", "Bribón·(pirata) Ballena·Blanca Botín"),
        ("fr", "7 vert, Vi8, jaune 3, N14", "7·vert 8·violet 3·jaune 14·noir"),
        ("fr", "le roi, la sirène, l’évasion, Rosie la Douce", "Skull·King Sirène Fuite Rosie·(pirate)"),
        ("fr", "carte au trésor 4, tigresse en fuite, Will", "4·violet Tigresse·en·fuite Will·(pirate)"),
        ("en-US", "king, pirates, a mermaid, 7 of green", "Skull·King Pirate Mermaid Green·7"),
        ("en-US", "🦜 G7, 🏴‍☠️ 3, ⚔️ Rosie, 🐯 escape", "Green·7 Black·3 Rosie·(pirate) Tigress·as·escape"),
        ("en-US", "green 7 yellow-9 mermaid", "Green·7 Yellow·9 Mermaid"),
        ("en-US", "verde 7, roi, sirena", "Green·7 Skull·King Mermaid"),
    ):
        said = await ask_judge(people[locale], cards, edition="modern")
        laid = [line.replace(" ⭐", "") for line in said.splitlines() if line[:1].isdigit()]
        faces = ["·".join(line.replace("\u00a0", " ").split(" ")[2:]) for line in laid]
        assert faces == codes.split(" "), cards


async def test_a_letter_shared_by_two_suits_is_not_guessed(world: World) -> None:
    said = await ask_judge(world.person("Ana", "fr"), "V7, J3")
    assert says(said, "ruling-unknown", "fr")
    assert "7 vert" in said
    assert "7 violet" in said


@pytest.mark.rule("SK-12.7", "SK-12.1b", "SK-12.1c", "R-SK-14")
async def test_the_ruling_says_when_a_power_applies(world: World) -> None:
    ana = world.person("Ana")
    for cards, words in (
        ("g7, Harry, y1", "works after the last trick of the round"),
        ("g7, Rosie, y1", "at once, unless this was the last trick. Only where pirates' powers are played."),
        ("g7, Rascal, y1", "only where the house rules allow a wager then"),
        ("g7, pirate, y1", "A pirate with a name uses the power"),
    ):
        assert words in await ask_judge(ana, cards, edition="modern"), cards
    assert "power" not in await ask_judge(ana, "g7, mermaid, y1", edition="modern")


@pytest.mark.rule("R-SK-11", "R-SK-13")
async def test_house_rules_are_named_only_where_they_change_the_answer(world: World) -> None:
    ana = world.person("Ana")
    whale = await ask_judge(ana, "whale, g7, loot, y9")
    assert says(whale, "ruling-depends", option=texts("en")("option-whale_loot_alliance"))
    assert says(whale, "labelled", label=texts("en")("option-whale_loot_alliance-off"))
    assert says(whale, "alliance-made", one="Player 3", two="Player 4")
    assert not says(whale, "option-second_loot_allies")
    second = await ask_judge(ana, "loot, escape, loot")
    assert says(second, "ruling-depends", option=texts("en")("option-second_loot_allies"))
    assert not says(second, "option-whale_loot_alliance")
    assert "depends" not in await ask_judge(ana, "g7, loot, y9")


@pytest.mark.rule("SKL-6.7", "SK-8.9", "SKL-6.8")
async def test_the_edition_is_named_only_where_it_changes_the_answer(world: World) -> None:
    ana = world.person("Ana")
    both = await ask_judge(ana, "y7, mermaid, skull king")
    assert says(both, "ruling-depends", option="Edition")
    assert "+40" in both
    assert "+50" in both
    assert "(SK-7.4)" in both
    assert "(SKL-5.3)" in both
    for edition, points in (("modern", "+40"), ("legacy", "+50")):
        said = await ask_judge(ana, "y7, mermaid, skull king", edition=edition)
        assert points in said
        assert "depends" not in said
    assert says(await ask_judge(ana, "y7, b5, y9"), "ruling-either")
    assert "Older" in await ask_judge(ana, "r7, scary mary pirate"), "no other edition has these"
    assert "Older" not in await ask_judge(ana, "y7, mermaid, skull king", captures="per_card")


async def test_the_judge_uses_the_options_of_the_players_table(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    options = {"whale_loot_alliance": True, "expansions": ["loot", "whale"]}
    await world.save_settings(timer="off", pings=False, threads="never", options=options)
    await start_table(ana, bea, carl)
    said = await ask_judge(ana, "whale, g7, loot")
    assert "depends" not in said
    assert says(said, "alliance-made")
    assert says(said, "ruling-table")
    assert "power" not in await ask_judge(ana, "g7, Harry, y3"), "it is played without powers"
    assert says(await ask_judge(ana, "g7, g8, g9, g10"), "ruling-count-exactly", count=3)
    assert not says(await ask_judge(world.person("Dora"), "g7, g8, g9, g10"), "ruling-table")
    assert not says(await ask_judge(bea, "g7, g8, g9, g10", captures="per_card"), "ruling-table")


@pytest.mark.rule("SKL-0.3")
async def test_incompatible_options_are_refused(world: World) -> None:
    ana = world.person("Ana")
    said = await ask_judge(ana, "r5, u6", edition="legacy", captures="per_card")
    assert says(said, "SKL-0-3", option=texts("en")("option-character_bonus"))


async def test_a_ruling_can_be_posted_publicly(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    answer = await ana.slash("skullking ruling", cards="g7, y9, y1", public=True)
    assert not answer.private
    assert "Player 1" in bea.visible_messages()[-1].text


async def test_a_public_ruling_shows_no_emoji_names_after_emojis_were_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = world.person("Ana")
    emojis = Discord(world, monkeypatch)
    emojis.lose()
    answer = await ana.slash("skullking ruling", cards="g7, y9, y1", public=True)
    assert not answer.private
    assert "Player 1" in answer.text
    assert not NAMED.search(world.posts()[-1].text)
    assert len(emojis.ways) == 1


async def test_autocomplete_completes_the_last_card(world: World) -> None:
    ana = world.person("Ana", "es-ES")

    async def offered(typed: str, **filled: object) -> list[str]:
        choices = await ana.member.autocomplete(world.channel, "skullking ruling", "cards", typed, **filled)
        assert all(choice["name"] == choice["value"] and len(choice["name"]) <= 100 for choice in choices)
        assert len(choices) <= 25
        return [choice["name"] for choice in choices]

    assert (await offered("verde 1"))[0].startswith("V1")
    assert await offered("V7, tigr") == ["V7, Tigresa como pirata", "V7, Tigresa como huida"]
    assert await offered("green-7, mermaid, mermaid-2, sir") == []
    assert "V7, Bribón" in await offered("v7, pira")
    assert len(await offered("")) == 25
    assert await offered("R5, rey, scary", edition="legacy") == [
        "R5, Skull King, Scary Mary como pirata",
        "R5, Skull King, Scary Mary como huida",
    ]
    assert [name.split(", ")[-1] for name in await offered("V7, 14")] == ["V14", "A14", "M14", "N14"]
    assert await offered("x" * 99 + ", V") == []


async def test_the_answer_agrees_with_the_engines_judge(world: World) -> None:
    ana = world.person("Ana")
    for edition, lowest in (("modern", "green"), ("legacy", "red")):
        for wild in ("skull-king", "mermaid-1", f"{lowest}-13", "escape-2", "black-2"):
            cards = [f"{lowest}-9", wild, "black-1", f"{lowest}-12"]
            assert set(cards) <= set(CODES)
            answer = answer_request(
                {"op": "trick", "game": "skull-king", "options": {"edition": edition}, "cards": cards}
            )
            said = await ask_judge(ana, ", ".join(cards), edition=edition)
            assert f"Player {answer['winner'] + 1}" in said
            assert f"({answer['rule']})" in said
