"""Meetings: matches for which people agree on a time."""
