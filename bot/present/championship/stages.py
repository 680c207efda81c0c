"""The stage of a championship: the task, and the next stage."""

from __future__ import annotations

from collections.abc import Iterator

from bot.championship.snapshot import ChampionshipSnapshot, is_undecided
from bot.present import PRESENTERS
from bot.present.championship import ending
from bot.present.championship.names import Names, comma_list, match
from bot.seating.player_counts import seats_for
from bot.texts.sentences import Texts
from engine import GAMES
from engine.championship.plan import CASTILLAR, FEWEST_SAME_CARDS, SAME_CARDS, TABLE
from engine.championship.public import (
    CANCELLED,
    FINAL,
    GROUPS_OF,
    ONE_MATCH,
    PLAY_OFF,
    PRELIMINARY,
    SIGN_UP,
    Championship,
)
from engine.championship.same_cards import EQUAL_DEALS, count_rounds, table_size


def headline(snapshot: ChampionshipSnapshot, names: Names, t: Texts) -> str:
    """Return who must do what now, or how the championship has ended."""
    state = snapshot.state
    if state.stage == SIGN_UP:
        return t("stage-sign-up")
    if state.stage == CANCELLED:
        return t("stage-cancelled")
    if state.has_ended:
        return ending.outcome(state, names, t)
    left = [fixture for fixture in state.fixtures if is_undecided(snapshot, fixture)]
    if not left:
        return t("stage-ruling")
    if state.plan.format == SAME_CARDS:
        tables = [fixture for fixture in state.fixtures if fixture.round == left[0].round]
        rounds = count_rounds(state.plan, len(state.names))
        played = len(tables) - len(left)
        return t("stage-round", round=left[0].round, all=rounds, played=played, tables=len(tables))
    live = snapshot.live.get(left[-1].key)
    if len(left) == 1 and live is not None and live.running and not live.asleep:
        return t("stage-playing", match=match(left[0], t))
    if state.stage in (PLAY_OFF, FINAL):
        return t("stage-play-off" if state.stage == PLAY_OFF else "stage-final")
    if len(left) == len(state.fixtures):
        return t("stage-begun", all=len(left))
    return t("stage-matches", played=len(state.fixtures) - len(left), all=len(state.fixtures))


def next_stage(snapshot: ChampionshipSnapshot, t: Texts) -> str:
    """Return the stage after the remaining matches; "" before the draw and at the end."""
    state = snapshot.state
    if state.has_ended or state.stage not in (PRELIMINARY, PLAY_OFF, FINAL):
        return ""
    if state.stage == PLAY_OFF:
        return t("next-play-off")
    if state.stage == FINAL or not state.tables:
        return t("next-medals")
    if state.plan.format == SAME_CARDS:
        is_last = state.rounds_done + 1 >= count_rounds(state.plan, len(state.names))
        return t("next-last-round" if is_last else "next-round")
    table = state.tables[0]
    if not table.through:
        return t("next-table")
    return t("next-groups" if table.name else "next-final", count=table.through)


def stage(snapshot: ChampionshipSnapshot, names: Names, t: Texts) -> Iterator[str]:
    """Yield the next stage, and what must be decided before the next stage begins."""
    header, state = snapshot.header, snapshot.state
    if state.stage == SIGN_UP:
        yield t("championship-sign-up")
        yield _course(state, t)
        small = [*_rules(state, t), t("lobby-timer", timer=t(f"timer-{header.timer}"))]
        yield from (f"-# {line}" for line in small)
    if later := next_stage(snapshot, t):
        aim = [t("championship-fewest")] if state.plan.fewer else []
        yield ". ".join([*aim, later])
    if state.stage == PRELIMINARY and state.tied and "order" in state.rulings:
        yield f"⚖️ {t('stage-tied', players=comma_list(state.tied, names))}"
    elif state.stage == FINAL and state.tied:
        yield f"-# {t('stage-level', players=comma_list(state.tied, names))}"
    if state.out:
        yield f"-# {t('championship-out', players=comma_list(state.out, names))}"


def _course(state: Championship, t: Texts) -> str:
    """Return the format for this number of players (HC-1)."""
    if state.plan.format == SAME_CARDS:
        return t(
            "course-same-cards", rounds=count_rounds(state.plan, max(len(state.names), FEWEST_SAME_CARDS))
        )
    if state.plan.format != CASTILLAR:
        return t("course-table" if state.plan.format == TABLE else "course-all-meet")
    count = len(state.names)
    two, four = ONE_MATCH
    known = {two: "course-two", four: "course-four", GROUPS_OF: "course-groups"}
    # A championship of fewer than four entrants has no final.
    other = "course-any" if count < two else "course-three" if count < four else "course-league"
    return t(known.get(count, other), count=count)


def _rules(state: Championship, t: Texts) -> list[str]:
    """Return the game's own rules in force; [] for El Castillar, whose help pages explain them."""
    plan = state.plan
    if plan.format == CASTILLAR:
        return []
    describe_rules = PRESENTERS[plan.game].lobby.describe_rules
    if plan.format == SAME_CARDS:
        size = table_size(plan.game, max(len(state.names), FEWEST_SAME_CARDS))
        return [describe_rules({**plan.options, **EQUAL_DEALS[plan.game]}, size, t)]
    seats = seats_for(GAMES[plan.game], plan.options, len(state.names)) if plan.format == TABLE else 2
    return [describe_rules(plan.options, seats, t)]
