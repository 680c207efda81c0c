"""Score pads: matches with real cards, written down by the people who play them."""
