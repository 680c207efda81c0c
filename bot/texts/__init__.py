"""Texts for people: sentences in their language, and the help about the rules."""
