"""Which message for whom, in which language and style."""
