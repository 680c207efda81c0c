"""The results of a championship: podium, points with reasons, and the server's classification."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot
from bot.present.championship.matches import listing
from bot.present.championship.names import Names, Scale, comma_list, fit_blocks, match
from bot.present.championship.pictures import medals, podium_points
from bot.present.post import Block, Divider, Menu, Option, Post, Text
from bot.present.presenter import GOLD, place_mark
from bot.records.championships import ChampionshipHeader, Honours
from bot.texts.sentences import Texts, escape_name
from engine.championship import Total
from engine.championship import classification as added_up
from engine.championship.plan import EL_CASTILLAR
from engine.championship.public import OVER, VOID, Championship, Entrant, Medal

SHOWN: Final = 10
"""Lines of the classification under the medals of a championship."""
MOST_SEASONS: Final = 25
"""Most seasons in the menu of the classification."""

EXTRAS: Final[Mapping[str, str]] = {
    "HC-6.2": "extra-champion",
    "R-HC-06": "extra-shared",
    "HC-7.5": "extra-group",
    "HC-5.1": "extra-void",
    "R-HC-02": "extra-declared",
    "HC-5.3": "extra-level",
    "HC-5.4": "extra-ruled",
}
"""Locale key of the reason for extra points, by the rule that gives the points."""


def outcome(state: Championship, names: Names, t: Texts) -> str:
    """Return how a championship has ended: the winner, or why nobody has won."""
    if state.stage == VOID:
        return t("ending-declared" if state.outcome == "declared" else "ending-void")
    winners = [medal.entrant for medal in state.medals if medal.place == 1]
    if not winners:
        return t("ending-no-winner")
    return t("ending-winner", players=comma_list(winners, names), count=len(winners))


def has_podium(state: Championship) -> bool:
    """Return whether any entrant has a place on the podium."""
    return any(medal.place is not None for medal in state.medals)


def honours(snapshot: ChampionshipSnapshot, names: Names, t: Texts) -> Iterator[Block]:
    """Return the medals as a podium, best first, and the reasons for extra points."""
    state = snapshot.state
    if state.stage not in (OVER, VOID):
        return
    shown, spoken = [], []
    without = [medal.entrant for medal in state.medals if medal.place is None and not medal.points]
    for medal in state.medals:
        if medal.entrant in without:
            continue
        points = podium_points(medal.points, t)
        mark = "▫️" if medal.place is None else place_mark(medal.place, t)
        shown.append(f"{mark} **{names[medal.entrant]}** · {points}")
        spoken.append(_spoken(medal, names, points, t))
    last = [t("ending-without", players=comma_list(without, names))] if without else []
    if shown or last:
        text = Text("\n".join([*shown, *(f"-# {line}" for line in last)]), "\n".join([*spoken, *last]))
        yield from medals(snapshot, t, text) if has_podium(state) else [text]
    if extras := list(_extras(state, names, t)):
        yield Text("\n".join(f"-# {line}" for line in extras), "\n".join(extras))


def _extras(state: Championship, names: Names, t: Texts) -> Iterator[str]:
    """Yield a sentence for each player with extra points: the parts of the points, and why."""
    alike: dict[tuple[int, int, str], list[Entrant]] = {}
    for medal in state.medals:
        key = next((EXTRAS[rule] for rule in reversed(medal.rules) if rule in EXTRAS), "")
        if key and (medal.extra or key == "extra-ruled"):
            alike.setdefault((medal.podium, medal.extra, key), []).append(medal.entrant)
    for (podium, extra, key), entrants in alike.items():
        yield t("medal-extra", players=comma_list(entrants, names), podium=podium, extra=extra, why=t(key))


def _spoken(medal: Medal, names: Names, points: str, t: Texts) -> str:
    if medal.place is None:
        return t("ending-no-place", player=names[medal.entrant], points=points)
    return t("ending-place", place=medal.place, player=names[medal.entrant], points=points)


def deciding_match(snapshot: ChampionshipSnapshot, names: Names, t: Texts) -> Iterator[Text]:
    """Yield the match that decided the championship, with its result."""
    state = snapshot.state
    deciding = [fixture for fixture in state.fixtures if not fixture.round and len(fixture.key) > 1]
    for fixture in deciding[-1:]:
        yield listing(match(fixture, t), [], [fixture], snapshot, names, t)


# ---- the general classification ------------------------------------------------------------------------


def season(snapshot: ChampionshipSnapshot, scale: Scale, t: Texts) -> Iterator[Block]:
    """Yield the season's standings after this championship, if the championship counts for a season."""
    if snapshot.season:
        yield Divider()
        most = min(SHOWN, scale.ranked)
        yield _ranking(
            f"### {_title(classification_name(snapshot.header, t), t)}", snapshot.season, most, scale, t
        )


