"""One suite over every game in engine.GAMES; a module per game says what the protocol does not."""
