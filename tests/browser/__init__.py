"""What only a real browser shows: `make page` opens the page of a match in Chromium and steps through it."""
