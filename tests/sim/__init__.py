"""An evening on a Discord server, in a process of its own: the real bot, people who click what they see."""
