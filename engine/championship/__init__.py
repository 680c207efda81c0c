"""The El Castillar championship and simple leagues, as pure functions of inputs and match results."""

from engine.championship.course import stand
from engine.championship.judge import league
from engine.championship.medals import Total, classification
from engine.championship.rules import why_not

__all__ = ["Total", "classification", "league", "stand", "why_not"]
