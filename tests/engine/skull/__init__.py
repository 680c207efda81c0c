"""Skull: one test for each rule id, marked with it, written like a match at the table."""
