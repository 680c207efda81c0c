"""Translation only: slash commands and clicks in, actions of the application out."""
