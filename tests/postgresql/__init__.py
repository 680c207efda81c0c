"""A real PostgreSQL server for tests, and what only such a server is asked."""
