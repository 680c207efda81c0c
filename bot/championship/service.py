"""The championship service: sign-up, draw, rulings and fixtures, on top of ordinary tables.

No state of a championship is kept in memory: every answer is computed from the championship's stored inputs
and its tables' results.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any, Final

from bot.championship.names import label
from bot.championship.results import (
    compute_snapshot,
    count_played,
    final_status,
    inputs,
    medals,
    playable_fixtures,
    results,
)
from bot.championship.snapshot import ChampionshipSnapshot, is_decision, is_fixture_playable, require_allowed
from bot.errors import Conflict, LimitReached, RefusalId, Refused
from bot.records.championships import ChampionshipHeader, InputRow, StoredChampionship
from bot.records.tables import Booking, Limits, Member, Person, Robot, TableHeader
from bot.seating.block_list import require_welcome
from bot.seating.lobby import Arrangement, Lobby
from bot.store.championships import (
    append_championship_input,
    end_championship,
    get_championship,
    get_championship_secret,
    list_championships_in_channel,
    list_honours,
    list_running_championships,
    load_championship,
    open_championship,
)
from bot.store.tables import LIVE
from bot.tables.reasons import clean_reason
from bot.tables.retry import retry_on_conflict
from bot.tables.robot_names import LEVEL, robot_name
from bot.tables.service import Tables
from bot.texts.sentences import one_line
from engine import GAMES
from engine.championship import compute_championship
from engine.championship.draw import draw_order
from engine.championship.plan import CASTILLAR, SAME_CARDS, Plan, formats, is_playable
from engine.championship.public import Championship, Fixture, Input, parse
from engine.core import IllegalOption, NotUnderstood
from engine.luck import Luck

OVERTAKEN: Final = frozenset({RefusalId.ALREADY_SEATED, RefusalId.ALREADY_BEGUN})
"""Refusals to sit down at one's fixture where an earlier click has already done so."""
SEEDS: Final = 10**9
"""Upper bound of a draw's seed, so that it is short enough to be shown and typed."""
LONGEST_NAME: Final = 32
"""Maximum length of a name in a championship's table, in characters."""


