"""Screens about what was played: replay, history, statistics, leaderboards."""
