"""Championships in Discord: what is stored of them, the service, the scheduler, what is shown to whom."""
