"""The house test: the laws of the design, each failing with a sentence that says what to mend.

Every law that reads source is a function from text to a list of offences, so that a planted offence can
show it is awake: a law that has never caught anything is only a hope.
"""
