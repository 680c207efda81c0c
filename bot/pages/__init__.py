"""Build the post of every message, in its reader's language and style."""
