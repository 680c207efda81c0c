"""Who somebody is here: names, languages, preferences, and what a server has chosen."""
