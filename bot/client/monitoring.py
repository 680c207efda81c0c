"""Whether programs may watch over the bot: what that needs is imported only where the host wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client.bot import YoHoHo
    from bot.client.metrics import Monitoring


async def monitoring(bot: YoHoHo) -> Monitoring | None:
    """The open server of metrics and health; None where the settings name no port."""
    port, host = bot.settings.metrics_port, bot.settings.metrics_host
    if port is None:
        return None
    from bot.client.metrics import Monitoring

    opened = Monitoring(bot)
    await opened.open(host, port)
    return opened
