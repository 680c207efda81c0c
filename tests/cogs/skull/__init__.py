"""Skull through real clicks."""
