"""The body of a request that brings files, put together at once.

discord.py hands aiohttp a form. aiohttp makes an object with headers of its own of each field, and writes a
small request in nine pieces: that cost as much as building the picture's message did.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import aiohttp
from aiohttp.payload import BytesPayload


class Body(aiohttp.FormData):
    """Collect fields as discord.py adds them, and become one body; nothing of aiohttp's own form is used."""

    def __init__(self, *, quote_fields: bool = False) -> None:
        self._parts: list[bytes] = []
        self._boundary = token_hex(16)

    def add_field(  # type: ignore[override]
        self, name: str, value: Any, *, content_type: str | None = None, filename: str | None = None
    ) -> None:
        """Add a text, or a file that is open."""
        head = f'--{self._boundary}\r\nContent-Disposition: form-data; name="{name}"'
        if filename is not None:
            quoted = filename.replace("\\", "\\\\").replace('"', '\\"')
            head += f'; filename="{quoted}"'
        if content_type is not None:
            head += f"\r\nContent-Type: {content_type}"
        body = value.encode() if isinstance(value, str) else value.read()
        self._parts += [f"{head}\r\n\r\n".encode(), body, b"\r\n"]

    def __call__(self) -> BytesPayload:
        """Return the body with the type that its request says."""
        whole = b"".join([*self._parts, f"--{self._boundary}--\r\n".encode()])
        return BytesPayload(whole, content_type=f"multipart/form-data; boundary={self._boundary}")


def use_one_body() -> None:
    """Have discord.py send files this way: it looks the form up in aiohttp at each request."""
    aiohttp.FormData = Body  # type: ignore[misc,assignment]
