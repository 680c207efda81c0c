"""A table's surroundings: time, seats, settings, panels, messages, spectators."""
