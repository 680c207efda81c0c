"""Fixtures with a real PostgreSQL server, and tests that need such a server."""
