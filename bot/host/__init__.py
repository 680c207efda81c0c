"""Starting, looking over and stopping the bot, as hosts do."""
