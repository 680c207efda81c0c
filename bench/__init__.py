"""Benchmarks such as `python -m bench.rules`; each measures its subject and a reference in one run."""
