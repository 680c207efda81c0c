"""The drawings: what every card, disc and medal looks like, and the child that turns drawings into pictures.

Beside the spine: it knows the shapes in data/art and nothing else of the bot. A drawing is SVG text, put
together here without any drawing library; pictures of it are made by `bot.art.worker`, a process of its own.
"""
