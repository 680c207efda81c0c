"""Every screen and every drawing on one page: `python -m bot.gallery`."""
