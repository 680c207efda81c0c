"""Find the faults for which Discord refuses a message, and build Discord's error body.

Only faults of messages, components and mentions are checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

JSON = dict[str, Any]
Path = tuple[str | int, ...]

V2: Final = 1 << 15
"""The flag of a message that consists of components alone; an edit may set it, and never clear it."""
LEGACY: Final = ("content", "embeds", "sticker_ids", "poll")
"""Fields that a message with that flag may not have."""
SAID: Final = (*LEGACY, "components", "attachments")
"""Fields of which a message needs at least one that is not empty."""
INVALID_FORM, EMPTY = 50035, 50006

ROW, BUTTON, SELECT, USERS, ROLES, MENTIONABLES, CHANNELS = 1, 2, 3, 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
MENUS: Final = (SELECT, USERS, ROLES, MENTIONABLES, CHANNELS)
OUTSIDE: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
"""Components of the top level of a message with the flag; all but the last may stand in a container."""
LINK: Final = 5
"""The style of a button that has an address instead of a custom_id."""

CONTENT, ALL_TEXT, ALL_COMPONENTS, ROWS, IN_ROW = 2000, 4000, 40, 5, 5
CUSTOM_ID, LABEL, PLACEHOLDER, OPTIONS, OPTION = 100, 80, 150, 25, 100
NONCE, MENTIONED, PICTURES, ALT, TEXTS = 25, 100, 10, 1024, 3
EMBEDS, DESCRIPTION, ALL_EMBEDS = 10, 4096, 6000


class Fault(NamedTuple):
    """The path of the faulty field, Discord's code for the fault, and Discord's sentence."""

    path: Path
    code: str
    message: str


def find_message_refusal(body: Mapping[str, Any], standing: Mapping[str, Any] | None) -> JSON | None:
    """Return Discord's error body for a message or an edit of a `standing` message, None if it is valid."""
    faults = list(_faults(body, standing or {}))
    if faults:
        return {"message": "Invalid Form Body", "code": INVALID_FORM, "errors": _nest(faults)}
    changes = standing is None or any(key in body for key in SAID)
    if changes and not any(body.get(key, (standing or {}).get(key)) for key in SAID):
        return {"message": "Cannot send an empty message", "code": EMPTY}
    return None


def _nest(faults: Iterable[Fault]) -> JSON:
    """Return each fault nested by the path of its field, as Discord does."""
    errors: JSON = {}
    for fault in faults:
        inside = errors
        for part in fault.path:
            inside = inside.setdefault(str(part), {})
        inside.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return errors


