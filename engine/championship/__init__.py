"""The El Castillar championship and simple leagues, as pure functions of inputs and match results."""

from engine.championship.course import compute_championship
from engine.championship.judge import league
from engine.championship.medals import Total, classification
from engine.championship.rules import find_broken_rule

__all__ = ["Total", "classification", "compute_championship", "find_broken_rule", "league"]
