"""Screens about a person: settings, tables elsewhere, privacy."""
