"""Skull King with everything the rule book has, played by clicking."""
