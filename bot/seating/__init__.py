"""Lobbies, changes of seats, and checks of who may sit at a table."""
