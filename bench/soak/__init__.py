"""The soak: the real process under kills, faults, forged clicks and hours of play. `make soak` runs it."""
