"""Translation between Discord and the application: commands and clicks in, actions of the services out."""
