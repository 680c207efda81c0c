"""Benchmarks, each measured beside its anchor in one run, such as `python -m bench.rules`."""
