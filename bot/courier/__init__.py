"""The only writer of messages."""

from bot.courier.courier import Courier
from bot.courier.render import Payload, render

__all__ = ["Courier", "Payload", "render"]
