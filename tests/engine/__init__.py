"""The rules, game by game, in our own words."""
