"""Lobbies, seats that change hands, and checks of who may sit where."""
