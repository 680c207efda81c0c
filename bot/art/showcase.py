"""Draw the README's pictures: a dramatic moment, one for each game, and a championship."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, pi, sin
from typing import Final

from bot.art import cards
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, GOLD, WHITE
from bot.art.party import bunting, confetti
from bot.art.svg import END, circle, clip, document, path, rays, rectangle, text
from bot.art.table import Box, face, lamplight, planks, rotate, scale, title

SEA: Final = "#12566b"
NIGHT: Final = "#131a35"


def capture(height: float = 560) -> str:
    """Draw the mermaid who captures the Skull King: she wears his crown and he is dismayed."""
    above = (height - 560) / 2
    table = planks(1280, height, lamplight(1000, 290 + above, 640))
    body = _draw_doubloons(
        ((60, 508), (112, 526), (84, 474), (1236, 66), (1190, 36), (432, 520), (1226, 512))
    )
    body += rotate(face("yellow_11", "", 196), 152, 340, -11)
    body += rotate(face("rosie", "", 196), 346, 336, 3)
    king = scale(cards.special("skull_king_beaten", "skull_king", "Skull King"), 276)
    body += rotate(king, 608, 336, -8)
    body += _draw_burst(794, 154, 126) + title("+40", 792, 183, 80, WHITE)
    card = scale(cards.special("", "mermaid", "Mermaid"), 290)
    halo = rectangle((-16, -16, 322, 424), 48, GOLD, 7)
    # Draw the mermaid larger than her card, so that she rises over the frame above the banner.
    figure = place_motif("mermaid_crowned", Square(-7, 24, 304))
    region = '<rect x="-90" y="-150" width="470" height="464"/>'
    body += rotate(Box(halo + card.body + clip("over", region, figure), 290, 392), 1028, 324, 5)
    body += title("Yo-ho-ho!", 268, 148, 100, GOLD)
    return document(f'{table}<g transform="translate(0 {above:g})">{body}</g>', 1280, height)


def hand() -> str:
    """Draw a hand of Skull King with a bid."""
    held = (
        "green_4",
        "purple_9",
        "yellow_13",
        "juanita",
        "skull_king",
        "tigress",
        "black_14",
        "escape",
        "loot",
    )
    body = planks(800, 460, lamplight(400, 300, 520))
    body += _draw_doubloons(((60, 66), (104, 92), (52, 112)))
    # Draw the king last, so that no other card covers him.
    for place, name in sorted(enumerate(held), key=lambda card: card[1] == "skull_king"):
        lean = (place - 4) * 6.2
        x, y = _locate_on_arc(lean, 690, 968)
        body += rotate(face(name, "", 148), x, y - (30 if name == "skull_king" else 0), lean)
    return document(body + _draw_bubble(648, 76, "3", 66), 800, 460)


def moon() -> str:
    """Draw a moon shot of Hearts: all the hearts and the queen of spades under a full moon."""
    body = rectangle((0, 0, 800, 460), 0, NIGHT)
    body += "".join(circle(x, y, r, "#f7f1e1") for x, y, r in _STARS)
    body += circle(400, 236, 214, "#ffe9a812") + circle(400, 236, 188, "#fbe7b0")
    body += "".join(
        circle(x, y, r, "#ecd08c") for x, y, r in ((300, 150, 26), (510, 130, 18), (478, 196, 10))
    )
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
    for place, rank in enumerate(ranks):
        lean = (place - 6) * 8.4
        body += rotate(face(f"{rank}_of_hearts", "", 118), *_locate_on_arc(lean, 560, 900), lean)
    body += path("M0 410Q100 384 200 410T400 410T600 410T800 410V460H0Z", "#0c1228")
    body += rotate(face("queen_of_spades", "", 176), 400, 226, -3)
    return document(body, 800, 460)


_STARS: Final = (
    *((60, 60, 4), (140, 120, 3), (90, 190, 3), (180, 44, 3), (40, 290, 3), (250, 70, 2)),
    *((560, 44, 3), (650, 90, 4), (720, 40, 3), (760, 150, 3), (690, 210, 3), (770, 280, 4), (610, 150, 2)),
)


def challenge() -> str:
    """Draw a lost challenge of Skull: four roses were bid, and the fourth flipped disc is a skull."""
    body = planks(800, 460, lamplight(620, 280, 480))
    for x, mat, lean, roses in (
        (144, "dolphin", -4, ((-58, -18, -10), (48, 46, 8))),
        (394, "crab", 2, ((8, 16, 6),)),
        (646, "octopus", 5, ()),
    ):
        body += rotate(face(f"mat_{mat}_skull", "", 236), x, 294, lean)
        for right, down, turn in roses:
            body += rotate(face(f"disc_{mat}_rose", "", 140), x + right, 294 + down, turn)
    body += _draw_burst(646, 290, 148) + rotate(face("disc_octopus_skull", "", 202), 646, 288, -8)
    return document(
        body + _draw_bubble(300, 80, "4", 170) + place_motif("rose", Square(334, 36, 84)), 800, 460
    )


def podium() -> str:
    """Draw a championship's podium with three figures, the winner crowned."""
    body = rectangle((0, 0, 800, 460), 0, SEA) + rays(400, 210, 560, WHITE, 0.08) + bunting() + confetti()
    for x, top, metal, motif in (
        (176, 284, "silver", "harry"),
        (400, 238, "gold", "mermaid_crowned"),
        (624, 312, "bronze", "juanita"),
    ):
        body += place_motif(motif, Square(x - 88, top - 176, 176))
        body += rectangle((x - 108, top, 216, 240), 14, "#8a5a2b", 7)
        body += rectangle((x - 108, top, 216, 34), 14, "#b8823a", 7)
        body += rotate(face(f"{metal}_medal", "", 104), x, top + 88, 0)
    return document(body, 800, 460)


