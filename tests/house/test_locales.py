"""Sentences for people: complete, used and valid in every language."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import pytest

from bot.client.command_texts import NAMES
from bot.texts.sentences import slash
from engine import GAMES

from .locales import QUOTED, Sentence, everything, files, parse_fluent, sentences, variables, written
from .tree import LOCALES, Source, called_name, calls, fail_on_offences, index, python, source, strings

SPEAKING: Mapping[str, int] = {"t": 0, "has": 0, "word": 0, "_say": 1}
"""Functions called with a key, and its argument's index: `t("lobby-join")`, `word("name-hand")`."""

TWINNED: Mapping[str, frozenset[str]] = {
    "address_player": frozenset({"player"}),
    "victory": frozenset({"count", "players"}),
}
"""Functions with a key as third argument, which also use its variant for the reader, `<key>-you`; and the
variables that the function itself fills in, in both."""

READERS = {"texts", "reader_texts"}
"""Functions whose result is called at once with a key: `texts(locale)("lobby-join")`."""

BUILT: Mapping[str, str] = {
    "animal-": "an animal that players choose",
    "also-": "a suit or a card: what else somebody who types may call it",
    "award-": "a smile at the end of a match, by what somebody did most",
    "bonus-counting-": "the setting of character_bonus",
    "card-": "a card's code or kind",
    "cards-": "how a person or a server has cards shown, with its sentence",
    "chooser-": "the verb of a button: what the table that is asked for is wanted for",
    "chart-sk-": "a panel of the picture of ranks: a card's code, an expansion, a kind of suit",
    "chart-skull-": "a panel of the picture of the rules",
    "dealt-kind-": "a kind of luck: the lot, or cards that a game counts",
    "desk-": "a verb of the organiser's, or what it takes",
    "disc-": "a disc of Skull",
    "button-pad-": "what is written on a score pad, by game",
    "pad-end-": "when a match of Hearts on a score pad ends",
    "pad-extra-": "boxes of options for a score pad",
    "pad-mermaids-": "how many mermaids were captured",
    "pad-power-": "powers used in a round of a score pad",
    "duel-late-": "how far a player of a duel was at its end",
    "duel-player-": "how far a player of a duel is",
    "fact-": "a counter that a game keeps of what players did",
    "format-": "how a championship is played",
    "game-": "a game's key: its name",
    "hand-order-": "how a person likes their hand sorted",
    "hearts-ask-": "what narrows the choice of a card, asked in the first line",
    "daily-about-": "a game's key: how long its deal of the day is",
    "hearts-decided-": "what told players with equal points apart",
    "hearts-pass-": "where three cards go",
    "hearts-ruling-": "the colour of a referee's card",
    "hearts-why-": "the same, with its reason",
    "help-": "a line of the help card, by the card or power it is about",
    "hint-chance-": "a verb of Skull, and what its chance is compared with",
    "hint-clear-": "a game's key: what is counted in it",
    "hit-": "how near a bid came under Rascal scoring",
    "lack-": "a permission: what does not work without it",
    "lesson-": "a game and a step of its lesson: its sentence, its headline, the answer to another move",
    "limit-": "a limit of a server, with its sentence",
    "load-": "a cannon load",
    "lobby-about-": "a game's key: what it is about, on the picture of its lobby",
    "lobby-timer-": "a timer's key, as short as it can be",
    "manner-": "a manner of robots, with its sentence",
    "mat-": "a mat of Skull, by its emblem",
    "hearts-flag-": "what keeps a card of Hearts from being played",
    "meeting-": "how a meeting ended, an answer to it, or a choice of its host, with what is said then",
    "meeting-notice-": "what a message tells those who have answered",
    "measure-": "what a leaderboard compares: its name, a line, how it is counted",
    "option-": "an option of a game or one of its values, with its sentence",
    "permission-": "a permission of Discord that the bot lacks",
    "pictures-": "whether a person likes large pictures, with its sentence",
    "power-": "a pirate's power and how far it has come",
    "prefer-": "a preference, with its sentence",
    "preview-": "a moment of a match in the preview of settings",
    "preset-": "options chosen together, with a sentence",
    "rank-": "a court card of Hearts, its name and its letter",
    "record-": "a tally in which a server names its best",
    "review-": "a verb, a game, a part of the result, or whose choice it was",
    "riddle-why-": "a game's key: why an action is best",
    "replay-": "where a button of a replay leads, how a position is shown, and what was worst in a game",
    "remark-": "what a robot says: its manner, and whether it is ahead or behind",
    "robot-name-": "the robot's number",
    "sk-short-": "the verb of a decision of Skull King, in few words",
    "skull-short-": "a phase of Skull, in few words",
    "skull-tip-": "a phase of Skull in which one claims",
    "robots-": "a level of robots, with its sentence",
    "rules-captures-": "the setting of character_bonus, or the edition's own",
    "rules-edition-": "an edition other than the modern one",
    "rules-house-": "a house rule that is not as usual",
    "rules-scoring-": "the setting of scoring",
    "server-": "a choice of a server or a topic of them: its title, a sentence, what holds now",
    "silent-": "why nothing is taken in a channel",
    "sk-cry-": "an edition's key: what its players shout",
    "sk-gloss-": "a kind of special card: what it does",
    "sk-head-": "what a phase or a pirate's power asks, in the first line",
    "sk-made-load-": "a cannon load that a deadline chose",
    "sk-moment-": "why everybody looks at a trick",
    "sk-open-": "the reason a card is ahead in an unfinished trick",
    "sk-ribbon-": "what destroyed a trick",
    "sk-sure-load-": "a cannon load, asked about",
    "skull-add-": "a disc that may be added to a pile",
    "skull-lose-": "a disc of one's own that may be lost",
    "skull-bet-words-": "how a bet of Skull ended",
    "skull-made-": "what a deadline did, or the disc it laid",
    "skull-rules-": "who picks the disc that another's skull costs",
    "skull-show-": "a disc that may be shown",
    "skull-sure-lose-": "a disc given up, asked about",
    "skull-sure-place-": "a disc laid, asked about",
    "skull-sure-show-": "a disc shown, asked about",
    "skull-to-": "the phase of Skull: who is to do what",
    "stats-further-": "a game: what its statistics have one press further",
    "suit-": "a suit, its name and its letter",
    "table-head-": "which columns a table of a championship has",
    "table-legend-": "the same: what they mean",
    "threads-": "which tables get a thread",
    "time-": "words of a group that people type for a time",
    "timer-": "a timer's key",
    "why-": "the reason a trick was won",
}
"""Prefixes of keys that code builds at run time, each with the reason: their rest is not in the source."""

