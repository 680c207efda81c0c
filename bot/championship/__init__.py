"""Championships in Discord: what is stored of them, the service, the steward, what is shown to whom."""
