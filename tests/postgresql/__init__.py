"""A real PostgreSQL server for tests, and the tests that only such a server can answer."""
