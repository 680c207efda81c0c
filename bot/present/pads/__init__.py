"""The messages and forms of score pads."""
