"""Highest Card, the smallest game that the bot can run, added as CONTRIBUTING says."""
