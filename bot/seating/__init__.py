"""Before and beside play: lobbies, seats that change hands, who may sit where."""
