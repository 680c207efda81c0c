"""The only writer of messages."""

from bot.courier.courier import Courier
from bot.courier.render import Rendered, render

__all__ = ["Courier", "Rendered", "render"]
