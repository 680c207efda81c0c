"""Tests of the engine: each game's rules, the robots, the judge, the match log and the command line."""
