"""Rows of the database as frozen values."""
