"""DESIGN 2: allowed imports. The engine is pure, only some modules know Discord, nobody imports cogs."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from engine import GAMES

from .tree import CODE, ROOT, Source, calls, fail_on_offences, nodes, python, source

IMPURE = {
    "asyncio", "time", "datetime", "os", "io", "pathlib", "socket", "ssl", "subprocess", "threading",
    "multiprocessing", "concurrent", "logging", "tempfile", "shutil", "sqlite3", "urllib", "http",
    "secrets", "uuid", "signal", "select", "selectors", "sys",
}  # fmt: skip
"""Modules that rules must not import: clocks, event loops, files, networks, random sources."""

FRONT = {
    "engine.__main__": "the command line: it reads, prints and seeds",
    "engine.bench": "a command of its own; it measures time",
    "engine.judge": "a command of its own; it reads and writes lines",
}
"""The only engine modules that may do input and output, with the reason."""

AT_THE_RIM = {"client", "courier", "demo", "host"}
"""The parts of bot that may import Discord."""

SPINE = (
    "client", "courier", "services", "pages", "present", "championship", "deals", "pads", "meetings",
    "seating",
    "tables", "people", "store", "texts",
)  # fmt: skip
"""The folders of bot from top to bottom: each may import those after it. `services` is one module."""

BESIDE = {"art": "present"}
"""Folders of bot beside that order, with the lowest folder that may import them; they import none."""

DRAWING = {"PIL", "resvg_py"}
"""The drawing libraries, which block everything else in their process."""

THE_CHILD = "bot.art.worker"
DRAWS = {
    THE_CHILD: "a process of its own",
    "bot.demo.faces": "the demo's, before anybody is there",
}
"""The only modules of bot that may import the drawing libraries, with the reason."""

START = {"__main__", "host", "demo", "gallery"}
"""The parts of bot that assemble the application."""

VALUES = {"records"}
"""Folders of bot with rows as values, which import none of the others but may be imported by all."""

KNOWS_SIMCORD = {"demo", "gallery"}
"""The parts of bot that may import the simulated Discord: they show the bot without Discord."""

SHARED: Mapping[str, str] = {}
"""Modules of cogs that are shared code and not extensions, each with the reason."""

LOWEST = {
    "engine.core": (),
    "engine.tricks": ("engine.core",),
    "engine.french": (),
    "engine.deals": ("engine.core",),
}


def test_the_documented_order_of_folders_is_the_checked_one() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    (picture,) = re.findall(r"```mermaid\nflowchart TD\n(.*?)```", text, re.DOTALL)
    assert re.findall(r"--> (\w+)\[", picture) == [*SPINE, "engine"]
    assert re.findall(r"(\w+) -.-> (\w+)\[", picture) == [(above, one) for one, above in BESIDE.items()]


def imported(file: Source, known: frozenset[str]) -> Iterator[str]:
    """Yield every module a file imports, by absolute name; `from a import b` is a.b if that is a module."""
    package = file.module if file.path.endswith("__init__.py") else file.module.rpartition(".")[0]
    for node in nodes(file.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                yield inner if inner in known or origin == "random" else origin


def offences(file: Source, known: frozenset[str]) -> list[str]:
    """Return every import, and other access to the outside world, that the layout does not allow."""
    part = file.module.split(".")[0]
    law = {"engine": engine_rule, "bot": bot_rule, "cogs": cogs_rule}[part]
    found = [
        f"{file.path}: {name}: {why}" for name in imported(file, known) if (why := law(file.module, name))
    ]
    if part == "engine" and file.module not in FRONT:
        for call in calls(file.tree):
            if isinstance(call.func, ast.Name) and call.func.id in {"open", "print", "input"}:
                found.append(f"{file.path}:{call.lineno}: {call.func.id}(): rules do no input or output")
    return found


def engine_rule(module: str, name: str) -> str | None:
    """Check an import of engine: core <- tricks <- a game <- robots, the standard library, nothing impure."""
    head, *rest = name.split(".")
    if head != "engine":
        if head not in sys.stdlib_module_names:
            return "the engine needs the standard library only"
        if module in FRONT:
            return None
        if head in IMPURE:
            return "clocks, loops, files and processes stay out of the engine"
        if head in ("random", "secrets"):
            return "randomness comes in as an argument of type engine.core.Rng"
        return None
    layer = module.split(".")[1] if "." in module else ""
    target = rest[0] if rest else ""
    if module in LOWEST:
        return None if name in LOWEST[module] else f"{module} stands below that"
    if not is_package(layer):
        # engine itself and the modules beside the games (log, judge, ...) may import everything in engine.
        return None if target != "ai" or module != "engine" else "robots stand above engine.GAMES"
    if layer == "ai":
        return None
    if name in LOWEST or target == layer:
        return None
    return "a game imports core, tricks, french, deals and itself, never what stands beside or above it"


def is_package(layer: str) -> bool:
    """Return whether engine/<layer>/ is a package: a game or the robots."""
    return bool(layer) and (ROOT / "engine" / layer).is_dir()


def bot_rule(module: str, name: str) -> str | None:
    """Check an import of bot: engine, Discord or SimCord only where allowed, never cogs."""
    head = name.split(".")[0]
    part = module.split(".")[1] if "." in module else ""
    if head == "cogs":
        return "cogs are loaded by name as extensions, never imported"
    if head == "tests":
        return "what is shipped does not know its tests"
    if head == "discord" and part not in AT_THE_RIM:
        return f"inside bot only {', '.join(sorted(AT_THE_RIM))} import discord"
    if head in DRAWING and module not in DRAWS:
        return f"only {THE_CHILD} draws, a process of its own"
    if name == THE_CHILD:
        return "what draws is started as a process, never imported"
    if head == "simcord" and part not in KNOWS_SIMCORD:
        return "only what shows the bot without Discord knows SimCord"
    shown = {where.split(".")[2] for where in (module, name) if where.startswith("bot.present.")}
    if len(shown & {key.replace("-", "_") for key in GAMES}) > 1:
        return "how one game looks knows nothing of another: what they share stands beside them"
    return None


def cogs_rule(_module: str, name: str) -> str | None:
    """Check an import of cogs: discord, bot, the standard library and the public modules of the engine."""
    head, *rest = name.split(".")
    if head == "engine":
        public = (
            not rest or rest in (["core"], ["ai"]) or (is_package(rest[0]) and rest[1:] in ([], ["public"]))
        )
        return None if public else "cogs see the engine's public face: engine, engine.core, a game's package"
    if head == "cogs" and name not in SHARED:
        return "a cog does not lean on another: what they share belongs in bot"
    if head in {"discord", "bot", "cogs"} or head in sys.stdlib_module_names:
        return None
    return "cogs translate between discord and bot and need nothing else"


def modules() -> frozenset[str]:
    return frozenset(file.module for file in python(*CODE))


def test_imports_follow_the_layout() -> None:
    found = [offence for file in python(*CODE) for offence in offences(file, modules())]
    fail_on_offences(found, "Imports that DESIGN section 2 does not allow:")


def folder_order_rule(module: str, name: str) -> str | None:
    """Check that no folder of bot imports one above it, and that modules beside them import no folder."""
    of, target = (f"{dotted}..".split(".")[1] for dotted in (module, name))
    if not (module.startswith("bot.") and name.startswith("bot.")):
        return None
    if target in START and of not in START:
        return f"{target} puts the application together: nothing below imports it"
    if of in BESIDE:
        return None if target == of else f"{of} stands beside the spine and knows nothing of it"
    if target in BESIDE:
        lowest = SPINE.index(BESIDE[target])
        used = of in START or (of in SPINE and SPINE.index(of) <= lowest)
        return None if used else f"{target} is used from {BESIDE[target]} upwards"
    if target not in SPINE:
        return None
    if of not in SPINE:
        return None if of in START else f"{of} stands below the spine"
    return None if SPINE.index(of) <= SPINE.index(target) else f"{target} stands above {of}"


def test_no_folder_imports_one_above_it() -> None:
    found = [
        f"{file.path}: {name}: {why}"
        for file in python("bot")
        for name in imported(file, modules())
        if (why := folder_order_rule(file.module, name))
    ]
    fail_on_offences(found, "Imports that run the wrong way:")


def circle(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """Return modules that import one another in a circle; none if there is no circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_one_another_in_a_circle() -> None:
    """Imports for type checking and inside functions count as well."""
    known = modules()
    found = circle({file.module: known.intersection(imported(file, known)) for file in python(*CODE)})
    fail_on_offences(found, "Modules that import one another in a circle:")


