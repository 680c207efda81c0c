"""The pages of shared deals."""
