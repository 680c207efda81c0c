"""The real bot on a simulated Discord server, with simulated people who click what they see."""