def test_a_circle_is_found() -> None:
    assert circle({"bot.a": ["bot.b"], "bot.b": ["bot.c"]}) == []
    assert circle({"bot.a": ["bot.b"], "bot.b": ["bot.a"]})


def test_every_folder_of_bot_has_a_place_in_the_order() -> None:
    folders = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert folders == {*SPINE, *BESIDE, *VALUES, *START} - {"__main__", "services"}


def test_an_upward_import_is_found() -> None:
    assert folder_order_rule("bot.tables.clock", "bot.seating.seats") == "seating stands above tables"
    assert folder_order_rule("bot.records.tables", "bot.store.types") == "records stands below the spine"
    assert folder_order_rule("bot.pages.tables", "bot.services") == "services stands above pages"
    assert folder_order_rule("bot.client.bot", "bot.courier.courier") is None
    assert folder_order_rule("bot.demo.run", "bot.client.bot") is None
    assert folder_order_rule("bot.store.tables", "bot.demo.words") is not None
    assert folder_order_rule("bot.art.cards", "bot.present.post") is not None
    assert folder_order_rule("bot.tables.service", "bot.art.catalogue") is not None
    assert folder_order_rule("bot.present.skull_king.cards", "bot.art.catalogue") is None


def test_modules_with_more_rights_exist() -> None:
    idle = sorted({*FRONT, *SHARED, *DRAWS} - modules())
    fail_on_offences(idle, "Gone, so strike them from FRONT, SHARED or DRAWS:")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("engine/core.py", "import engine.tricks"),
        ("engine/core.py", "import asyncio"),
        ("engine/core.py", "import pydantic"),
        ("engine/tricks.py", "from engine.skull_king import rules"),
        ("engine/tricks.py", "from .skull_king import rules"),
        ("engine/skull_king/rules.py", "from engine import ai"),
        ("engine/skull_king/rules.py", "from ..ai import skull_king"),
        ("engine/skull_king/rules.py", "from engine import GAMES"),
        ("engine/skull_king/rules.py", "import random"),
        ("engine/skull_king/rules.py", "from random import shuffle"),
        ("engine/skull_king/rules.py", "from random import Random"),
        ("engine/skull_king/rules.py", "def step():\n    from time import time"),
        ("engine/skull_king/rules.py", "text = open('log').read()"),
        ("engine/log.py", "import bot"),
        ("bot/tables/service.py", "import discord"),
        ("bot/tables/service.py", "from discord import ui"),
        ("bot/present/skull_king.py", "from discord import ui"),
        ("bot/present/skull/table.py", "from bot.present.hearts.table import table"),
        ("bot/client.py", "from cogs import router"),
        ("bot/courier.py", "import simcord"),
        ("bot/art/drawing.py", "from PIL import Image"),
        ("bot/art/drawing.py", "from bot.art import worker"),
        ("cogs/router.py", "from engine.skull_king.state import State"),
        ("cogs/router.py", "from engine.skull_king import state"),
        ("cogs/router.py", "import sqlalchemy"),
        ("cogs/router.py", "import cogs.settings"),
    ],
)
def test_a_planted_import_is_found(path: str, text: str) -> None:
    known = modules() | {"engine.ai", "engine.skull_king.rules", "engine.skull_king.state"}
    assert offences(source(text, path), known)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("engine/skull_king/rules.py", "from engine.core import Seat\nfrom engine.tricks import follow"),
        ("engine/ai/skull_king.py", "from engine.skull_king.public import View"),
        ("engine/__init__.py", "from engine.skull_king import GAME"),
        (
            "bot/tables/service.py",
            "import sqlalchemy\nfrom engine import GAMES\nfrom engine.core import apply",
        ),
        ("bot/courier.py", "import discord"),
        ("bot/demo/run.py", "import discord, simcord"),
        ("cogs/router.py", "import discord\nfrom bot.tables import Tables\nfrom engine.core import Refusal"),
        ("cogs/skull_king.py", "from engine.skull_king import PRESETS"),
    ],
)
def test_allowed_imports_pass(path: str, text: str) -> None:
    assert offences(source(text, path), modules()) == []
