"""People and servers: names, languages, preferences, and a server's settings."""
