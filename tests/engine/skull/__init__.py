"""Skull: one test per rule id, marked with it, read like what people do at the table."""
