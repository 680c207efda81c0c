"""Tests of posts and their sentences as data, without a Discord server."""
