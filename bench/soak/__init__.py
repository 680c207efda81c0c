"""The soak test (`make soak`): the real bot process under kills, faults, forged clicks and hours of play."""