def _locate_on_arc(lean: float, radius: float, below: float) -> tuple[float, float]:
    """Return the position of a card in a fan about (400, `below`), from the card's angle in degrees."""
    return 400 + radius * sin(lean * pi / 180), below - radius * cos(lean * pi / 180)


def _draw_bubble(x: float, y: float, words: str, room: float) -> str:
    """Draw a speech bubble with words, and `room` for a drawing after them."""
    left, right, top, foot = x - 76, x + room, y - 58, y + 52
    shape = f"M{left} {top + 24}Q{left} {top} {left + 24} {top}H{right - 24}Q{right} {top} {right} {top + 24}"
    shape += f"V{foot - 24}Q{right} {foot} {right - 24} {foot}H{x + 26}L{x - 16} {foot + 40}L{x - 20} {foot}"
    shape += f"H{left + 24}Q{left} {foot} {left} {foot - 24}Z"
    return path(shape, CREAM, 7) + text(words, x - 4, y + 34, 96)


def _draw_burst(x: float, y: float, radius: float) -> str:
    """Draw a star of many points, which marks a dramatic event."""
    points = []
    for number in range(24):
        far = radius if number % 2 else radius * 0.72
        angle = number * pi / 12
        points.append(f"{x + far * cos(angle):.4g} {y + far * sin(angle):.4g}")
    return path(f"M{'L'.join(points)}Z", "#d92036", 8)


def _draw_doubloons(places: tuple[tuple[float, float], ...]) -> str:
    """Draw gold coins at these places."""
    return "".join(circle(x, y, 25, GOLD, 6) + circle(x, y, 15, "none", 4, "#b07a12") for x, y in places)


PICTURES: Final[Mapping[str, tuple[Callable[[], str], int]]] = {
    "hero": (capture, 1280),
    "skull-king": (hand, 800),
    "hearts": (moon, 800),
    "skull": (challenge, 800),
    "championship": (podium, 800),
}
"""Every picture of the README by the name of its file: the function that draws it, and its width."""


def _widen(draw: Callable[[], str]) -> str:
    """Return a drawing of 800 by 460 units cut to the shape of a screen, 16:9."""
    drawn = draw()
    inside = drawn[drawn.index(">") + 1 : -len(END)]
    return document(f'<g transform="translate(0 -5)">{inside}</g>', 800, 450)


def icon() -> str:
    """Draw the picture of the application: the Skull King before rays of light; Discord cuts it round."""
    body = rectangle((0, 0, 512, 512), 0, SEA) + rays(256, 256, 420, WHITE, 0.12)
    return document(body + place_motif("skull_king", Square(76, 72, 360)), 512, 512)


DIRECTORY: Final[Mapping[str, tuple[Callable[[], str], int]]] = {
    "directory/1-table": (partial(capture, 720), 1920),
    "directory/2-skull-king": (partial(_widen, hand), 1920),
    "directory/3-hearts": (partial(_widen, moon), 1920),
    "directory/4-skull": (partial(_widen, challenge), 1920),
    "directory/5-championship": (partial(_widen, podium), 1920),
    "directory/icon": (icon, 1024),
}
"""The pictures for Discord's App Directory, in their order there, and the picture of the application."""
