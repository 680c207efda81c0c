"""Parts that the screens of all games share."""
