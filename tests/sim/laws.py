"""Checks every request of the bot for what Discord would refuse: sizes, flags and mentions."""

from __future__ import annotations

import marshal
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from bot.texts.emojis import MARKUP
from tests.sim.screen import BUTTON, MENU, ROW, TEXT, walk

COMPONENTS, CHARACTERS, CONTENT, IDS, LABEL, OPTIONS = 40, 4000, 2000, 100, 80, 25
V2 = 1 << 15
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
"""Text between backticks."""
_HALF = re.compile(r"<:\w*:?\d*(?:…|$)")
"""An emoji whose end was cut off."""


def broken_laws(requests: Iterable[Any]) -> list[str]:
    """Return descriptions of all violations in these recorded requests."""
    return [
        f"{request.method} {request.path}: {offence}"
        for request in requests
        for offence in chain(_misplaced(request.json), *map(offences, bodies(request)))
    ]


def _misplaced(body: Any) -> Iterator[str]:
    # Most bodies contain no emoji, and serialising a body is faster than walking through its parts.
    try:
        shown = b"<:" in marshal.dumps(body)
    except ValueError:  # The body is not plain data: it may contain a file.
        shown = True
    return misplaced_emojis(body) if shown else iter(())


def misplaced_emojis(body: Any, place: str = "") -> Iterator[str]:
    """Yield descriptions of application emojis where Discord would show their names instead of pictures.

    Discord renders emojis in message content, text components and embed descriptions, including headings and
    small print. Discord does not render emojis between backticks, in labels, titles and names, or in
    autocomplete suggestions.
    """
    if isinstance(body, Mapping):
        framed: Mapping[Any, str] = {"description": "content"} if place == "embeds" else {}
        for key, value in body.items():
            yield from misplaced_emojis(value, framed.get(key, key))
    elif isinstance(body, list | tuple):
        for value in body:
            yield from misplaced_emojis(value, place)
    elif isinstance(body, str) and "<:" in body:
        seen = _CODE.sub("", body) if place == "content" else ""
        if MARKUP.findall(body) != MARKUP.findall(seen):
            yield f"an emoji that is shown by its name: {place} {body!r}"
        if _HALF.search(MARKUP.sub("", body)):
            yield f"half an emoji: {place} {body!r}"


def bodies(request: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the message bodies in a request: the body of a send or edit, or the data of an answer."""
    if request.method not in ("POST", "PATCH") or not isinstance(request.json, dict):
        return
    if request.path.endswith("/callback"):
        yield request.json.get("data") or {}
    elif "/messages" in request.path or request.path.startswith("/webhooks/"):
        yield request.json


def offences(body: Mapping[str, Any]) -> Iterator[str]:
    """Yield descriptions of the violations in the body of a message."""
    everything = list(walk(body.get("components") or []))
    content = body.get("content") or ""
    texts = [component["content"] for component in everything if component["type"] == TEXT]
    if len(content) > CONTENT:
        yield f"content of {len(content)} characters"
    if any(not 1 <= len(embed["description"].strip()) <= CONTENT for embed in body.get("embeds") or []):
        yield "a frame that holds too much, or nothing"
    if len(everything) > COMPONENTS:
        yield f"{len(everything)} components"
    if sum(map(len, texts)) > CHARACTERS:
        yield f"{sum(map(len, texts))} characters of text"
    if not all(text.strip() for text in texts):
        yield "an empty text"
    if texts and content:
        yield "content beside Components V2"
    mentions = body.get("allowed_mentions") or {}
    if ("allowed_mentions" in body and mentions.get("parse") != []) or mentions.get("roles"):
        yield f"mentions more than single people: {mentions}"
    for user in mentions.get("users") or []:
        if f"<@{user}>" not in content + "".join(texts):
            yield f"may mention {user}, who is not in it"
    ids = [component["custom_id"] for component in everything if component.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield f"a custom_id twice: {sorted(ids)}"
    for component in everything:
        yield from _component(component)


def _component(component: Mapping[str, Any]) -> Iterator[str]:
    if len(component.get("custom_id") or "") > IDS:
        yield f"custom_id of {len(component['custom_id'])} characters"
    if component["type"] == BUTTON:
        if not (component.get("label") or component.get("emoji")):
            yield "a button that says nothing"
        if len(component.get("label") or "") > LABEL:
            yield f"label of {len(component['label'])} characters"
    if component["type"] == ROW and not 1 <= len(component["components"]) <= 5:
        yield f"a row of {len(component['components'])}"
    if component["type"] == MENU:
        options = component["options"]
        values = [option["value"] for option in options]
        if not 1 <= len(options) <= OPTIONS or len(set(values)) != len(values):
            yield f"a menu with the values {values}"
        if any(len(o["label"]) > 100 or len(o.get("description") or "") > 100 for o in options):
            yield "an option that is too long"
        if not all(o["label"].strip() and o["value"] for o in options):
            yield "an option that says nothing"