class Championships:
    """All championships. `changed(id)` is called after every stored change."""

    def __init__(
        self, tables: Tables, lobby: Lobby, changed: Callable[[int], None], rng: Random | None = None
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self._lobby = lobby
        self._changed = changed
        self._rng = rng or SystemRandom()

    # ------------------------------------------------------------------ opening and reading

    async def open(
        self,
        *,
        game: str,
        form: str | None,
        options: dict[str, Any],
        guild_id: int,
        channel_id: int,
        name: str,
        locale: str,
        timer: str,
        organiser: int,
        feeds: bool,
        season: str,
        beside: int = 0,
        limits: Limits | None = None,
        interaction: int | None = None,
    ) -> ChampionshipHeader:
        """Open a new championship without entrants.

        A server's default options do not apply to El Castillar, which has its own rules (HC-1).

        Raises:
            Refused: T-14 the game has no such format or options, T-71 the newest championship running in this
                channel is not `beside`, T-81 the organiser's running championships reach the limit for
                unfinished tables in the server's `limits`, T-83 blocked, T-125 the game deals no cards.
        """
        await require_welcome(self.store, guild_id, organiser)
        known, seats = formats(game), GAMES[game].seats
        chosen = form or next(one for one in known if is_playable(one, seats))
        if chosen == SAME_CARDS and chosen not in known:
            raise Refused(RefusalId.NO_DEAL)
        if chosen not in known:
            raise Refused(RefusalId.BAD_OPTION, key="format")
        try:
            defaults = {} if chosen == CASTILLAR else options
            plan = Plan.from_mapping(
                Plan(game, chosen, seats, GAMES[game].lowest_wins, defaults).to_mapping()
            )
        except IllegalOption as error:
            raise Refused(RefusalId.BAD_OPTION, key=error.key, because=error.rule) from error
        try:
            return await self.store.write(
                open_championship,
                guild_id=guild_id,
                channel_id=channel_id,
                name=one_line(name),
                plan=plan.to_mapping(),
                locale=locale,
                timer=timer,
                organiser=organiser,
                feeds=feeds,
                season=one_line(season),
                opened_at=self.tables.now(),
                beside=beside,
                most=None if limits is None else limits.unfinished,
                interaction=interaction,
            )
        except LimitReached as reached:
            theirs = await self.store.read(list_running_championships, organiser, guild_id)
            raise Refused(RefusalId.TOO_MANY_CHAMPIONSHIPS, most=reached.most, live=theirs) from reached
        except Conflict as lost:
            here = await self.store.read(list_championships_in_channel, channel_id)
            running = [one for one in here if one.status == "running"]
            raise Refused(RefusalId.CHAMPIONSHIP_GOES_ON, live=running) from lost

    async def header(self, championship_id: int) -> ChampionshipHeader:
        """Return the header of a championship.

        Raises:
            Refused: T-40 there is no such championship.
        """
        header = await self.store.read(get_championship, championship_id)
        if header is None:
            raise Refused(RefusalId.NO_SUCH_CHAMPIONSHIP)
        return header

    async def snapshot(self, championship_id: int) -> ChampionshipSnapshot:
        """Return the championship as everybody may see it.

        Raises:
            Refused: T-40 there is no such championship.
        """
        stored = await self._stored(championship_id)
        snapshot = compute_snapshot(stored)
        if stored.header.status == "over" and stored.header.feeds:
            honours = await self.store.read(list_honours, stored.header.guild_id, stored.header.season)
            same_game = (entry for entry in honours if entry.header.game == stored.header.game)
            snapshot = snapshot._replace(season=tuple(same_game))
        return snapshot

    async def _stored(self, championship_id: int) -> StoredChampionship:
        stored = await self.store.read(load_championship, championship_id)
        if stored is None:
            raise Refused(RefusalId.NO_SUCH_CHAMPIONSHIP)
        return stored

    # ------------------------------------------------------------------ inputs

    async def join(self, championship_id: int, user: int, name: str, interaction: int | None) -> None:
        """Sign up under this name.

        Raises:
            Refused: T-40, T-46 over, T-83 blocked by the server, or a rule.
        """
        await require_welcome(self.store, (await self.header(championship_id)).guild_id, user)
        shown = one_line(name)[:LONGEST_NAME] or str(user)
        await self._submit(championship_id, user, Input("join", (user,), shown), "", interaction)

    async def leave(self, championship_id: int, user: int, interaction: int | None) -> None:
        """Take a person's name off the list.

        Raises:
            Refused: T-40, T-46 over, or a rule.
        """
        await self._submit(championship_id, user, Input("leave", (user,)), "", interaction)

    async def require_may_leave(self, championship_id: int, user: int) -> ChampionshipSnapshot:
        """Check that this person may take their name off the list, and return the championship.

        Raises:
            Refused: T-40, T-46 over, or a rule.
        """
        snapshot = await self.snapshot(championship_id)
        require_allowed(snapshot, Input("leave", (user,)))
        return snapshot

    async def require_may_draw(
        self, championship_id: int, user: int, moderator: bool
    ) -> ChampionshipSnapshot:
        """Check that this person may draw now, and return the championship.

        Raises:
            Refused: T-40, T-44 not the organiser, T-46 over, or a rule.
        """
        self.require_organiser(await self.header(championship_id), user, moderator)
        snapshot = await self.snapshot(championship_id)
        require_allowed(snapshot, Input("draw", (1,)))
        return snapshot

    async def draw(
        self, championship_id: int, user: int, moderator: bool, listed: int, interaction: int | None
    ) -> None:
        """Close the list and draw by lot, for the form "same cards" the luck of all rounds, too.

        Raises:
            Refused: T-40, T-44 not the organiser, T-46 over, T-70 the number of inputs is not `listed`, the
                number that the organiser has seen, or a rule.
        """
        header = await self.header(championship_id)
        self.require_organiser(header, user, moderator)
        said = Input("draw", (self._rng.randrange(1, SEEDS),))
        secret = self.tables.draw_luck().secret.hex() if header.plan["format"] == SAME_CARDS else None
        await self._submit(championship_id, user, said, "", interaction, listed=listed, secret=secret)

    async def rule(
        self,
        championship_id: int,
        user: int,
        text: str,
        reason: str,
        moderator: bool,
        interaction: int | None,
    ) -> None:
        """Store a ruling of the organiser, given in notation, with a public reason.

        Raises:
            Refused: T-40, T-44 not the organiser, T-46 over, T-32 without a reason, T-3 not understood, or a
                rule.
        """
        self.require_organiser(await self.header(championship_id), user, moderator)
        why = clean_reason(reason)
        try:
            said = parse(text)
        except NotUnderstood as error:
            raise Refused(RefusalId.NOT_UNDERSTOOD) from error
        if not is_decision(said):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await self._submit(championship_id, user, said, why, interaction)

    def require_organiser(self, header: ChampionshipHeader, user: int, moderator: bool) -> None:
        """Check that this person is the organiser of the championship or a moderator of its server.

        Raises:
            Refused: T-44 the person is neither.
        """
        if user != header.organiser and not moderator:
            raise Refused(RefusalId.ORGANISER_ONLY)

    @retry_on_conflict
    async def _submit(
        self,
        championship_id: int,
        user: int,
        said: Input,
        reason: str,
        interaction: int | None,
        *,
        listed: int | None = None,
        secret: str | None = None,
    ) -> None:
        stored = await self._stored(championship_id)
        snapshot = compute_snapshot(stored)
        state = snapshot.state
        require_allowed(snapshot, said)
        if listed not in (None, snapshot.inputs):
            raise Refused(RefusalId.CHANGED_SINCE)
        if said.verb == "draw":
            # The draw goes by the entrants' numbers, and that of a deleted entrant changes: store its result.
            said = said._replace(numbers=(*said.numbers, *draw_order(said.numbers[0], state.names)))
        row = InputRow(len(stored.inputs), str(said), str(Person(user)), self.tables.now(), reason)
        after = compute_championship(state.plan, [*inputs(stored), said], results(stored))
        await self.store.write(
            append_championship_input,
            championship_id,
            row,
            ending=final_status(after),
            medals=medals(after),
            played=count_played(stored),
            secret=secret,
            interaction=interaction,
        )
        self._changed(championship_id)

    # ------------------------------------------------------------------ fixtures

    @retry_on_conflict
    async def play(
        self, championship_id: int, fixture: str, user: int, name: str, interaction: int | None
    ) -> tuple[TableHeader, bool]:
        """Seat this person at a fixture's table; return the table, and whether this call opened the table.

        Raises:
            Refused: T-40, T-46 over, T-47 not open, T-48 somebody else's fixture.
        """
        stored = await self._stored(championship_id)
        snapshot = compute_snapshot(stored)
        state = snapshot.state
        found = state.fixture(fixture)
        live = next((m for m in stored.matches if m.header.fixture == fixture), None)
        if stored.header.status != "running" or state.has_ended:
            raise Refused(RefusalId.CHAMPIONSHIP_OVER)
        if found is None or not is_fixture_playable(snapshot, found):
            raise Refused(RefusalId.FIXTURE_NOT_OPEN)
        if user not in found.entrants:
            raise Refused(RefusalId.OTHERS_FIXTURE, fixtures=playable_fixtures(snapshot, user))
        if live is None:
            opened = await self._open(stored.header, state, found, user, name, interaction)
            self._changed(championship_id)
            return opened, True
        # Another process may have opened the table, which this process must then show.
        self._changed(championship_id)
        if live.header.status == "over":
            raise Refused(RefusalId.FIXTURE_NOT_OPEN)
        if live.header.status == "lobby" and all(member.who != str(Person(user)) for member in live.members):
            try:
                await self._lobby.join(live.header.id, user, name, interaction)
            except Refused as refused:
                if refused.rule not in OVERTAKEN:
                    raise
        return live.header, False

    async def require_booked(self, header: TableHeader) -> None:
        """Check that a championship match can still be played by the entrants it was booked for.

        Raises:
            Refused: T-40, T-46 over, T-47 not open, has another live table, or has other entrants now.
        """
        snapshot = await self.snapshot(header.championship_id or 0)
        found = snapshot.state.fixture(header.fixture or "")
        if snapshot.header.status != "running" or snapshot.state.has_ended:
            raise Refused(RefusalId.CHAMPIONSHIP_OVER)
        if found is None or not is_fixture_playable(snapshot, found) or found.key in snapshot.live:
            raise Refused(RefusalId.FIXTURE_NOT_OPEN)
        if {str(Person(entrant)) for entrant in found.entrants} != set(header.invited or ()):
            raise Refused(RefusalId.FIXTURE_NOT_OPEN)

    async def _open(
        self,
        header: ChampionshipHeader,
        state: Championship,
        fixture: Fixture,
        user: int,
        name: str,
        interaction: int | None,
    ) -> TableHeader:
        numbers = [seat for seat, entrant in enumerate(fixture.order) if entrant is None]
        if not fixture.order:
            numbers = list(range(fixture.seats - len(fixture.entrants)))
        stand_ins = [
            Member(str(Robot(LEVEL, number)), robot_name(header.locale, number)) for number in numbers
        ]
        # `label` numbers equal names as in the championship's own messages.
        invited = {str(Person(entrant)): label(state, entrant) for entrant in fixture.entrants}
        return await self._lobby.open(
            game=state.plan.game,
            host=user,
            name=name,
            guild_id=header.guild_id,
            channel_id=header.channel_id,
            locale=header.locale,
            options=dict(fixture.options),
            timer=header.timer,
            members=stand_ins,
            booking=Booking(
                header.id, fixture.key, header.organiser, invited, True if fixture.order else None
            ),
            interaction=interaction,
        )

    async def arrange(self, header: TableHeader) -> Arrangement | None:
        """Return the luck and the seats of a table whose cards other tables play as well, None for any other.

        The luck of each round comes from the championship's by HMAC, and tells nothing of other rounds.

        Raises:
            Refused: T-40 there is no such championship, T-47 there is no such match.
        """
        if header.covered is None or header.championship_id is None:
            return None
        found = (await self.snapshot(header.championship_id)).state.fixture(header.fixture or "")
        secret = await self.store.read(get_championship_secret, header.championship_id)
        if found is None or secret is None:
            raise Refused(RefusalId.FIXTURE_NOT_OPEN)
        seats = tuple(
            str(Robot(LEVEL, seat) if entrant is None else Person(entrant))
            for seat, entrant in enumerate(found.order)
        )
        return Arrangement(Luck(Luck(bytes.fromhex(secret)).key("round", found.round)), seats)

    async def tables_to_uncover(self, championship_id: int) -> list[int]:
        """Return the ids of the tables that all may see, because no other table plays their cards any more.

        Raises:
            Refused: T-40 there is no such championship.
        """
        stored = await self._stored(championship_id)
        state = compute_snapshot(stored).state
        rounds = {fixture.key: fixture.round for fixture in state.fixtures}
        return [
            match.header.id
            for match in stored.matches
            if match.header.covered
            and match.header.status not in LIVE
            and (state.has_ended or rounds[match.header.fixture or ""] <= state.rounds_done)
        ]

    # ------------------------------------------------------------------ automatic end

    @retry_on_conflict
    async def close(self, championship_id: int) -> None:
        """Store the medals of a championship whose last match has been played; do nothing otherwise.

        Raises:
            Refused: T-40 there is no such championship.
        """
        stored = await self._stored(championship_id)
        state = compute_snapshot(stored).state
        if stored.header.status == "running" and state.has_ended:
            won = medals(state)
            await self.store.write(
                end_championship, championship_id, len(stored.inputs), won, self.tables.now()
            )
            self._changed(championship_id)
