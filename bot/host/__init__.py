"""The host's side of the bot: starting, checking, maintaining and stopping the bot."""
