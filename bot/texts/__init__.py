"""Texts for people: translated sentences, and the help about the rules."""
