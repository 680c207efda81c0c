"""Checks in a real browser: `make page` opens the page of a match in Chromium and steps through it."""
