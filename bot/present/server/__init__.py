"""Screens about a server, for moderators."""
