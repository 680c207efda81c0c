"""Tests of the championship: every case of its rules, and random leagues against a literal reading."""
