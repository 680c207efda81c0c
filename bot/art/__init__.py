"""Draw every card, disc, medal and picture, and turn drawings into PNGs in a child process.

The package depends on the shapes in data/art and on nothing else of the bot. A drawing is SVG text, composed
without a drawing library; `bot.art.worker` renders it as a picture in a separate process.
"""
