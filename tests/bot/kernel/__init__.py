"""The bot's services for tests: a recording store in memory, a jumping clock, and no Discord."""
