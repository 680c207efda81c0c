"""Skull King: one test per rule id, marked with it; worked examples as data in worked/."""
