"""The demo in a browser: everybody in their language, and robots that move by themselves."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copyfile
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.client import YoHoHo, create_bot
from bot.database_url import file_of
from bot.demo.faces import FACES, face
from bot.demo.run import CannotStart, run
from bot.demo.words import BOT, CHAMPIONSHIP, FIRST_GAME, MODERATOR, SIGNPOST, VISITORS
from bot.settings import Settings
from bot.tables.thinking_time import OPENING, SWING
from bot.texts.sentences import texts

POLL = 0.1


class Tab:
    """A browser tab that polls the page, and clicks what it was last shown."""

    def __init__(self, session: aiohttp.ClientSession, state: dict[str, Any]) -> None:
        self.session = session
        self.state = state
        self.sequence = 0
        self.headers = {"X-Simcord-Context": state["context"]["id"]}

    async def look(self) -> None:
        async with self.session.get("/api/state", headers=self.headers) as answer:
            self.state = await answer.json()

    async def act(self, kind: str, **extra: Any) -> dict[str, Any]:
        """Send an action as the page would, based on the last page shown, and return its receipt."""
        self.sequence += 1
        body = {
            "kind": kind,
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"{id(self)}-{self.sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            **extra,
        }
        async with self.session.post("/api/action", json=body, headers=self.headers) as answer:
            receipt: dict[str, Any] = await answer.json()
        assert receipt["settlement"] == "settled", receipt
        return receipt

    async def become(self, name: str) -> None:
        viewer = next(each["id"] for each in self.state["viewers"] if each["name"] == name)
        await self.act("viewer", viewer_id=viewer)
        await self.look()

    async def types(self, command: str) -> None:
        """Send a slash command without options."""
        async with self.session.get("/api/commands", headers=self.headers) as answer:
            catalog = await answer.json()
        new = next(entry for entry in catalog["entries"] if entry["invocation"] == command)
        await self.act(
            "run_command",
            command_id=new["commandId"],
            path=new["path"],
            schema_fingerprint=new["schemaFingerprint"],
            options={},
        )
        await self.look()

    async def click(self, label: str) -> dict[str, Any]:
        """Press the newest button with that label, which may also contain its reader's name."""
        named = [part for part in self.parts() if re.split(r"\s*[:(]", str(part.get("label")))[0] == label]
        buttons = [part for part in named if not part.get("disabled")]
        receipt = await self.act("click", **_place_of(buttons[-1]["control_key"]))
        await self.look()
        return receipt

    async def refresh(self) -> None:
        """Refresh the newest panel from the menu of its tools, or by its button where it has no menu."""
        menus = [
            part for part in self.parts() if any(one["value"] == "hand" for one in part.get("options", ()))
        ]
        if not menus:
            await self.click("Voir où on en est")
            return
        await self.act("select", values=["hand"], **_place_of(menus[-1]["control_key"]))
        await self.look()

    async def picture(self, asset: str) -> int:
        """Request a picture of the page, and return the status of the response."""
        async with self.session.get(f"/api/assets/{asset}", headers=self.headers) as answer:
            return answer.status

    async def until(self, pattern: str, seconds: float = 10.0) -> float:
        """Wait until the page matches, without an action; return the seconds that took."""
        begun = perf_counter()
        while not re.search(pattern, self.text):
            assert perf_counter() - begun < seconds, f"no {pattern!r} in:\n{self.text}"
            await asyncio.sleep(POLL)
            await self.look()
        return perf_counter() - begun

    def parts(self) -> Iterator[dict[str, Any]]:
        """Yield every component of every message, oldest message first."""
        for number in self.state["timeline"]:
            yield from _walk_components(self.state["messages"][number]["components"])

    @property
    def text(self) -> str:
        """Return the text of the page."""
        messages = [self.state["messages"][number] for number in self.state["timeline"]]
        said = [text for message in messages for text in _texts(message)]
        return "\n".join(
            [*said, *(str(part.get("content") or part.get("label") or "") for part in self.parts())]
        )


def _texts(message: dict[str, Any]) -> Iterator[str]:
    yield message.get("content") or ""
    for picture in message["attachments"]:
        yield picture.get("description") or ""
    for frame in message["embeds"]:
        yield frame["description"]


