"""Build the posts of the season archive."""

from __future__ import annotations

from bot.present.past import seasons as present
from bot.present.past.statistics import AWARDS
from bot.present.post import Post
from bot.store import Store
from bot.tables.season_export import LARGEST, SeasonExports
from bot.tables.seasons import Seasons, find_chapter
from bot.texts.sentences import Texts


class SeasonPages:
    """Builder of the pages and files of seasons."""

    def __init__(self, store: Store, seasons: Seasons) -> None:
        self.seasons = seasons
        self._exports = SeasonExports(store, seasons)

    async def page(self, guild: int, said: str, t: Texts, *, exported: bool, private: bool = True) -> Post:
        """Return the page of a season, by its number, year or name; "" is the current one.

        Raises:
            Refused: T-165 this server has had no such season.
            Unavailable: the database failed.
        """
        chapters = await self.seasons.list_all(guild)
        chapter = find_chapter(chapters, said)
        found = await self.seasons.sums(guild, chapter, AWARDS)
        seen_at = None if private else self.seasons.now()
        return present.season_page(chapter, chapters, found, t, exported=exported, seen_at=seen_at)

    async def file(self, guild: int, said: str, size: int, t: Texts) -> Post:
        """Return the message with the file of a season, which has at most `size` bytes.

        Raises:
            Refused: T-165 this server has had no such season, T-166 its tables are larger.
            Unavailable: the database failed.
        """
        chapter, size = find_chapter(await self.seasons.list_all(guild), said), min(size, LARGEST)
        found = await self._exports.export(guild, chapter, size, t("deleted-person"))
        return present.export_page(chapter, found, size, t)
