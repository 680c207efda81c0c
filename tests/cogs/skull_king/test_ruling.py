"""The judge in Discord: cards as people type them, the ruling in words with its rule."""

from __future__ import annotations

import pytest

from engine.judge import ask
from engine.skull_king.cards import CODES
from tests.sim.person import Person
from tests.sim.world import World


async def ruling(person: Person, cards: str, **options: object) -> str:
    """What the judge says, in private."""
    answer = await person.slash("skullking ruling", cards=cards, **options)
    assert answer.private
    return answer.text


@pytest.mark.parametrize(
    ("locale", "cards", "words"),
    [
        (
            "en-US",
            "G7, Rosie, mermaid, Skull King, green-14",
            ["player 3", "(SK-7.4)", "+40", "G14\u00a0+10"],
        ),
        ("es-ES", "V7, pirata Rosie, sirena, skull king", ["jugador 3", "captura al Skull King", "+40"]),
        ("fr", "Ve7, Will le Bandit, Rosie, Vi14", ["joueur 2", "le premier des pirates", "Vi14\u00a0+10"]),
        ("es-ES", "huida, Botín, botin", ["jugador 1", "(SK-7.9)", "aliados"]),
        ("en-US", "loot, escape, loot", ["player 1", "no alliance"]),
        ("en-US", "kraken, g5, y9", ["destroys", "player 2", "(SK-7.2)"]),
        ("fr", "Kraken, Fuite, Baleine blanche, Tigresse pirate", ["léviathans", "joueur 3", "(SK-7.3b)"]),
        ("en-US", "black 1, tigress escape, g14", ["player 1", "highest trump", "+10"]),
        ("en-US", "verde 7, vert 9", ["player 2", "(SK-7.8)"]),
        ("en-US", "king, rosie, harry", []),
    ],
)
async def test_a_trick_is_judged(world: World, locale: str, cards: str, words: list[str]) -> None:
    ana = world.person("Ana", locale)
    said = await ruling(ana, cards)
    for word in words:
        assert word.replace("\u00a0", " ") in said.replace("\u00a0", " ")


@pytest.mark.rule("R-SK-10", "R-SKL-07")
async def test_several_captures_say_how_they_count(world: World) -> None:
    ana = world.person("Ana")
    cards = "skull king, rosie, harry"
    assert "+30" in (said := await ruling(ana, cards))
    assert "per card it would be +60" in said
    assert "once per trick it would be +30" in await ruling(ana, cards, captures="per_card")
    older = await ruling(ana, "skull king, pirate, scary mary escape", edition="legacy")
    assert "+60" in older
    assert "this edition counts every captured card" in older


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("", "from 2 to 8"),
        ("g7", "from 2 to 8"),
        (", ".join(f"g{n}" for n in range(1, 10)), "from 2 to 8"),
        ("g7, g15", "no card called g15"),
        ("g7, @everyone *b*", "no card called"),
        ("g7, green 7", "not that many"),
        ("mermaid, mermaid, mermaid", "not that many"),
        ("tigress, g7", "Tigress: pirate or Tigress: escape"),
        ("scary mary escape, g7", "no card called scary mary escape"),
    ],
)
async def test_what_is_no_trick_is_explained(world: World, cards: str, words: str) -> None:
    ana = world.person("Ana")
    answer = await ana.slash("skullking ruling", cards=cards or ",", public=True)
    assert answer.private
    assert words in answer.text.replace("\\", "")


@pytest.mark.rule("SKL-0.3")
async def test_options_that_do_not_go_together_are_refused(world: World) -> None:
    ana = world.person("Ana")
    said = await ruling(ana, "r5, u6", edition="legacy", captures="per_card")
    assert "The older edition knows no such choice: Captured characters." in said


async def test_everybody_may_see_it(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    answer = await ana.slash("skullking ruling", cards="g7, y9", public=True)
    assert not answer.private
    assert "player 1" in bea.sees()[-1].text


async def test_the_last_card_is_completed(world: World) -> None:
    ana = world.person("Ana", "es-ES")

    async def offered(typed: str, **filled: object) -> list[str]:
        choices = await ana.member.autocomplete(world.channel, "skullking ruling", "cards", typed, **filled)
        assert all(choice["name"] == choice["value"] and len(choice["name"]) <= 100 for choice in choices)
        assert len(choices) <= 25
        return [choice["name"] for choice in choices]

    assert (await offered("verde 1"))[0].startswith("V1")
    assert await offered("V7, tigr") == ["V7, Tigresa: pirata", "V7, Tigresa: huida"]
    assert await offered("green-7, mermaid, mermaid-2, sir") == []
    assert "V7, Bribón" in await offered("v7, pira")
    assert len(await offered("")) == 25
    assert await offered("R5, rey, scary", edition="legacy") == [
        "R5, rey, Scary Mary: pirata",
        "R5, rey, Scary Mary: huida",
    ]
    assert [name.split(", ")[-1] for name in await offered("V7, 14")] == ["V14", "A14", "M14", "N14"]
    assert await offered("x" * 99 + ", V") == []


async def test_the_judge_of_the_engine_agrees(world: World) -> None:
    ana = world.person("Ana")
    for edition, lowest in (("modern", "green"), ("legacy", "red")):
        for wild in ("skull-king", "mermaid-1", f"{lowest}-13", "escape-2", "black-2"):
            cards = [f"{lowest}-9", wild, "black-1", f"{lowest}-12"]
            assert set(cards) <= set(CODES)
            answer = ask(
                {"op": "trick", "game": "skull-king", "options": {"edition": edition}, "cards": cards}
            )
            said = await ruling(ana, ", ".join(cards), edition=edition)
            assert f"player {answer['winner'] + 1}" in said
            assert f"({answer['rule']})" in said
