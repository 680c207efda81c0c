"""The house tests: rules of the project's design; each failure says what to fix.

Every check of source text is a function from text to a list of violations, so that a test can show it a
planted violation: a check that has never found anything may be broken.
"""
