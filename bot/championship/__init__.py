"""Championships in Discord: their snapshots, the service, the scheduler, and results of their matches."""