SAME_EVERYWHERE: frozenset[str] = frozenset()
"""Sentences of several words that are correctly equal in two languages."""

GROUPS = tuple(map(slash, GAMES))
"""Slash groups with one name in all languages: the name of a game."""

_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)*")
_QUOTED = re.compile(QUOTED)
_COMMAND = re.compile(r"(?<![\w<>/])/([a-zà-ÿ]+)(?: ([a-zà-ÿ]+))?")
_WORD = re.compile(r"[^\W\d_]{2,}")


# ---- parity ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_has_sentences_and_every_line_is_fluent(locale: str) -> None:
    assert files(locale), f"data/locales/{locale} holds no .ftl file"
    fail_on_offences(written(locale)[1], "Lines that Fluent would skip in silence:")


def test_a_broken_line_is_found() -> None:
    for line in ("SK-6.2 = dots are not allowed", "no equals sign", "open = { $count ->"):
        assert parse_fluent(line)[1], line


@pytest.mark.parametrize("locale", LOCALES)
def test_keys_are_written_once_in_one_manner_and_say_something(locale: str) -> None:
    found = []
    for name, times in Counter(sentence.name for sentence in written(locale)[0]).items():
        if times > 1:
            found.append(f"{name}: written {times} times; the last one would win unseen")
    for name, sentence in sentences(locale).items():
        if not _KEY.fullmatch(name) and name not in {rule.replace(".", "-") for rule in index()}:
            found.append(f"{name}: keys are small-words-with-dashes, or a rule id")
        if sentence.words is None or sentence.attributes:
            found.append(f"{name}: a sentence is one value, without attributes: nothing reads those")
        found += [f"{name}: mentions {other}, which is not there" for other in missing(sentence, locale)]
    fail_on_offences(found, f"Mend data/locales/{locale}:")


def missing(sentence: Sentence, locale: str) -> list[str]:
    return sorted(sentence.mentions - everything(locale).keys())


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_languages_have_the_same_files_and_keys(locale: str) -> None:
    found = difference({path.name for path in files("en")}, {path.name for path in files(locale)}, locale)
    fail_on_offences(
        found + difference(set(sentences("en")), set(sentences(locale)), locale), "Languages differ:"
    )


def difference(english: set[str], other: set[str], locale: str) -> list[str]:
    return [
        *(f"{name}: in en, not in {locale}" for name in sorted(english - other)),
        *(f"{name}: in {locale}, not in en" for name in sorted(other - english)),
    ]


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_languages_use_the_same_variables(locale: str) -> None:
    found = []
    for name in sorted(set(sentences("en")) & set(sentences(locale))):
        english, other = variables(name, everything("en")), variables(name, everything(locale))
        if english != other:
            found.append(f"{name}: en {shown(english)}, {locale} {shown(other)}")
    fail_on_offences(found, "Variables differ: one language would lose what the other one says:")


