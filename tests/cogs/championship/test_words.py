"""What people read around a championship: superseded messages, rulings, refusals, names."""

from __future__ import annotations

import pytest

from tests.sim.championship import announce, bulletin, desk, drawn, presses, rules
from tests.sim.instant import tap
from tests.sim.world import World

MOVED = "-# This message has moved further down."


@pytest.mark.parametrize("crashes", [False, True])
async def test_a_superseded_message_only_says_that_there_is_a_newer_one(world: World, crashes: bool) -> None:
    ana, bea = world.crew("Ana", "Bea")
    number = await announce(ana, bea)
    before = bulletin(world).id
    if crashes:
        await world.crash()
        await world.wait(5)
    await presses(ana, "@c-draw", number)
    await world.wait(5)
    assert bulletin(world).id > before
    old = next(post for post in world.posts() if post.id == before)
    assert (old.text, old.buttons) == (MOVED, ())
    second = bulletin(world).id
    await bea.slash("championship table", public=True)
    await world.wait(5)
    assert bulletin(world).id > second
    assert next(post for post in world.posts() if post.id == second).text == MOVED


async def test_everybody_reads_every_ruling(world: World) -> None:
    ana, bea, carl = world.crew("Ana", "Bea", "Carl")
    dora = world.person("Dora", "fr")
    number = await drawn(ana, bea, carl)
    for n in range(7):
        answer = await rules(ana, await desk(ana, number), "@c-rule card", "#2 yellow", reason=f"because {n}")
        assert "table sees" not in answer.text
        assert "championship’s message shows it to everybody" in answer.text
    assert "because 1" not in bulletin(world).text
    assert "Earlier rulings: " in bulletin(world).text
    post = bulletin(world)
    whole = (await dora.press(post, post.offering("@c-pick")[0])).posts[-1]
    page = await dora.press(whole, whole.offering("@c-told")[0])
    assert page.private
    assert "Carton jaune pour Bea" in page.text
    assert all(f"because {n}" in page.text for n in range(7))
    back = await dora.click("Tableau et calendrier", on=page.posts[-1])
    assert back.private
    assert "Journée 1" in back.text
    for forged in ("@c-told", "@c-told x", "@c-told 1 2"):
        assert (await tap(dora, whole, f"1:{number}:0:{forged}")).text.startswith("⚓")
    assert (await tap(dora, whole, f"1:{number + 7}:0:@c-told 1")).text.startswith("⚓")


async def test_rulings_are_read_in_words(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    number = await drawn(ana, bea, game="skull-king", format="league")
    await rules(ana, await desk(ana, number), "@c-rule card", "#2 yellow", reason="late")
    await bea.prefers("words_only", "on")
    answer = await tap(bea, bulletin(world), f"1:{number}:0:@c-told 1")
    assert "Yellow card for Bea: late" in answer.text
    assert "⚖" not in answer.text
