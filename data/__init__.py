"""Everything shipped that is not code: sentences, rules, migrations. Read through importlib.resources."""
