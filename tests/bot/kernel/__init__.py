"""The house without Discord and without a disk: a store in memory that records, a clock that jumps."""
