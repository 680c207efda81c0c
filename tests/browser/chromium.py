"""A headless Chromium, driven by its DevTools protocol: one page, its keys, its console and its requests."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 20.0
KEYS = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9, "Enter": 13}
SHIFT = 8


class Missing(Exception):
    """Raised when no Chromium is installed."""


class Page:
    """One open page. `complaints` lists its console's errors and its requests to the network."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asked = 0
        self.complaints: list[str] = []

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Call a method of the DevTools protocol; return its result.

        Raises:
            RuntimeError: when the browser refuses.
            TimeoutError: when the browser does not answer.
        """
        self._asked += 1
        await self._socket.send_json({"id": self._asked, "method": method, "params": parameters})
        said = await self._hear(lambda said: said.get("id") == self._asked)
        if "error" in said:
            raise RuntimeError(f"{method}: {said['error']['message']}")
        result: dict[str, Any] = said["result"]
        return result

    async def _hear(self, awaited: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a message of the browser that `awaited` accepts and return it; note the others."""
        async with asyncio.timeout(PATIENCE):
            while True:
                said: dict[str, Any] = json.loads((await self._socket.receive()).data)
                if awaited(said):
                    return said
                self._note(said.get("method", ""), said.get("params", {}))

    def _note(self, method: str, said: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            self.complaints.append(f"exception: {said['exceptionDetails'].get('exception', said)}")
        elif method == "Runtime.consoleAPICalled" and said["type"] in ("error", "warning", "assert"):
            self.complaints.append(f"console: {said['args']}")
        elif method == "Log.entryAdded" and said["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"log: {said['entry']['text']}")
        elif method == "Network.requestWillBeSent":
            address = said["request"]["url"]
            if not address.startswith(("file:", "blob:", "data:")):
                self.complaints.append(f"request: {address}")

    async def open(self, file: Path, *, width: int = 400, dark: bool = False) -> None:
        """Load a file with this screen width as on a phone, and wait until the page has set itself up."""
        for domain in ("Page", "Runtime", "Log", "Network"):
            await self.call(f"{domain}.enable")
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=2, mobile=True
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await self.call("Emulation.setEmulatedMedia", features=[scheme])
        await self.call("Page.navigate", url=file.as_uri())
        await self._hear(lambda said: said.get("method") == "Page.loadEventFired")
        await self.run(
            "new Promise((stands) => { const nav = document.querySelector('nav');"
            " if (!nav.hidden) stands(); new MutationObserver(stands).observe(nav, { attributes: true }); })"
        )

    async def run(self, script: str) -> Any:
        """Return the value of an expression evaluated in the page.

        Raises:
            RuntimeError: when the expression throws.
        """
        told = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in told:
            raise RuntimeError(f"{script}: {told['exceptionDetails']}")
        return told["result"].get("value")

    async def press(self, key: str, *, shift: bool = False) -> None:
        """Press and release a key."""
        held = {
            "key": key,
            "code": key,
            "windowsVirtualKeyCode": KEYS[key],
            "modifiers": SHIFT if shift else 0,
        }
        text = {"text": "\r"} if key == "Enter" else {}
        await self.call("Input.dispatchKeyEvent", type="keyDown", **held, **text)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **held)

    async def tap(self, selector: str) -> None:
        """Touch the middle of an element."""
        x, y = await self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        await self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def picture(self) -> bytes:
        """Return a screenshot as PNG."""
        shot = await self.call("Page.captureScreenshot", format="png")
        return base64.b64decode(shot["data"])


@asynccontextmanager
async def chromium() -> AsyncIterator[Page]:
    """Yield an empty page of a new browser, and close it afterwards.

    Raises:
        Missing: when no Chromium is installed.
    """
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        raise Missing
    with tempfile.TemporaryDirectory(prefix="yo-ho-ho-", ignore_cleanup_errors=True) as folder:
        options = ("--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0")
        running = await asyncio.create_subprocess_exec(
            program, *options, f"--user-data-dir={folder}", "about:blank",
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            async with aiohttp.ClientSession() as session:
                tabs = await (await session.get(f"http://{await _address(running)}/json")).json()
                page = next(tab["webSocketDebuggerUrl"] for tab in tabs if tab["type"] == "page")
                async with session.ws_connect(page, max_msg_size=0) as socket:
                    yield Page(socket)
        finally:
            running.kill()
            await running.wait()


async def _address(running: asyncio.subprocess.Process) -> str:
    """Return host and port of the protocol, which the browser prints as it starts."""
    assert running.stderr is not None
    async with asyncio.timeout(PATIENCE):
        async for line in running.stderr:
            if found := re.search(r"ws://([^/]+)/", line.decode()):
                return found[1]
    raise Missing