def shown(names: Iterable[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "none"


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_english_is_left_in_another_language(locale: str) -> None:
    found = [
        f"{name}: {sentence.words}"
        for name, sentence in sentences(locale).items()
        if name in sentences("en") and untranslated(sentences("en")[name], sentence)
    ]
    fail_on_offences(found, "Reads exactly as in English (list it in SAME_EVERYWHERE if that is right):")


def untranslated(english: Sentence, other: Sentence) -> bool:
    """Return whether both have equal words, and enough of them not to be a name."""
    enough = len(_WORD.findall(english.words or "")) >= 4
    return enough and english.words == other.words and english.name not in SAME_EVERYWHERE


# ---- references in sentences ---------------------------------------------------------------------------


class Names(NamedTuple):
    """The labels of buttons and the names of commands in a language."""

    labels: set[str]
    commands: set[str]


def names_of(within: Mapping[str, Sentence]) -> Names:
    labels = {plain(other) for name, other in within.items() if name.startswith("button-")}
    return Names(labels, command_names(within) | set(GROUPS))


def pointing_nowhere(sentence: Sentence, names: Names, foreign: set[str]) -> list[str]:
    """Return every “button” that is no button's label, and every /command that is not a command's name here.

    The second word after a slash may be an ordinary one; it is wrong only if it is a foreign command name.
    """
    words = plain(sentence)
    found = [
        f"{sentence.name}: no button “{label}”"
        for label in _QUOTED.findall(words)
        if label not in names.labels
    ]
    for first, second in _COMMAND.findall(words):
        if first not in names.commands or second in foreign - names.commands:
            found.append(f"{sentence.name}: /{first} {second} is not what people see")
    return found


def command_names(within: Mapping[str, Sentence]) -> set[str]:
    return {plain(sentence) for name, sentence in within.items() if name.startswith("name-")}


def plain(sentence: Sentence) -> str:
    return (sentence.words or "").strip().replace("’", "'")


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_and_commands_in_a_sentence_exist(locale: str) -> None:
    foreign = {name for language in LOCALES for name in command_names(sentences(language))}
    within = sentences(locale)
    names = names_of(within)
    found = [bad for each in within.values() for bad in pointing_nowhere(each, names, foreign)]
    fail_on_offences(found, "People will look for these in vain (a name can be written { name-hand }):")


@pytest.mark.parametrize(
    "text", ["Press “My hat”.", "Pulse «Mi mano».", "Type /mesa now.", "Type /table back now."]
)
def test_a_wrong_reference_is_found(text: str) -> None:
    within = {
        each.name: each
        for each in parse_fluent(f"button-hand = My hand\nname-table = table\nx = {text}\n")[0]
    }
    assert pointing_nowhere(within["x"], names_of(within), {"back", "table"})


def test_correct_references_pass() -> None:
    text = "button-hand = My hand\nname-table = table\nx = “My hand”, /table or /{ name-table } and 7/10.\n"
    within = {each.name: each for each in parse_fluent(text)[0]}
    assert pointing_nowhere(within["x"], names_of(within), {"back", "table"}) == []


# ---- keys in the code ------------------------------------------------------------------------------------


def keys(file: Source) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Yield every call for a sentence with its key; both keys of `t("a" if x else "b")`."""
    for call in calls(file.tree):
        for key in command_keys(call):
            asked_for = ast.Call(ast.Name("word"), [ast.Constant(key)], [])
            yield ast.copy_location(asked_for, call), asked_for.args[0]
        fresh = isinstance(call.func, ast.Call) and called_name(call.func) in READERS
        place = 0 if fresh else 2 if called_name(call) in TWINNED else SPEAKING.get(called_name(call))
        asked: list[ast.expr] = call.args[place : place + 1] if place is not None else []
        while asked:
            one = asked.pop()
            if isinstance(one, ast.IfExp):
                asked += [one.body, one.orelse]
            else:
                yield call, one


def command_keys(call: ast.Call) -> list[str]:
    """Return the keys behind `command_texts("new", "championship-new")` and `parameters(game=...)`."""
    if called_name(call) == "parameters":
        return [f"name-{NAMES.get(each.arg, each.arg)}" for each in call.keywords if each.arg]
    words = [str(word.value) for word in call.args if isinstance(word, ast.Constant)]
    return (
        [f"name-{words[0]}", f"about-{words[-1]}"] if called_name(call) == "command_texts" and words else []
    )


def spoken(file: Source) -> list[tuple[ast.Call, str]]:
    """Return every call with a literal key, and the key."""
    return [(call, str(key.value)) for call, key in keys(file) if isinstance(key, ast.Constant)]


def unlisted(file: Source, listed: Iterable[str]) -> list[str]:
    """Return every key built in a call, `t(f"suit-{suit}")`, whose prefix is not listed."""
    found = []
    for call, key in keys(file):
        if isinstance(key, ast.JoinedStr):
            first = key.values[0]
            start = str(first.value) if isinstance(first, ast.Constant) else ""
            if not start or not start.startswith(tuple(listed)):
                found.append(f"{file.path}:{call.lineno}: {ast.unparse(key)}")
    return found


def wrong_keys(file: Source, within: Mapping[str, Sentence]) -> list[str]:
    """Return every key that does not exist, and every call that omits or adds a variable."""
    found = []
    for call, key in spoken(file):
        place = f"{file.path}:{call.lineno}: {key}"
        if called_name(call) in TWINNED:
            found += [f"{place}: {bad}" for bad in wrong_twins(call, key, within)]
        elif key not in within:
            found.append(f"{place}: no such sentence")
        elif called_name(call) != "has" and all(word.arg for word in call.keywords):
            needed = variables(key, within)
            given = {str(word.arg) for word in call.keywords}
            if given != needed:
                found.append(f"{place}: needs {shown(needed)}, is given {shown(given)}")
    return found


def wrong_twins(call: ast.Call, key: str, within: Mapping[str, Sentence]) -> Iterator[str]:
    """Yield the errors of a sentence that has a variant for its reader."""
    keys = (key, f"{key}-you")
    yield from (f"no sentence {one}" for one in keys if one not in within)
    needed = frozenset().union(*(variables(one, within) for one in keys if one in within))
    own, given = TWINNED[called_name(call)], {str(word.arg) for word in call.keywords if word.arg}
    if all(word.arg for word in call.keywords) and needed - own != given:
        yield f"needs {shown(needed - own)}, is given {shown(given)}"


def test_every_key_in_the_code_is_there_and_gets_its_variables() -> None:
    found = [offence for file in python("bot", "cogs") for offence in wrong_keys(file, everything("en"))]
    fail_on_offences(found, "Sentences asked for in a way that no language can answer:")


def test_prefixes_of_built_keys_are_listed() -> None:
    found = [offence for file in python("bot", "cogs") for offence in unlisted(file, BUILT)]
    fail_on_offences(found, "Keys put together (list their beginning in BUILT with the reason):")


def test_every_sentence_is_used() -> None:
    code = python("bot", "cogs")
    literals = {str(node.value) for file in code for node in strings(file.tree)}
    literals |= {key for file in code for call in calls(file.tree) for key in command_keys(call)}
    mentioned = {other for sentence in everything("en").values() for other in sentence.mentions}
    rules = {rule.replace(".", "-") for rule in index()}
    found = [
        name
        for name in sentences("en")
        if name.removesuffix("-you") not in literals
        and name not in literals | mentioned | rules
        and not name.startswith(tuple(BUILT))
    ]
    fail_on_offences(
        found, "Sentences nobody asks for (delete them, or list their beginning in BUILT with the reason):"
    )


def test_every_listed_prefix_is_still_used() -> None:
    literals = [str(node.value) for file in python("bot", "cogs") for node in strings(file.tree)]
    found = [
        f"{start}: {reason}"
        for start, reason in BUILT.items()
        if start not in literals or not any(name.startswith(start) for name in sentences("en"))
    ]
    fail_on_offences(found, "No code builds these, or no sentence begins so: strike them from BUILT:")


_PLANTED = {
    sentence.name: sentence
    for sentence in parse_fluent(
        "join = Join\nbids = { $count } bids of { who }\nwho = { $name }\n"
        "out = { $player } is out\nout-you = You are out\nname-new = new\nabout-new = Open\n"
    )[0]
}


@pytest.mark.parametrize(
    "text",
    [
        't("jion")',
        'self.t("jion")',
        'texts(locale)("jion")',
        'word("jion")',
        'command_texts("jion")',
        'command_texts("new", "jion")',
        "parameters(jion=about)",
        'self._say(interaction, "jion")',
        't("bids")',
        't("bids", count=2)',
        't("bids", count=2, name="Ana", more=1)',
        't("join", count=2)',
        't("join" if ready else "jion")',
        'address_player(seen, 1, "join", t)',
        'address_player(seen, 1, "out", t, count=2)',
    ],
)
def test_a_planted_key_is_found(text: str) -> None:
    assert wrong_keys(source(text), _PLANTED)


@pytest.mark.parametrize(
    "text",
    [
        't("join")',
        'command_texts("new")',
        "parameters(new=about)",
        't("bids", count=2, name="Ana")',
        't("bids", **known)',
        "t(key)",
        'address_player(seen, 1, "out", t)',
    ],
)
def test_correct_keys_pass(text: str) -> None:
    assert wrong_keys(source(text), _PLANTED) == []
