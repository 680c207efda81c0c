"""The interface of a game's presenter; one Presenter per game is listed in `bot.present.PRESENTERS`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from sys import intern
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bot.art import chart
from bot.present.names import name_for_list
from bot.present.play.figures import Figure
from bot.present.play.headline import turn
from bot.present.play.last_cards import plays_itself
from bot.present.post import Block, Form, Illustration, Option, Post, Text
from bot.records.boards import Total
from bot.tables.dealt import Dealing
from bot.tables.snapshot import AutomaticMove, Snapshot
from bot.texts import rules_help
from bot.texts.sentences import Texts
from engine.core import Place, RoundOver, Seat

SEA: Final = 0x2B8AAB
GOLD: Final = 0xD9A441
NIGHT: Final = 0x3B3F58
PRECISE: Final = 10
"""Fewer points than this are shown with one decimal."""
MEDALS: Final = ("🥇", "🥈", "🥉")
PLACES: Final = (
    *("gold_medal", "silver_medal", "bronze_medal"),
    *(f"place_{number}" for number in range(4, 11)),
)
"""The names of the emojis for places: medals, then numbers."""


class SettingChoice(NamedTuple):
    """One value of a setting in the lobby: its label, and a sentence that explains it.

    `changes` are the options it sets; a choice whose value must be typed has the `form` to type it into.
    """

    value: str
    label: str
    sentence: str
    changes: Mapping[str, Any] = MappingProxyType({})
    form: Form | None = None


class SheetPage(NamedTuple):
    """A page of a match's score sheet: its label in the menu of pages, its text and its picture."""

    label: str
    text: Text
    picture: Illustration | None = None


class Setting(NamedTuple):
    """Something the host chooses in the lobby; it may stand for several options of the game.

    current       the current values: one, or any number if `combine` is set
    state         the current value, as a label and as a sentence
    parse_typed   parses text typed into a form into changes; the game rejects invalid changes
    combine       returns the changes for several values chosen together
    open          False hides the setting, because no choice would make a difference
    """

    key: str
    title: str
    current: tuple[str, ...]
    state: tuple[str, str]
    choices: tuple[SettingChoice, ...]
    parse_typed: Callable[[str], Mapping[str, Any]] | None = None
    combine: Callable[[tuple[str, ...]], Mapping[str, Any]] | None = None
    open: bool = True


class SettingPage(NamedTuple):
    """Settings that are shown together; `label` is the button that leads to the page."""

    key: str
    label: str
    settings: tuple[Setting, ...]


def describe_settings(intro: str, pages: Iterable[SettingPage], t: Texts) -> str:
    """Return a sentence for each open setting's current value, after `intro`, the rules of every table."""
    lines = [intro, ""]
    for setting in (setting for page in pages for setting in page.settings if setting.open):
        label, sentence = setting.state
        lines.append(f"- {t('labelled', label=setting.title, text=label)}\n-# {sentence}")
    return "\n".join(lines)


class HelpCard(NamedTuple):
    """A summary of a table's rules: a few lines, and the text above them where no picture is shown."""

    lines: str
    shown: str = ""


# ---- the facets of a presenter, with default implementations ---------------------------------------------


def _last_round_stays(event: Any) -> float:
    return 6.0 if isinstance(event, RoundOver) else 0.0


def _name_standard_rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    return t("rules-standard")


def _estimate_minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    return 5 * people + 2 * robots


def _list_settings(options: Mapping[str, Any], sizes: Sequence[int], t: Texts) -> tuple[SettingPage, ...]:
    return (SettingPage("game", t("host-title"), ()),)


def _list_points(points: int, facts: Mapping[str, int], t: Texts) -> list[str]:
    return [points_in_words(points, t)]


def _help_card(snapshot: Snapshot, t: Texts) -> HelpCard:
    return HelpCard(rules_help.topic_text(snapshot.header.game, t.locale, "card"))


