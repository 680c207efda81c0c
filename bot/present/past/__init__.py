"""Screens about past matches: replay, history, statistics, leaderboards."""