def classification(shown: str, seasons: Sequence[str], won: Sequence[Honours], t: Texts) -> Post:
    """Return a season's general classification, its championships, and a menu of the seasons.

    An empty `won` means that there is no such season. Only a post that shows a season has an epoch.
    """
    title = f"## {t('classification-title')}"
    if not seasons:
        return Post((Text(f"{title}\n{t('classification-empty')}"),), accent=GOLD)
    menu = _seasons(shown, seasons, t)
    if not won:
        return Post(
            (Text(f"{title}\n{t('classification-none', season=escape_name(shown))}"), menu), accent=GOLD
        )

    def build(scale: Scale) -> Iterator[Block]:
        yield _ranking(f"## {_title(shown, t)}", won, scale.ranked, scale, t)
        first = max(len(won) - scale.listed, 0)
        lines = [
            f"{n}\\. {escape_name(one.header.name, 2 * scale.width)} · {_winners(one, scale)}"
            for n, one in enumerate(won[first:], 1 + first)
        ]
        yield Text("\n".join([f"**{t('classification-championships')}**", *lines]))
        yield Text(f"-# {t('classification-order')}")

    blocks = fit_blocks(build)
    if len(seasons) > 1:
        blocks.append(menu)
    return Post(tuple(blocks), epoch=shown, accent=GOLD)


def _seasons(shown: str, seasons: Sequence[str], t: Texts) -> Menu:
    options = tuple(Option(season, season, chosen=season == shown) for season in seasons[:MOST_SEASONS])
    return Menu("@c-season", options, t("classification-seasons"))


def classification_name(header: ChampionshipHeader, t: Texts) -> str:
    """Return the name of a championship's classification (R-HC-18).

    The name is the season, followed by the game unless the championship is El Castillar's.
    """
    return header.part if header.game == EL_CASTILLAR else f"{header.part} · {t(f'game-{header.game}')}"


def _title(shown: str, t: Texts) -> str:
    return t("classification-of", season=escape_name(shown))


def _winners(results: Honours, scale: Scale) -> str:
    winners = (escape_name(medal.name, scale.width) for medal in results.medals if medal.place == 1)
    return ", ".join(winners) or "–"


def _ranking(title: str, won: Sequence[Honours], most: int, scale: Scale, t: Texts) -> Text:
    """Return a season's classification, best first: points, medals, and points of each championship."""
    names = {medal.user_id: medal.name for results in won for medal in results.medals}
    totals = added_up(
        [[Medal(m.user_id, m.place, m.points, m.extra) for m in results.medals] for results in won]
    )
    shown, spoken = [title], [title]
    for total in totals[:most]:
        name = escape_name(names[total.entrant], scale.width)
        points = t("points", points=total.points, shown=str(total.points))
        each = " · ".join(
            "–" if medal is None else str(medal.points) for medal in total.each[-scale.listed :]
        )
        shown.append(f"{total.rank}\\. **{name}** · {points}{_medals(total, t)}")
        if len(total.each) > 1:
            shown.append(f"-# {t('classification-each', each=each)}")
        spoken.append(
            t(
                "classification-row",
                place=total.rank,
                player=name,
                points=points,
                each=each,
                golds=total.golds,
                silvers=total.silvers,
                bronzes=total.bronzes,
            )
        )
    if len(totals) > most:
        more = t("classification-more", count=len(totals) - most)
        shown, spoken = [*shown, f"-# {more}"], [*spoken, more]
    return Text("\n".join(shown), "\n".join(spoken))


def _medals(total: Total, t: Texts) -> str:
    counts = enumerate((total.golds, total.silvers, total.bronzes), start=1)
    won = " ".join(f"{place_mark(place, t)}{count}" for place, count in counts if count)
    return f" · {won}" if won else ""
