"""What is measured, each beside its anchor in one run. `python -m bench.rules`, `python -m bench.click`."""
