"""The bot among people: real discord.py on a simulated Discord."""
