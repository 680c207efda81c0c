"""Deletion of people: each request is stored first, so that the next start finishes interrupted deletions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Any

from bot.client.answer_tasks import AnswerTasks
from bot.courier import Courier
from bot.courier.direct_messages import queue_of
from bot.courier.panels import delete_panel
from bot.errors import Conflict, Refused, Unavailable
from bot.people.export import collect_rows
from bot.services import Services
from bot.store.deletion_requests import DeletionRequest
from bot.store.personal import (
    Erased,
    erase_person,
    forget_deletions,
    list_done_deletions,
    list_entered_championships,
    list_places,
    list_users,
    note_deletion,
)
from bot.store.tables import list_tables_of
from bot.tables.removed_servers import KEPT
from bot.texts.sentences import texts
from engine.championship.public import SIGN_UP

log = logging.getLogger(__name__)


class Deletions:
    """Deletes people on their request, one at a time, and finishes interrupted deletions at a start."""

    def __init__(self, services: Services, courier: Courier, attending: AnswerTasks) -> None:
        self._services = services
        self._courier = courier
        self._attending = attending
        self._lock = asyncio.Lock()
        self._asked: set[asyncio.Task[Any]] = set()

    async def delete(self, user: int) -> bool:
        """Delete a person on their request, and return whether the deletion is complete.

        An incomplete deletion is finished later. The person leaves all running tables, where a robot plays
        for them. In finished matches they have no name any more.

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
                return await self._try(request, user)
        finally:
            self._asked.discard(task)

    async def finish(self) -> None:
        """Finish interrupted deletions, and repeat deletions that a restored backup does not contain.

        Call this method at a start, before anything is counted or shown. Drop requests that were done before
        the oldest backup that is kept.

        Raises:
            Unavailable: the database failed.
        """
        store = self._services.store
        requests = store.deletion_requests
        async with self._lock:
            try:
                asked = await asyncio.to_thread(requests.all)
                if not asked:
                    return
                done = await store.read(list_done_deletions)
                if pending := [request for request in asked if request.key not in done]:
                    people = await self._find_people(pending)
                    for request in pending:
                        await self._try(request, people.get(request.key))
                before = self._services.tables.now() - KEPT
                old = {key for key, at in done.items() if at < before}
                await asyncio.to_thread(requests.drop, old)
            except (OSError, ValueError) as error:
                log.error("nobody is deleted again: %s cannot be used: %s", requests.file, error)
                return
            await store.write(forget_deletions, old)

    async def _find_people(self, requests: Collection[DeletionRequest]) -> Mapping[str, int]:
        """Return the people in the database who made these requests, by the requests' keys.

        Raises:
            Unavailable: the database failed.
        """
        users = await self._services.store.read_long(list_users)
        return await asyncio.to_thread(
            lambda: {one.key: user for one in requests for user in users if one.is_of(user)}
        )

    async def _try(self, request: DeletionRequest, user: int | None) -> bool:
        """Carry out a request, and return whether it is done; it is if nobody in the database made it."""
        store, now = self._services.store, self._services.tables.now()
        try:
            if user is None:
                await store.write(note_deletion, request.key, now)
            else:
                await self._do(request, user)
        except (Conflict, Unavailable) as error:
            log.warning("somebody who asked for it is deleted later: %s", error)
        except Exception:
            log.exception("somebody who asked for it could not be deleted")
        else:
            return True
        return False

    async def _do(self, request: DeletionRequest, user: int) -> None:
        """Delete a person, or raise so that the deletion is retried.

        Raises:
            Conflict: another writer was first in every attempt to leave a match.
            Unavailable: the database failed.
        """
        services, now = self._services, self._services.tables.now()
        await self._step_aside(user)
        await self._attending.answered(user, self._asked)
        async with self._courier.queues.alone(queue_of(user)), services.people.changing:
            found = await collect_rows(services.store, user)
            services.people.forget(user)
            erased = list_places(found)
            try:
                erased = await services.store.write(erase_person, user, found, request.key, now)
            finally:
                # A database that has failed may have erased them all the same.
                self._forget(user, erased)

    # ------------------------------------------------------------------ running games

    async def _step_aside(self, user: int) -> None:
        """Leave lobbies, matches and championships, and close private tables.

        Raises:
            Unavailable: the database failed.
        """
        services = self._services
        for header in await services.store.read(list_tables_of, user):
            try:
                if header.is_private:
                    await services.seats.cancel(header.id, user, False, None, seen=header.status)
                    await self._courier.direct_messages.delete(header.id, user)
                else:
                    await services.seats.leave(header.id, user, None)
            except Refused as refused:
                log.info("table %s is not left: %s", header.id, refused.rule)
        for number in await services.store.read_long(list_entered_championships, user):
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

    # ------------------------------------------------------------------ caches

    def _forget(self, user: int, erased: Erased) -> None:
        """Remove a person from all caches, and update the messages that show them."""
        services, courier = self._services, self._courier
        services.people.forget(user)
        courier.direct_messages.forget(user)
        for hosts in courier.host_panels.remove_all(user):
            courier.queues.spawn(delete_panel(courier.bot, hosts))
        for panel in courier.panels.remove_all(user):
            courier.queues.spawn(delete_panel(courier.bot, panel))
        for number in erased.tables:
            services.store.slots.drop_cache(number)
            services.tables.mark_stale(number)
            services.replays.replays.forget(number)
        for number in erased.live:
            services.tables.report_change(number)
        for championship in erased.championships:
            services.scheduler.start_steps(championship)
        for deal in erased.deals:
            services.duels.start_steps(deal)
        for pad in erased.pads:
            services.pads.report_change(pad)
        for meeting in erased.meetings:
            services.meetings.start_steps(meeting)
        for guild in erased.servers:
            services.people.forget_server(guild)
