"""A simulated Discord server in one process: the real bot, and people who click what they see."""
