"""Hearts, played by clicking."""
