"""The bot's services without Discord and without a disk: a recording store in memory, a clock that jumps."""
