"""Cogs, which translate Discord's commands and clicks into actions of the services."""
