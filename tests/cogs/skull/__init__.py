"""Skull, played by clicking."""
