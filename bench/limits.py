"""Discord's rate limits, per route and channel and for the whole bot.

Discord states some limits in its answers; the others are known from practice: 5 messages and 5 edits in
5 seconds per channel, 5 deletions a second, 5 requests in 2 seconds per interaction token, and 50 requests a
second per bot. First answers to interactions are unlimited; follow-ups are exempt from the global limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple


class Rate(NamedTuple):
    """A maximum number of requests in a number of seconds."""

    most: int
    seconds: float


MESSAGES: Final = "/api/channels/{channel}/messages"
WEBHOOK: Final = "/api/webhooks/{app}/{token}"
RATES: Final[Mapping[tuple[str, str], Rate]] = {
    ("POST", MESSAGES): Rate(5, 5.0),
    ("PATCH", f"{MESSAGES}/{{message}}"): Rate(5, 5.0),
    ("DELETE", f"{MESSAGES}/{{message}}"): Rate(5, 1.0),
    ("POST", WEBHOOK): Rate(5, 2.0),
    ("PATCH", f"{WEBHOOK}/messages/{{message}}"): Rate(5, 2.0),
    ("DELETE", f"{WEBHOOK}/messages/{{message}}"): Rate(5, 2.0),
}
"""Rates by method and route; each channel, and each token, is counted separately."""
ALL: Final = Rate(50, 1.0)
FREE: Final = ("/api/interactions/", "/api/webhooks/")
"""Prefixes of the routes that do not count against the global limit."""
KEPT: Final = 4096
"""Number of windows above which those that have ended are dropped."""


@dataclass
class Window:
    """The number of requests in a time window, and when that window ends."""

    ends: float
    asked: int = 0


class Spent(NamedTuple):
    """The rate limit state that an answer reports; `wait` is 0 seconds for a request within the limit."""

    wait: float
    everywhere: bool
    headers: Mapping[str, str]

    @property
    def body(self) -> dict[str, Any]:
        """Return the body of the 429 answer."""
        answer = {"message": "You are being rate limited.", "retry_after": round(self.wait, 3)}
        return {**answer, "global": self.everywhere}


class Limits:
    """Counters of requests per time window; the caller supplies the time."""

    def __init__(self) -> None:
        self._windows: dict[tuple[str, ...], Window] = {}

    def spend(self, method: str, route: str, major: str, now: float) -> Spent:
        """Count a request of this route; `major` is its channel or interaction token."""
        if not route.startswith(FREE):
            wait, _ = self._count(("all",), ALL, now)
            if wait:
                more = {"Retry-After": f"{wait:.3f}", "X-RateLimit-Global": "true", "Via": "1.1 small"}
                return Spent(wait, True, {**more, "X-RateLimit-Scope": "global"})
        rate = RATES.get((method, route))
        if rate is None:
            return Spent(0.0, False, {})
        wait, window = self._count((method, route, major), rate, now)
        headers = {
            "X-RateLimit-Limit": str(rate.most),
            "X-RateLimit-Remaining": str(max(0, rate.most - window.asked)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.ends - now):.3f}",
            "X-RateLimit-Bucket": blake2b(f"{method} {route}".encode(), digest_size=16).hexdigest(),
        }
        if wait:
            headers |= {"Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": "user", "Via": "1.1 small"}
        return Spent(wait, False, headers)

    def _count(self, key: tuple[str, ...], rate: Rate, now: float) -> tuple[float, Window]:
        """Return the seconds to wait and the window; refused requests are not counted."""
        window = self._windows.get(key)
        if window is None or now >= window.ends or window.ends - now > rate.seconds:
            if len(self._windows) >= KEPT:
                self._windows = {k: one for k, one in self._windows.items() if one.ends > now}
            window = self._windows[key] = Window(now + rate.seconds)
        if window.asked >= rate.most:
            return max(window.ends - now, 0.001), window
        window.asked += 1
        return 0.0, window
