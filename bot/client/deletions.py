"""Deletion of people: each request is stored first, so that the next start finishes interrupted deletions."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import Any, Final

from bot.championship.placeholders import draw_placeholder
from bot.championship.results import inputs
from bot.client.answer_tasks import AnswerTasks
from bot.courier import Courier
from bot.courier.direct_messages import queue_of
from bot.courier.panels import delete_panel
from bot.errors import Conflict, Refused, Unavailable
from bot.records.placeholders import placeholder
from bot.services import Services
from bot.store.championships import load_championship
from bot.store.deletion_requests import DeletionRequest
from bot.store.personal import Found, StandIn, list_entered_championships, note_deletion
from bot.store.tables import list_tables_of
from bot.tables.removed_servers import KEPT
from bot.texts.sentences import texts
from engine.championship.public import SIGN_UP

log = logging.getLogger(__name__)

PASSES: Final = 5
"""Maximum number of passes over a person's rows: other writers may have changed them meanwhile."""


class Deletions:
    """Deletes people on their request, one at a time, and finishes interrupted deletions at a start."""

    def __init__(self, services: Services, courier: Courier, attending: AnswerTasks) -> None:
        self._services = services
        self._courier = courier
        self._attending = attending
        self._lock = asyncio.Lock()
        self._asked: set[asyncio.Task[Any]] = set()
        self._rng = SystemRandom()

    async def delete(self, user: int) -> bool:
        """Delete a person on their request, and return whether the deletion is complete.

        An incomplete deletion is finished later. The person leaves all running tables, where a robot plays
        for them. In finished matches a placeholder replaces the person.

        Raises:
            Unavailable: the request could not be stored, and nothing has changed.
        """
        task = asyncio.current_task()
        assert task is not None  # `delete` is always called in a task
        self._asked.add(task)
        try:
            async with self._lock:
                now, requests = self._services.tables.now(), self._services.store.deletion_requests
                try:
                    request = await asyncio.to_thread(requests.add, user, now)
                except (OSError, ValueError) as error:
                    raise Unavailable(f"{requests.file} cannot be changed: {error}") from error
                return await self._try(request)
        finally:
            self._asked.discard(task)

    async def finish(self) -> None:
        """Finish interrupted deletions, and repeat deletions that a restored backup does not contain.

        Call this method at a start, before anything is counted or shown. Drop requests that were done before
        the oldest backup that is kept.

        Raises:
            Unavailable: the database failed.
        """
        async with self._lock:
            requests, people = self._services.store.deletion_requests, self._services.store.personal
            try:
                asked = await asyncio.to_thread(requests.all)
                if not asked:
                    return
                done = await people.done()
                for request in asked:
                    if request.key not in done:
                        await self._try(request)
                before = self._services.tables.now() - KEPT
                old = {key for key, at in done.items() if at < before}
                await asyncio.to_thread(requests.drop, old)
            except (OSError, ValueError) as error:
                log.error("nobody is deleted again: %s cannot be used: %s", requests.file, error)
                return
            await people.forget_done(old)

    async def _try(self, request: DeletionRequest) -> bool:
        try:
            await self._do(request)
        except (Conflict, Unavailable) as error:
            log.warning("somebody who asked for it is deleted later: %s", error)
        except Exception:
            log.exception("somebody who asked for it could not be deleted")
        else:
            return True
        return False

    async def _do(self, request: DeletionRequest) -> None:
        """Delete a person, or raise so that the deletion is retried.

        Raises:
            Conflict: another writer was first in every pass.
            Unavailable: the database failed.
        """
        user = request.user
        numbers: dict[int | None, int] = {None: placeholder(self._rng)}
        await self._step_aside(user)
        await self._attending.answered(user, self._asked)
        lost = Conflict(0, "what names somebody who is to be deleted")
        for _ in range(PASSES):
            try:
                async with self._courier.queues.alone(queue_of(user)):
                    if await self._is_erased(user, numbers):
                        now = self._services.tables.now()
                        await self._services.store.write(note_deletion, request.key, now)
                        return
            except Conflict as conflict:
                lost = conflict
        raise lost

    # ------------------------------------------------------------------ running games

    async def _step_aside(self, user: int) -> None:
        """Leave lobbies, matches and championships.

        Raises:
            Unavailable: the database failed.
        """
        services = self._services
        for header in await services.store.read(list_tables_of, user):
            try:
                await services.seats.leave(header.id, user, None)
            except Refused as refused:
                log.info("table %s is not left: %s", header.id, refused.rule)
        for number in await services.store.read(list_entered_championships, user):
            try:
                await self._withdraw(number, user)
            except Refused as refused:
                log.info("championship %s is not left: %s", number, refused.rule)

    async def _withdraw(self, number: int, user: int) -> None:
        """Take the person off the list before the draw; after the draw, withdraw them by a ruling.

        Raises:
            Refused: the championship does not allow the change now.
        """
        championships = self._services.championships
        state = (await championships.snapshot(number)).state
        if user not in state.present:
            return
        if state.stage == SIGN_UP:
            await championships.leave(number, user, None)
            return
        why = texts((await championships.header(number)).locale)("deleted-withdrawn")
        await championships.rule(number, user, f"withdraw {user} {state.stage}", why, True, None)

    # ------------------------------------------------------------------ stored rows

    async def _is_erased(self, user: int, numbers: dict[int | None, int]) -> bool:
        """Erase all rows that name a person, and return whether no such row was found.

        Raises:
            Conflict: another writer was first.
            Unavailable: the database failed.
        """
        services = self._services
        found = await services.store.personal.find(user)
        if found.stays:
            return True
        for championship in found.championships:
            if championship not in numbers:
                numbers[championship] = await self._placeholder_in(championship, user)
        in_championship = {key: number for key, number in numbers.items() if key is not None}
        services.people.forget(user)
        try:
            await services.store.personal.erase(user, found, StandIn(numbers[None], in_championship, _name))
        finally:
            self._forget(user, found)
        return False

    async def _placeholder_in(self, championship: int, user: int) -> int:
        stored = await self._services.store.read(load_championship, championship)
        said = [] if stored is None else inputs(stored)
        return await asyncio.to_thread(draw_placeholder, user, said, self._rng)

    def _forget(self, user: int, found: Found) -> None:
        """Remove a person from all caches, and update the messages that show them."""
        services, courier = self._services, self._courier
        services.people.forget(user)
        courier.direct_messages.forget(user)
        for hosts in courier.host_panels.remove_all(user):
            courier.queues.spawn(delete_panel(courier.bot, hosts))
        for panel in courier.panels.remove_all(user):
            courier.queues.spawn(delete_panel(courier.bot, panel))
        for number in found.played:
            services.store.slots.drop_cache(number)
            services.tables.mark_stale(number)
            services.replays.replays.forget(number)
        for number in found.live:
            services.tables.report_change(number)
        for championship in found.championships:
            services.scheduler.start_steps(championship)


def _name(locale: str) -> str:
    return texts(locale)("deleted-person")