def _walk_components(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk_components(component.get("components") or [])
        if component.get("accessory"):
            yield from _walk_components([component["accessory"]])


def _place_of(control_key: str) -> dict[str, str]:
    return {"control_key": control_key, "target_id": control_key.split(":")[1]}


@pytest.fixture(autouse=True)
def _use_ready_database(empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the demo on a copy of a migrated database: a migration takes longer than all else."""

    def with_database(settings: Settings) -> YoHoHo:
        copyfile(empty_database, file_of(settings.database_url))
        return create_bot(settings)

    monkeypatch.setattr("bot.demo.run.create_bot", with_database)


@asynccontextmanager
async def playing(dm: str | None = None, game: str = FIRST_GAME) -> AsyncIterator[Tab]:
    """Yield a tab on a running demo."""
    stop, told = asyncio.Event(), asyncio.Queue[str]()
    demo = asyncio.create_task(run(0, dm, stop, told.put_nowait, game))
    try:
        asked = asyncio.create_task(told.get())
        await asyncio.wait({demo, asked}, return_when=asyncio.FIRST_COMPLETED)
        if demo.done():
            await demo
        url = re.search(r"http://\S+", await asked)
        assert url
        parts = urlsplit(url[0])
        headers = {"X-Simcord-Capability": parts.fragment}
        async with aiohttp.ClientSession(f"http://{parts.netloc}", headers=headers) as session:
            async with session.post("/api/pages", json={}) as answer:
                state = await answer.json()
            yield Tab(session, state)
    finally:
        stop.set()
        await demo


async def test_an_evening_in_the_browser() -> None:
    async with playing() as tab:
        assert [viewer["name"] for viewer in tab.state["viewers"]] == [each.name for each in VISITORS]
        assert "/skullking new" in tab.text, "somebody says how to begin"
        await tab.become("Cruz")
        await tab.types("skullking new")
        assert "Toma asiento" in tab.text, "Cruz speaks Spanish"
        await tab.click("+ Robot")
        await tab.become("Camille")
        await tab.click("Unirme")
        await tab.until("3/8 asientos")
        await tab.become("Cruz")
        begun = perf_counter()
        await tab.click("Empezar")

        # The dealer deals and the robot bids without any click.
        await tab.until("Faltan los envites de .+")
        assert perf_counter() - begun > OPENING * (1 - SWING), "a robot takes its time"

        await tab.become("Camille")
        await tab.click("Ver mis cartas y envidar")
        assert "Feras-tu le pli" in tab.text, "and Camille French"
        begun = perf_counter()
        await tab.click("0")
        assert perf_counter() - begun < 4, "an answer waits for nobody's pause"


async def test_cards_are_pictures_on_the_page() -> None:
    """The page has the picture of each emoji in a hand of Hearts."""
    async with playing(VISITORS[0].name, "hearts") as tab:
        await tab.until("Pass three cards to")
        (cards,) = [part["options"] for part in tab.parts() if "pass" in str(part.get("custom_id"))]
        held = [card["emoji"] for card in cards]
        assert len({card["name"] for card in held}) == 13
        assert all(card["available"] for card in held)
        asked = [card["asset_id"] for card in held]
        assert await asyncio.gather(*map(tab.picture, asked)) == [200] * 13, "as many at once as there are"


async def test_no_click_is_lost_while_robots_move() -> None:
    async with playing("Morgan") as tab:
        await tab.until(r"Will you take the trick\?")
        begun, clicks = perf_counter(), 0
        while perf_counter() - begun < 2:
            await tab.refresh()
            await asyncio.sleep(POLL)
            await tab.look()
            clicks += 1
        assert clicks > 3
        await asyncio.sleep(2.2)  # Clicks over the rate limit are answered, and change nothing.
        await tab.click("0")
        await tab.until("Round 1: .+ for you")  # the robots have played the round to its end


async def test_a_match_from_the_direct_messages() -> None:
    async with playing("Morgan") as tab:
        assert [viewer["name"] for viewer in tab.state["viewers"]] == ["Morgan"]
        await tab.until(r"Will you take the trick\?")
        await tab.click("0")
        # The only card of each hand plays itself, so the round's result follows.
        await tab.until(r"Your last card played itself", 12)


async def test_two_browser_tabs_can_act_as_two_people() -> None:
    async with playing() as tab:
        async with tab.session.post("/api/pages", json={}) as answer:
            other = Tab(tab.session, await answer.json())
        await other.become("Sam")
        await tab.types("skullking new")
        await other.until("Take a seat", 2)
        await tab.look()
        await asyncio.gather(tab.click("Rules"), other.click("Join"))
        await tab.until("2/8 seats")
        await other.look()
        seen, shared = set(tab.state["timeline"]), set(other.state["timeline"])
        assert shared < seen, "only who pressed Rules sees them"


async def test_a_second_table_is_on_the_same_page() -> None:
    async with playing() as tab:
        await tab.types("skullking new")
        await tab.become("Sam")
        await tab.types("hearts new")
        await tab.become("Morgan")
        t = texts("de")
        await tab.click(t("button-join"))
        await tab.until(t("lobby-seats", taken=2, seats=4))


async def test_one_of_the_people_is_a_moderator() -> None:
    async with playing() as tab:
        await tab.become("Cruz")
        await tab.types("skullking new")
        await tab.become("Camille")
        await tab.types("table cancel")
        assert texts("fr")("T-13") in tab.text
        await tab.become(MODERATOR)
        await tab.types("table cancel")
        await tab.click("Close the table")
        await tab.until("Esta mesa se cerró")


async def test_every_person_has_a_picture_that_loads() -> None:
    """Each person has a picture of their own."""
    assert set(FACES) == {*(each.name for each in VISITORS), SIGNPOST}
    assert len({face(name) for name in FACES}) == len(FACES)
    async with playing() as tab:
        for visitor in VISITORS:
            await tab.become(visitor.name)
            await tab.types("skullking new")
        pictured = {each["name"]: each["avatar_available"] for each in identities(tab.state)}
        assert set(pictured) == {*FACES, BOT}
        assert all(pictured.values()), pictured


def identities(state: Any) -> Iterator[dict[str, Any]]:
    """Yield every person the page shows a picture of, once for each place."""
    if isinstance(state, dict) and "avatar_available" in state:
        yield state
    for each in state.values() if isinstance(state, dict) else state if isinstance(state, list) else ():
        yield from identities(each)


async def test_a_match_of_a_championship_from_the_direct_messages() -> None:
    async with playing("Camille", CHAMPIONSHIP) as tab:
        await tab.until("Passe trois cartes à", 15)
        await tab.refresh()
        for robot in ("Barnacle", "Saltbeard"):
            assert robot in tab.text


async def test_an_unknown_person_is_refused() -> None:
    with pytest.raises(CannotStart, match=", ".join(each.name for each in VISITORS)):
        await run(0, "Nemo", asyncio.Event(), print, FIRST_GAME)