def _list_sheet_pages(snapshot: Snapshot, t: Texts) -> list[SheetPage]:
    if not snapshot.rounds_done:
        return []
    points = "\n".join(standing_lines(snapshot, snapshot.places, t))
    return [SheetPage(t(f"game-{snapshot.header.game}"), Text(points))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """How a match in play is shown; only `draw_table` and `draw_panel` are required."""

    draw_table: Callable[[Snapshot, Texts], Post]
    """Return the public message: whom the table waits for, the cards played, and at the end the places."""
    draw_panel: Callable[[Snapshot, Texts], Post]
    """Return a player's own message: their hand, and their choices as buttons and menus.

    A button's action is a move in the game's notation; a menu's is a verb, and its values are the items.
    To a player without choices, show nothing that others' moves in a round change: the panel is not redrawn.
    """
    describe_turn: Callable[[Snapshot, Texts], str] = turn
    """Return the first line of the table and the panel: who must do what, or what the reader must do."""
    draw_hand: Callable[[Snapshot, Texts], Illustration | None] | None = None
    """Return the reader's hand with playable cards raised, and the trick; None if both are empty.

    Without it, no panel offers a picture of the hand.
    """
    describe_move: Callable[[Snapshot, AutomaticMove, Texts], str] = lambda snapshot, made, t: ""
    """Describe an automatic move in words that all players may read; "" if the move is secret."""
    ask_to_confirm: Callable[[Snapshot, Any, Texts], str] = lambda snapshot, action, t: t("sure-move")
    """Return the question before a legal move, for players who confirm with a second tap."""
    name_move: Callable[[Snapshot, Any, Texts], str] = lambda snapshot, action, t: str(action)
    """Return a move's object in a few words: a bid, a card, a player. The verb is not said."""
    name_cards: Callable[[str, Sequence[int], Texts], str] = lambda rule, cards, t: ", ".join(map(str, cards))
    """Return in words the cards or numbers that a rule, by its id, still allows after it refused a move."""
    help_card: Callable[[Snapshot, Texts], HelpCard] = _help_card
    """Return a summary of the table's rules; by default the topic `card` of the rules' text."""
    seconds_on_screen: Callable[[Any], float] = _last_round_stays
    """Return how many seconds the table pauses to show an event, 0 for no pause."""
    draw_round_result: Callable[[Snapshot, Texts], Sequence[Block]] = lambda snapshot, t: ()
    """Return the result of the last finished round, in words that stay true; () before the first round."""
    describe_own_result: Callable[[Snapshot, int, Texts], str] = lambda snapshot, round, t: ""
    """Return what the round of this 1-based number brought the reader; "" if the reader has no result."""
    list_sheet_pages: Callable[[Snapshot, Texts], Sequence[SheetPage]] = _list_sheet_pages
    """Return the score sheet's pages so far; () before the first round has been scored."""
    list_rulings: Callable[[Snapshot, Texts], Sequence[Option]] = lambda snapshot, t: ()
    """Return the rulings that the referee may make now, each in the game's notation."""
    hand_button_keys: Callable[[Any], tuple[str, str]] = lambda view: ("button-hand", "button-hand")
    """Return the keys of the labels of the table's button to the hand: for several players, and for one."""
    idle_hand_button_key: str = "button-hand"
    """The key of the hand button's label while the table waits for nobody."""
    hand_button_emoji: Callable[[Texts], str] = lambda t: "🃏"
    """Return the emoji of the table's button to the hand."""
    has_quick_rounds: bool = False
    """True for a game with rounds too short to post the table's message again after each."""
    has_bids: bool = False
    """True for a game with bids in each round, counted as `bids` and `exact` (bids met).

    Leaderboards of such a game compare how often bids are met.
    """

    def longest_on_screen(self, events: Iterable[Any]) -> float:
        """Return how many seconds these events stay on screen: the maximum over the events."""
        return max(map(self.seconds_on_screen, events), default=0.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """How the options of a table are described before and during its match."""

    describe_rules: Callable[[Mapping[str, Any], int, Texts], str] = _name_standard_rules
    """Return the options in force, in plain words, on one line."""
    explain_rules: Callable[[Mapping[str, Any], int, Texts], str] = _name_standard_rules
    """Return the options in force in full, a sentence for each option."""
    describe_length: Callable[[Mapping[str, Any], int, Texts], str] = lambda options, seats, t: ""
    """Return the kind and length of the match in a few words; "" if there is nothing to say."""
    describe_company: Callable[[Mapping[str, Any], int, Texts], str] = lambda options, seats, t: ""
    """Return who will join or is missing at this number of players; "" if nobody."""
    estimate_minutes: Callable[[Mapping[str, Any], int, int], int] = _estimate_minutes
    """Return the estimated minutes of a match with this many people and robots."""
    list_settings: Callable[[Mapping[str, Any], Sequence[int], Texts], tuple[SettingPage, ...]] = (
        _list_settings
    )
    """Return the host's settings, at least one page, for the allowed numbers of players, likeliest first.

    The first page also gets the settings that every table has.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """How a finished match is replayed step by step; a game without `stop_events` has no pictures."""

    describe_hand: Callable[[Snapshot, Texts], str] = lambda snapshot, t: ""
    """Return the hand of the snapshot's seat; "" without a hand."""
    describe_secret_choice: Callable[[Snapshot, Texts], str] = lambda snapshot, t: ""
    """Return the pending secret choice of the snapshot's seat; "" without a choice."""
    list_unheld_cards: Callable[[Snapshot, Sequence[Snapshot], Texts], Iterable[tuple[str, str]]] = (
        lambda snapshot, own, t: ()
    )
    """Yield the name and cards of each pile that no seat holds; `own` are the snapshots of all seats."""
    describe_events: Callable[[Snapshot, Sequence[Any], Texts], str] = lambda snapshot, events, t: ""
    """Return a title for the outcome of an input's events; "" if the move itself says enough."""
    label_emojis: Callable[[Mapping[str, Any], Texts], Mapping[str, str]] = lambda options, t: {}
    """Return the accessible label of each emoji shown in a match, by the emoji's name."""
    trick_event: type | None = None
    """The event that ends a part of a round; None if a round has no parts."""
    stop_events: tuple[type, ...] = ()
    """The events at which a replay in pictures stops, besides the end of a round."""
    draw_end: Callable[[Snapshot, Texts], Illustration | None] = lambda snapshot, t: None
    """Return the picture of the trick or bet that has just ended, or of the bids just shown."""
    find_costs: Callable[[Sequence[Sequence[Any]], Seat], Iterator[tuple[int, int]]] | None = None
    """Yield what cost a seat most, by the events of all inputs: pairs of a position and its cost.

    A game with this function needs the sentences `replay-to-worst-<game>`, `replay-worst-<game>` and
    `replay-broke-<game>`.
    """
    find_worst_trick: Callable[[Snapshot], Snapshot | None] = lambda snapshot: None
    """Return the snapshot after the trick that cost the reader most in the round just scored, or None."""
    describe_promise: Callable[[Any, Texts], str] = lambda view, t: ""
    """Return what the cards promise for the decision in this view; "" for nothing to say."""
    describe_aim: Callable[[Any, Texts], str] = lambda view, t: ""
    """Return what the seat was aiming at when it made the decision in this view; "" for nothing to say."""
    explain_cost: Callable[[Snapshot, Seat, Texts], str] = lambda snapshot, seat, t: ""
    """Return in a few words why the trick or bet just ended cost the seat; "" for no explanation."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """How a player's results are shown; `facts` are the sums of the player's counters over all matches."""

    describe_totals: Callable[[int, Mapping[str, int], Texts], Sequence[str]] = _list_points
    """Return a player's points and counters, in a few words each, for one match or several; points first."""
    list_highlights: Callable[[Total, Mapping[str, int], Texts], Iterable[str]] = lambda total, facts, t: ()
    """Yield the opening sentences of a player's page."""
    list_figures: Callable[[Total, Mapping[str, int], Texts], Iterable[Figure]] = lambda total, facts, t: ()
    """Yield the game's own figures for the page of all figures, besides matches and wins."""
    list_further_figures: Callable[[Mapping[str, int], Texts], Iterable[Figure]] = lambda facts, t: ()
    """Yield the page's further figures, below the label `stats-further-<game>`."""
    dealing: Dealing | None = None
    """The way in which the game deals, for counts of dealt cards; None for a game that deals no cards.

    Each kind of cards needs a sentence `dealt-kind-<kind>`.
    """
    award_counters: tuple[str, ...] = ()
    """The counters for which a server lists its best players, each with a label `record-<counter>`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """How the rules are shown as a picture."""

    draw_rules: Callable[[Mapping[str, Any], int, Texts], chart.Chart | None] = lambda options, seats, t: None
    """Return the picture of the rules under these options at a table of this size; None for no picture."""
    find_topic_options: Callable[[str], Mapping[str, Any] | None] = lambda topic: None
    """Return the options whose picture is shown with a topic of the rules; None for a topic without one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Presenter:
    """How one game is presented; only the facet `play` is required."""

    play: Play
    lobby: Lobby = Lobby()
    replay: Replay = Replay()
    statistics: Statistics = Statistics()
    chart: Chart = Chart()


def place_mark(rank: int, t: Texts) -> str:
    """Return a place as a mark before its player: a medal or number; in words-only style a number."""
    if t.in_words:
        return rank_number(rank)
    sign = MEDALS[rank - 1] if rank <= len(MEDALS) else rank_number(rank)
    return (t.emoji(PLACES[rank - 1]) if rank <= len(PLACES) else "") or sign


def rank_number(rank: int) -> str:
    """Return a place as a number with an escaped full stop.

    Discord would otherwise read a numbered list, and renumber players who share a place.
    """
    return f"{rank}\\."


def points_in_words(points: int, t: Texts) -> str:
    """Return a number of points with the word for them, kept on one line."""
    return t("points", points=points, shown=format_points(points)).replace(" ", "\u00a0")


def rank_merits(merits: Sequence[object]) -> list[int]:
    """Return the ranks of merits sorted best first; equal merits share a rank, as in 1, 1, 3."""
    return [1 + merits.index(merit) for merit in merits]


def standing_lines(snapshot: Snapshot, places: Sequence[Place], t: Texts) -> Iterator[str]:
    """Yield the standing of an unfinished match, best first; players who share a place share its number."""
    for place in sorted(places, key=lambda place: (place.rank, place.seat)):
        shown = t("points", points=place.points, shown=format_points(place.points))
        yield f"{rank_number(place.rank)} **{name_for_list(snapshot, place.seat, t)}** · {shown}"


def edge(snapshot: Snapshot) -> int:
    """Return the colour of a message's edge: gold while its reader acts and at the end of the match.

    It is blue (`SEA`) while others act, and dark (`NIGHT`) from a round's score to the next deal.
    """
    view = snapshot.view
    if view.phase == "over" or (snapshot.seat in view.to_act and not plays_itself(snapshot)):
        return GOLD
    return NIGHT if view.phase == "deal" and view.round else SEA


def message(snapshot: Snapshot, blocks: Iterable[Block], epoch: str = "") -> Post:
    """Return a message of a match in play, with the edge that shows its reader whose turn it is."""
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.view.turn,
        epoch=epoch,
        accent=edge(snapshot),
    )


def epoch(view: Any) -> str:
    """Return the epoch of a panel: its round, so that one direct message shows a round and its score."""
    return intern(f"round {view.round}") if view.round else ""


def at_round_end(snapshot: Snapshot, round: int) -> Snapshot:
    """Return the snapshot with the players who were seated when `round` ended, if that round has ended.

    A reader who sat down later is therefore not addressed as "you" in that round's result.
    """
    if round > len(snapshot.past_occupants):
        return snapshot
    pairs = zip(snapshot.occupants, snapshot.past_occupants[round - 1], strict=True)
    # Keep current names, which may have been shortened to fit, and restore only players who have left.
    occupants = tuple(now if now.who == was.who else was for now, was in pairs)
    is_same_reader = (
        snapshot.seat is not None and occupants[snapshot.seat].who == snapshot.occupants[snapshot.seat].who
    )
    return snapshot._replace(occupants=occupants, seat=snapshot.seat if is_same_reader else None)


def sat_at_round_end(snapshot: Snapshot, round: int) -> bool:
    """Return whether the reader was seated when `round` ended and so shares in its result."""
    return at_round_end(snapshot, round).seat is not None


def format_signed(points: int) -> str:
    """Return points with their sign: +40, −10, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def format_points(points: int) -> str:
    """Return points with a typographic minus."""
    return f"−{-points}" if points < 0 else str(points)


def round_points(points: float) -> float:
    """Round points to a whole number, or to one decimal if there are fewer than ten."""
    return tenths(points) if abs(points) < PRECISE else round(points)


def tenths(value: float) -> float:
    """Round a number to one decimal for use in sentences; never return a negative zero."""
    return round(value, 1) + 0.0


@cache
def player_counts(allowed: Sequence[int], t: Texts) -> str:
    """Return the allowed numbers of players in words: `4`, `2 to 8`, `2 or 4`."""
    least, most = min(allowed), max(allowed)
    if least == most:
        return str(most)
    if len(allowed) == most - least + 1 > 2:
        return t("seats-range", least=least, most=most)
    return t("seats-either", some=", ".join(map(str, allowed[:-1])), last=most)
