"""A table in play: the service that stores every change, and what happens there by itself."""
