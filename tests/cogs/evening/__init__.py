"""Living together at a table: time, seats, settings, panels, spectators."""
