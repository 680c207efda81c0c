"""Tests of Hearts tables, played by clicking."""
