"""What somebody's statistics say of Skull King."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.board_records import Total
from bot.present.presenter import signed, tenths
from bot.texts.sentences import Texts

AWARDS: Final = ("exact", "exact_0", "captures", "biggest")
LARGEST: Final = 20
"""No bid is larger, whatever Harry adds to it."""


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """Points a round, exact bids, those of each size, captures and the biggest round."""
    if total.rounds:
        yield t("fact-average", average=tenths(total.points / total.rounds))
    if total.bids:
        part = round(100 * total.exact / total.bids)
        text = t("sk-stats-exact", percent=part, count=total.exact, bids=total.bids)
        yield t("labelled", label=t("measure-accuracy"), text=text)
    sizes = [size for size in range(LARGEST + 1) if facts.get(f"bid_{size}")]
    met = {size: _met(size, facts, t) for size in sizes}
    if 0 in met:
        yield t("labelled", label=t("record-exact_0"), text=met.pop(0))
    if met:
        said = " · ".join(t("sk-stats-size", bid=size, met=text) for size, text in met.items())
        yield t("labelled", label=t("sk-stats-sizes"), text=said)
    if "captures" in facts:
        yield t("labelled", label=t("record-captures"), text=facts["captures"])
    if "biggest" in facts:
        yield t("labelled", label=t("record-biggest"), text=signed(facts["biggest"]))


def _met(size: int, facts: Mapping[str, int], t: Texts) -> str:
    key = "stats-of-words" if t.in_words else "stats-of"
    return t(key, part=facts.get(f"exact_{size}", 0), whole=facts[f"bid_{size}"])
