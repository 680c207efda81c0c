"""The contract suite: one set of tests for every game in engine.GAMES, with an adapter module a game."""