def _faults(body: Mapping[str, Any], standing: Mapping[str, Any]) -> Iterator[Fault]:
    was, flags = standing.get("flags") or 0, body.get("flags")
    if was & V2 and flags is not None and not flags & V2:
        yield Fault(
            ("flags",),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The MessageFlags.IS_COMPONENTS_V2 flag cannot be removed.",
        )
        return
    alone = bool((was | (flags or 0)) & V2)
    if alone:
        for field in LEGACY:
            if body.get(field, standing.get(field)):
                yield Fault(
                    (field,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    yield from _length(("content",), body.get("content") or "", CONTENT)
    yield from _length(("nonce",), str(body.get("nonce") or ""), NONCE)
    yield from _embeds(body.get("embeds") or [])
    yield from _mentions(body.get("allowed_mentions") or {})
    components = body.get("components") or []
    if alone:
        yield from _layout(components)
    else:
        yield from _between(("components",), components, 0, ROWS)
        yield from _children(("components",), components, (ROW,))
    yield from _find_repeated_ids(components)


def _length(path: Path, value: str | Sequence[Any], most: int) -> Iterator[Fault]:
    if len(value) > most:
        yield Fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _between(path: Path, value: str | Sequence[Any], least: int, most: int) -> Iterator[Fault]:
    if not least <= len(value) <= most:
        yield Fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def _required(path: Path) -> Fault:
    return Fault(path, "BASE_TYPE_REQUIRED", "This field is required")


def _embeds(embeds: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    yield from _length(("embeds",), embeds, EMBEDS)
    for n, embed in enumerate(embeds):
        yield from _length(("embeds", n, "description"), embed.get("description") or "", DESCRIPTION)
    if sum(len(embed.get(key) or "") for embed in embeds for key in ("title", "description")) > ALL_EMBEDS:
        yield Fault(
            ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_EMBEDS}"
        )


def _mentions(allowed: Mapping[str, Any]) -> Iterator[Fault]:
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        if ids and kind in (allowed.get("parse") or []):
            yield Fault(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
        yield from _length(("allowed_mentions", kind), ids, MENTIONED)
        if len(set(map(str, ids))) != len(ids):
            yield Fault(
                ("allowed_mentions", kind), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains it"
            )


def walk(components: Iterable[Mapping[str, Any]], path: Path) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """Yield every component, nested components included, with its path."""
    for n, one in enumerate(components):
        yield (*path, n), one
        yield from walk(one.get("components") or [], (*path, n, "components"))
        if beside := one.get("accessory"):
            yield (*path, n, "accessory"), beside


def _find_repeated_ids(components: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    """Yield a fault for every custom_id that an earlier component already has."""
    seen = set()
    for path, one in walk(components, ("components",)):
        named = one.get("custom_id")
        if named is not None and named in seen:
            yield Fault(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(named)


def _layout(components: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    """Check the components of a components-only message."""
    everything = [one for _, one in walk(components, ("components",))]
    if len(everything) > ALL_COMPONENTS:
        yield Fault(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {ALL_COMPONENTS}",
        )
    if sum(len(one.get("content") or "") for one in everything if one["type"] == TEXT) > ALL_TEXT:
        yield Fault(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Components displayable text size exceeds maximum size of {ALL_TEXT}",
        )
    yield from _children(("components",), components, OUTSIDE)


def _children(path: Path, components: Sequence[Mapping[str, Any]], kinds: Sequence[int]) -> Iterator[Fault]:
    for n, one in enumerate(components):
        here = (*path, n)
        if one["type"] not in kinds:
            known = ", ".join(map(str, kinds))
            yield Fault((*here, "type"), "UNION_TYPE_CHOICES", f"Value of field must be one of ({known}).")
            continue
        yield from _component(here, one)


def _component(path: Path, one: Mapping[str, Any]) -> Iterator[Fault]:
    kind, inside = one["type"], one.get("components") or []
    if kind == ROW:
        yield from _row((*path, "components"), inside)
    elif kind == CONTAINER:
        yield from _children((*path, "components"), inside, OUTSIDE[:-1])
    elif kind == SECTION:
        yield from _between((*path, "components"), inside, 1, TEXTS)
        yield from _children((*path, "components"), inside, (TEXT,))
        if one.get("accessory") is None:
            yield _required((*path, "accessory"))
        else:
            yield from _children((*path, "accessory"), [one["accessory"]], (BUTTON, THUMBNAIL))
    elif kind == TEXT:
        yield from _between((*path, "content"), (one.get("content") or "").strip(), 1, ALL_TEXT)
    elif kind == GALLERY:
        items = one.get("items") or []
        yield from _between((*path, "items"), items, 1, PICTURES)
        for n, item in enumerate(items):
            yield from _length((*path, "items", n, "description"), item.get("description") or "", ALT)
    elif kind == BUTTON:
        yield from _button(path, one)
    elif kind in MENUS:
        yield from _menu(path, one)


def _row(path: Path, inside: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    """Check a row: up to five buttons, or one menu."""
    menus = any(one["type"] in MENUS for one in inside)
    yield from _between(path, inside, 1, 1 if menus else IN_ROW)
    yield from _children(path, inside, MENUS if menus else (BUTTON,))


def _button(path: Path, one: Mapping[str, Any]) -> Iterator[Fault]:
    link = one.get("style") == LINK
    if link != bool(one.get("url")) or link == bool(one.get("custom_id")):
        yield _required((*path, "url" if link else "custom_id"))
    if not link:
        yield from _between((*path, "custom_id"), one.get("custom_id") or "", 1, CUSTOM_ID)
    yield from _length((*path, "label"), one.get("label") or "", LABEL)
    if not ((one.get("label") or "").strip() or one.get("emoji")):
        yield Fault(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji")


def _menu(path: Path, one: Mapping[str, Any]) -> Iterator[Fault]:
    yield from _between((*path, "custom_id"), one.get("custom_id") or "", 1, CUSTOM_ID)
    yield from _length((*path, "placeholder"), one.get("placeholder") or "", PLACEHOLDER)
    least, most = one.get("min_values", 1), one.get("max_values", 1)
    room = OPTIONS
    if one["type"] == SELECT:
        options = one.get("options") or []
        room = len(options)
        yield from _between((*path, "options"), options, 1, OPTIONS)
        values = [option.get("value") or "" for option in options]
        for n, option in enumerate(options):
            here = (*path, "options", n)
            yield from _between((*here, "label"), (option.get("label") or "").strip(), 1, OPTION)
            yield from _between((*here, "value"), values[n], 1, OPTION)
            yield from _length((*here, "description"), option.get("description") or "", OPTION)
            if values[n] in values[:n]:
                yield Fault(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
    if not 0 <= least <= most <= room or most < 1:
        yield Fault((*path, "max_values"), "NUMBER_TYPE_MAX", f"int value should be between 1 and {room}.")
