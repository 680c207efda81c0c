"""How shared deals look: duels."""
