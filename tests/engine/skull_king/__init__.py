"""Skull King: one test for each rule id, marked with it; the worked examples are data in worked/."""
