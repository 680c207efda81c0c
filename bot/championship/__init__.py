"""Championships in Discord: the service, the scheduler, snapshots, and results of matches."""
