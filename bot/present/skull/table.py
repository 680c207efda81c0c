"""The public message of a Skull table: everything a person standing behind nobody sees."""

from __future__ import annotations

from bot.present.headline import top
from bot.present.names import addressed
from bot.present.post import Divider, Post, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from bot.present.skull import mats, options, podium, situation
from bot.present.skull.headline import headline
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull.discs import CODES
from engine.skull.public import View


def table(snapshot: Snapshot, t: Texts) -> Post:
    """The table as spectators see it: phase, reveal, last bet, mats, rules."""
    view: View = snapshot.view
    ended = view.phase == "over"
    asked = headline(snapshot, t)
    blocks = top(asked, title(snapshot, t))
    if ended:
        blocks += [Divider(), *podium.podium(snapshot, t)]
    else:
        if told := situation.now(snapshot, t):
            blocks.append(Text(told))
        blocks.append(Divider())
        if after_bet(view) and (told := situation.last_bet(snapshot, t)):
            blocks += [Text(told), Divider()]
        blocks.append(Text(situation.players(snapshot, t)))
    rules = Text(f"-# ⚙️ {options.rules(snapshot.header.options, view.seats, t)}")
    return Post(
        (*blocks, rules, Divider()),
        table=snapshot.header.id,
        turn=view.turn,
        accent=GOLD if ended or view.phase == "flip" else NIGHT if after_bet(view) else SEA,
        scene=Scene(
            "podium" if ended else view.phase,
            tuple(CODES[disc] for _, disc in view.flips),
            ", ".join(
                t("alt-laid", player=snapshot.occupants[mat].name, what=mats.name(disc, t))
                for mat, disc in view.flips
            )
            or asked,
        ),
    )


def epoch(view: View) -> str:
    """The round a panel is about: a round and its bet share one direct message."""
    return f"round {view.round}" if view.round else ""


def title(snapshot: Snapshot, t: Texts) -> str:
    """The round, and who begins it."""
    view: View = snapshot.view
    if view.phase == "over":
        return t("skull-title-over")
    heading = t("skull-title", round=max(view.round, 1))
    if view.first is None or view.phase == "first":
        return heading
    return f"{heading} · {addressed(snapshot, view.first, 'skull-begins', t)}"


def after_bet(view: View) -> bool:
    """True from the end of a bet until the next first discs all lie there."""
    return bool(view.bets) and view.phase in ("place", "shuffle", "lose", "first")
