"""Hearts through real clicks."""
