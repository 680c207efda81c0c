"""Hearts, rule by rule."""
