"""Skull King with all its optional rules, played by clicking."""
