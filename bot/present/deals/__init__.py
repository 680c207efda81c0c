"""How shared deals are shown."""
