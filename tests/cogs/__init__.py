"""Cogs tested through people: real discord.py on a simulated Discord."""
