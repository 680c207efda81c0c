"""What nobody may learn of another's hand: pages and time in two worlds that differ in nothing else."""
