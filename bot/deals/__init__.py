"""Shared deals: cards that several people play, each at a private table with equal robots."""
