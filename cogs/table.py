"""`/hand` and `/table`: a person's panel and seat, and the channel's table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import table_lookup
from bot.client.answers import answer_errors, may_moderate, reader_texts
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.confirmations import ask_confirmation, confirm, decline
from bot.client.display_names import display_name
from bot.client.finding import find_table
from bot.client.handlers import Act, Client, Interaction, Verb
from bot.client.installs import everywhere, on_servers
from bot.client.invitations import find_member
from bot.client.late_comers import ask_about_line, come_late, come_no_more, remove_from_line
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number, parse_only_number
from bot.present import losing, notices
from bot.present.play import pauses
from bot.present.post import Post
from bot.records.tables import Person, TableHeader
from bot.seating import pausing, resuming
from bot.seating.invitations import require_in_charge
from bot.store.tables import LIVE
from bot.tables.leavers import Leaver
from bot.tables.snapshot import Snapshot


class TableCog(commands.Cog):
    """Commands about tables of any game."""

    group = everywhere(app_commands.Group(**command_texts("table")))

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.championships = bot.services.championships
        self.people = bot.services.people
        self.robots = bot.services.robots
        self.seats = bot.services.seats
        self.tables = bot.services.tables
        asked = {"@show": self._show, "@cancel": self._cancel, "@kick": self._kick}
        own = {"@leave-table": self._leave, "@back-table": self._back, "@substitute": self._substitute}
        bot.verbs |= verbs("anywhere", {**asked, **own, "@sure": confirm, "@keep": decline})
        bot.verbs |= verbs("anywhere", {"@mine": self._show_mine})
        bot.verbs |= verbs("anywhere", {"@pause-table": self._pick_pause, "@resume-table": self._pick_resume})
        bot.verbs |= verbs("panel", {"@pause": self._press_pause, "@resume": self._press_resume})
        bot.verbs |= verbs(
            "server", {"@late": come_late, "@line": ask_about_line, "@line-off": remove_from_line}
        )
        # Whoever came by a direct message stops waiting there.
        bot.verbs |= verbs("anywhere", {"@late-stop": come_no_more})
        bot.verbs["@take-up"] = Verb(self._take_up, "panel")
        bot.verbs |= verbs("panel", {"@leave": self._press_leave, "@leave?": self._press_leave})
        bot.acts |= {
            "cancel": Act(self._ask_cancel, self._close, "anywhere"),
            "kick": Act(self._ask_kick, self._confirm_kick, "anywhere"),
            "leave": Act(self._ask_leave, self._give_up, "panel"),
            "substitute": Act(self._ask_substitute, self._give_seat, "anywhere"),
        }

    @everywhere
    @app_commands.command(**command_texts("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the person's panel privately; if they sit at several tables, ask which one."""
        async with answer_errors(interaction):
            own = await table_lookup.own_tables(interaction, table_lookup.has_place)
            if header := await table_lookup.choose_or_ask(interaction, own, "@pick"):
                await self.courier.show_panel(interaction, header.id)

    @group.command(**command_texts("show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the message of this channel's table again at the end of the channel.

        Elsewhere than on the bot's servers, post the message of the person's own table.
        """
        async with answer_errors(interaction):
            here = await (
                table_lookup.tables_here(interaction)
                if server_of(interaction)
                else table_lookup.own_tables(interaction, table_lookup.has_place)
            )
            if header := await table_lookup.choose_or_ask(interaction, here, "@show"):
                await self._show_again(interaction, header)

    async def _show(self, interaction: Interaction, click: Click) -> None:
        if server_of(interaction):
            picked = await self._picked(interaction, click.words)
        else:
            picked = await self._own(interaction, click)
        await self._show_again(interaction, picked)

    async def _show_again(self, interaction: Interaction, header: TableHeader) -> None:
        if header.is_private:
            await self.courier.show_panel(interaction, header.id, anew=True)
            return
        link = await self.courier.table.repost(header.id)
        t = await reader_texts(interaction)
        await self.courier.reply(interaction, notices.table_shown(header.id, link, t))

    @group.command(**command_texts("find"))
    @on_servers
    @parameters(code=word("about-code"))
    async def find(self, interaction: Interaction, code: str) -> None:
        """Show privately where the table with this code is played on this server."""
        async with answer_errors(interaction):
            await find_table(interaction, code)

    @group.command(**command_texts("leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give the person's seat to a robot, or leave the lobby."""
        async with answer_errors(interaction):
            own = await table_lookup.own_tables(interaction, table_lookup.is_seated)
            if header := await table_lookup.choose_or_ask(interaction, own, "@leave-table"):
                await self._leave_or_ask(interaction, header.id)

    async def _leave(self, interaction: Interaction, click: Click) -> None:
        await self._leave_or_ask(interaction, (await self._own(interaction, click)).id)

    async def _press_leave(self, interaction: Interaction, click: Click) -> None:
        """Leave by a button of the lobby or a panel, keeping the pressed message."""
        await self._leave_or_ask(interaction, click.table, pressed=True)

    async def _leave_or_ask(self, interaction: Interaction, table: int, *, pressed: bool = False) -> None:
        """Leave a lobby at once; ask before leaving a match, or a lobby that would close.

        Raises:
            Refused: as `require_seat`.
        """
        user = interaction.user.id
        snapshot = await self.tables.require_seat(table, user)
        if snapshot.header.status == "running" or losing.closes(snapshot):
            await ask_confirmation(interaction, "leave", table, beside=pressed)
            return
        await self.seats.leave(table, user, interaction.id, seen="lobby")
        if pressed:
            await self.courier.answer_silently(interaction, table)
        else:
            await self._say(interaction, "left-lobby")

    async def _ask_leave(self, interaction: Interaction, click: Click) -> Post:
        snapshot = await self.tables.require_seat(click.table, interaction.user.id)
        return losing.ask_leave(snapshot, interaction.user.id, await reader_texts(interaction))

    async def _give_up(self, interaction: Interaction, click: Click) -> None:
        user = interaction.user.id
        status = (await self.tables.require_seat(click.table, user)).header.status
        await self.seats.leave(click.table, user, interaction.id, seen=status)
        if status == "running":
            t = await reader_texts(interaction)
            left = notices.notice(t("left"), notices.back_button(t), table=click.table)
            await self.courier.replace(interaction, left)
        else:
            await self._answer(interaction, "left-lobby")

    @group.command(**command_texts("back"))
    async def back(self, interaction: Interaction) -> None:
        """Take the person's seat back from the robot."""
        async with answer_errors(interaction):
            own = await table_lookup.tables_to_return_to(interaction)
            if header := await table_lookup.choose_or_ask(interaction, own, "@back-table"):
                await self._return(interaction, header)

    async def _back(self, interaction: Interaction, click: Click) -> None:
        user = interaction.user.id
        own = [*await self.tables.tables_of(user), *await table_lookup.closed_tables(interaction)]
        await self._return(interaction, _chosen(own, click.words))

    async def _return(self, interaction: Interaction, header: TableHeader) -> None:
        if header.status in LIVE:
            await self.seats.take_back(header.id, interaction.user.id, interaction.id)
            await self.courier.show_panel(interaction, header.id)
        else:
            await self._resume(interaction, header)

    async def _take_up(self, interaction: Interaction, click: Click) -> None:
        """Resume the match of a closed table; if the match is already running, show the panel."""
        snapshot = await self.tables.snapshot(click.table, interaction.user.id)
        await self._resume(interaction, snapshot.header)

    async def _resume(self, interaction: Interaction, header: TableHeader) -> None:
        """Resume a match that was closed, and show the panel.

        Raises:
            Refused: T-46 or T-47 its fixture cannot be played, or as `resume_match`.
        """
        if header.championship_id is not None and header.status == "cancelled":
            await self.championships.require_booked(header)
        await resuming.resume_match(self.tables, header.id, interaction.user.id, interaction.id)
        await self.courier.show_panel(interaction, header.id)

    @group.command(**command_texts("pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Pause the match, at once for the person in charge, else as soon as all who sit there want it."""
        async with answer_errors(interaction):
            meant = await table_lookup.tables_played_or_led(
                interaction,
                lambda header: header.status == "running" and not (header.stands_still or header.is_private),
            )
            if header := await table_lookup.choose_or_ask(interaction, meant, "@pause-table"):
                await self._pause(interaction, header.id)

    async def _pick_pause(self, interaction: Interaction, click: Click) -> None:
        await self._pause(interaction, (await self._played_or_led(interaction, click)).id)

    async def _press_pause(self, interaction: Interaction, click: Click) -> None:
        await self._pause(interaction, click.table)

    async def _pause(self, interaction: Interaction, table: int) -> None:
        await pausing.pause(self.tables, self.robots, table, interaction.user.id, interaction.id)
        await self._show_pause(interaction, table)

    @group.command(**command_texts("resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Resume a paused match."""
        async with answer_errors(interaction):
            meant = await table_lookup.tables_played_or_led(
                interaction, lambda header: header.paused_at is not None
            )
            if header := await table_lookup.choose_or_ask(interaction, meant, "@resume-table"):
                await self._end_pause(interaction, header.id)

    async def _pick_resume(self, interaction: Interaction, click: Click) -> None:
        await self._end_pause(interaction, (await self._played_or_led(interaction, click)).id)

    async def _press_resume(self, interaction: Interaction, click: Click) -> None:
        await self._end_pause(interaction, click.table)

    async def _end_pause(self, interaction: Interaction, table: int) -> None:
        await pausing.resume(self.tables, table, interaction.user.id, interaction.id)
        await self._show_pause(interaction, table)

    async def _show_pause(self, interaction: Interaction, table: int) -> None:
        """Show the panel; tell an organiser who does not play whether the match is paused."""
        seen = await self.courier.pages.reader_table(table, interaction.user.id)
        if seen.snapshot.has_seat:
            await self.courier.show_panel(interaction, table)
            return
        text = pauses.describe_pause(seen.snapshot, seen.t)
        buttons = [] if seen.snapshot.header.paused_at is None else [pauses.resume_button(seen.t)]
        await self.courier.reply(interaction, notices.notice(text, *buttons, table=table))

    async def _played_or_led(self, interaction: Interaction, click: Click) -> TableHeader:
        """Return the table chosen from those where the person sits or is in charge.

        Raises:
            Refused: T-11 there is no such table among them.
        """
        user = interaction.user.id
        own = [*await self.tables.tables_of(user), *await self.seats.closable_tables(user)]
        return _chosen(own, click.words)

    @group.command(**command_texts("mine"))
    async def mine(self, interaction: Interaction) -> None:
        """Show the person's tables on every server, with whose turn it is, and links."""
        async with answer_errors(interaction):
            await self._show_mine(interaction)

    async def _show_mine(self, interaction: Interaction, _click: Click | None = None) -> None:
        user = interaction.user.id
        tables = []
        for header in await self.tables.tables_of(user):
            link = await self.courier.table.link(header.id)
            with suppress(Refused):  # One broken table must not hide the others.
                tables.append((await self.tables.snapshot(header.id, user), link))
        await self.courier.reply(interaction, notices.my_tables(tables, await reader_texts(interaction)))

    @group.command(**command_texts("kick"))
    @on_servers
    @parameters(player=word("about-kicked"))
    async def kick(self, interaction: Interaction, player: discord.User) -> None:
        """Ask whether a robot should play somebody's seat (host and moderators)."""
        async with answer_errors(interaction):
            here = await table_lookup.tables_here(interaction, player.id)
            which = table_lookup.narrow_to_channel(interaction, here)
            if header := await table_lookup.choose_or_ask(interaction, which, f"@kick {player.id}"):
                await ask_confirmation(interaction, "kick", header.id, str(player.id))

    async def _kick(self, interaction: Interaction, click: Click) -> None:
        header = await self._picked(interaction, click.words[1:])
        await ask_confirmation(interaction, "kick", header.id, *click.words[:1])

    async def _ask_kick(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to kick this person, or remove them from the line for a seat.

        Raises:
            Refused: T-3 not understood, T-5 over, T-11 out of reach, T-13 or T-44 not in charge, T-25 not
                seated.
        """
        player = parse_only_number(click.words)
        snapshot, moderator = await self._in_reach(interaction, click.table)
        require_in_charge(snapshot.header, interaction.user.id, moderator)
        waits = _waits(snapshot.header, player)
        if not waits and all(occupant.who != str(Person(player)) for occupant in snapshot.occupants):
            raise Refused(RefusalId.NOT_SEATED)
        if snapshot.header.status not in LIVE:
            raise Refused(RefusalId.MATCH_OVER)
        ask = losing.ask_line_off if waits else losing.ask_kick
        return ask(snapshot, interaction.user.id, player, await reader_texts(interaction))

    async def _confirm_kick(self, interaction: Interaction, click: Click) -> None:
        snapshot, moderator = await self._in_reach(interaction, click.table)
        user, player, seen = interaction.user.id, parse_only_number(click.words), snapshot.header.status
        waits = _waits(snapshot.header, player)
        await self.seats.kick(click.table, user, player, moderator, interaction.id, seen=seen)
        key = "kicked-lobby" if seen == "lobby" else "late-line-off" if waits else "kicked"
        await self._answer(interaction, key)

    @group.command(**command_texts("substitute"))
    @on_servers
    @parameters(player=word("about-newcomer"), seat_of=word("about-seat"))
    async def substitute(
        self, interaction: Interaction, player: discord.User, seat_of: discord.User | None = None
    ) -> None:
        """Give a robot's seat to a new person (host and moderators).

        Raises:
            Refused: T-30 an app, T-59 not a member of this server.
        """
        async with answer_errors(interaction):
            former = seat_of.id if seat_of else None
            here = await table_lookup.tables_here(interaction, former, table_lookup.has_left_to_robot)
            if player.bot:
                raise Refused(RefusalId.APP)
            if not isinstance(player, discord.Member):
                raise Refused(RefusalId.NOT_A_MEMBER, player=display_name(player))
            await self.people.introduce(player.id, display_name(player), interaction.locale.value)
            which, verb = (
                table_lookup.narrow_to_channel(interaction, here),
                f"@substitute {player.id} {former or 0}",
            )
            if header := await table_lookup.choose_or_ask(interaction, which, verb):
                await self._seat(interaction, header, player, former)

    async def _substitute(self, interaction: Interaction, click: Click) -> None:
        header = await self._picked(interaction, click.words[2:])
        player, former = map(parse_number, click.words[:2])
        await self._seat(interaction, header, await find_member(interaction, player), former or None)

    async def _seat(
        self, interaction: Interaction, header: TableHeader, player: discord.Member, former: int | None
    ) -> None:
        """Give a robot's seat to a person; ask first if another person may take it back."""
        moderator = await may_moderate(interaction)
        if await self._displaced(interaction, header.id, player.id, former, moderator):
            await ask_confirmation(interaction, "substitute", header.id, str(player.id), str(former or 0))
            return
        seat = await self._left_by(header.id, former)
        await self.seats.substitute(
            header.id, interaction.user.id, player.id, display_name(player), seat, moderator, interaction.id
        )
        await self._show_to_newcomer(header.id, player.id)
        await self._say(interaction, "substituted" if header.status == "running" else "substituted-lobby")

    async def _show_to_newcomer(self, table: int, player: int) -> None:
        """Open a direct message to a person who was given a seat, and update the table's messages."""
        await self.courier.direct_messages.open(player)
        self.courier.refresh(table)

    async def _left_by(self, table: int, former: int | None) -> int | None:
        return None if former is None else await self.tables.seat_left_by(table, former)

    async def _displaced(
        self, interaction: Interaction, table: int, player: int, former: int | None, moderator: bool
    ) -> Leaver | None:
        """Return the person other than the newcomer who may take back the seat that is to be given away.

        Return None if there is no such person.
        """
        seat, name = await self._left_by(table, former), (await self.people.get(player)).name
        user = interaction.user.id
        return await self.seats.find_displaced_leaver(table, user, player, name, seat, moderator)

    async def _ask_substitute(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to give away a seat that another person may take back.

        Raises:
            Refused: T-3 not understood, T-11 out of reach, T-70 nobody may take it back any more, or as
                `substitute`.
        """
        snapshot, leaver, player, _ = await self._to_give(interaction, click)
        name = (await self.people.get(player)).name
        asker, t = interaction.user.id, await reader_texts(interaction)
        return losing.ask_substitute(snapshot, asker, leaver, name, click.words, t)

    async def _to_give(self, interaction: Interaction, click: Click) -> tuple[Snapshot, Leaver, int, bool]:
        """Return the table, the seat's former player, the newcomer's id, and whether a moderator asks."""
        player, former = map(parse_number, click.words if len(click.words) == 2 else ("", ""))
        snapshot, moderator = await self._in_reach(interaction, click.table)
        leaver = await self._displaced(interaction, click.table, player, former or None, moderator)
        if leaver is None:
            raise Refused(RefusalId.CHANGED_SINCE)
        return snapshot, leaver, player, moderator

    async def _give_seat(self, interaction: Interaction, click: Click) -> None:
        _, leaver, player, moderator = await self._to_give(interaction, click)
        name = display_name(await find_member(interaction, player))
        await self.seats.substitute(
            click.table, interaction.user.id, player, name, leaver.seat, moderator, interaction.id
        )
        await self._show_to_newcomer(click.table, player)
        await self._answer(interaction, "substituted")

    @group.command(**command_texts("cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        """Ask whether to close this channel's table (host, moderators), else the person's own elsewhere."""
        async with answer_errors(interaction):
            live = await self.tables.in_channel(interaction.channel_id or 0)
            led = await self.seats.closable_tables(interaction.user.id)
            ours = {header.id for header in live} & {header.id for header in led}
            if led and not ours and not (live and await may_moderate(interaction)):
                if len(led) == 1 and led[0].is_private:
                    await ask_confirmation(interaction, "cancel", led[0].id)
                    return
                # Let people in charge close a table from anywhere, because its channel may be deleted.
                asked = (await reader_texts(interaction))("cancel-elsewhere")
                await table_lookup.ask_which(interaction, led, "@cancel", asked)
                return
            here = await table_lookup.tables_here(interaction)
            if header := await table_lookup.choose_or_ask(interaction, here, "@cancel"):
                await ask_confirmation(interaction, "cancel", header.id)

    async def _cancel(self, interaction: Interaction, click: Click) -> None:
        led = await self.seats.closable_tables(interaction.user.id)
        here = await self.tables.in_channel(interaction.channel_id or 0)
        await ask_confirmation(interaction, "cancel", _chosen([*led, *here], click.words).id)

    async def _ask_cancel(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to close the table.

        Raises:
            Refused: T-5 over, T-11 out of reach, T-13 or T-44 not in charge.
        """
        snapshot, moderator = await self._in_reach(interaction, click.table)
        await self.seats.require_closing(snapshot.header, interaction.user.id, moderator)
        return losing.ask_close(snapshot, interaction.user.id, "cancel", await reader_texts(interaction))

    async def _close(self, interaction: Interaction, click: Click) -> None:
        snapshot, moderator = await self._in_reach(interaction, click.table)
        seen, user = snapshot.header.status, interaction.user.id
        await self.seats.cancel(click.table, user, moderator, interaction.id, seen=seen)
        await self._answer(interaction, "match-cancelled" if seen == "running" else "table-cancelled")

    async def _in_reach(self, interaction: Interaction, table: int) -> tuple[Snapshot, bool]:
        """Return a table that is in this channel or led by the person, and whether they moderate the table.

        Raises:
            Refused: T-11 the table is neither.
        """
        snapshot = await self.tables.snapshot(table, interaction.user.id)
        header = snapshot.header
        if not header.is_private and interaction.channel_id in (header.channel_id, header.thread_id):
            return snapshot, await may_moderate(interaction)
        if interaction.user.id not in (header.person_in_charge, header.host):
            raise Refused(RefusalId.NO_SUCH_TABLE)
        return snapshot, False

    async def _own(self, interaction: Interaction, click: Click) -> TableHeader:
        """Return the table chosen from the person's own tables.

        Raises:
            Refused: T-11 the person has no such table.
        """
        return _chosen(await self.tables.tables_of(interaction.user.id), click.words)

    async def _picked(self, interaction: Interaction, words: Sequence[str]) -> TableHeader:
        """Return the table chosen from this channel's tables.

        Raises:
            Refused: T-11 the channel has no such table.
        """
        return _chosen(await self.tables.in_channel(interaction.channel_id or 0), words)

    async def _answer(self, interaction: Interaction, key: str) -> None:
        """Replace the answered question with the sentence `key`."""
        await self.courier.replace(interaction, notices.notice((await reader_texts(interaction))(key)))

    async def _say(self, interaction: Interaction, key: str) -> None:
        await self.courier.reply(interaction, notices.notice((await reader_texts(interaction))(key)))


def _waits(header: TableHeader, user: int) -> bool:
    """Return whether a person stands in the line for a seat."""
    return str(Person(user)) in (header.line or {})


def _chosen(tables: Sequence[TableHeader], words: Sequence[str]) -> TableHeader:
    """Return the table whose number a button carries.

    Raises:
        Refused: T-11 no table in `tables` has that number.
    """
    chosen = [header for header in tables if tuple(words) == (str(header.id),)]
    if not chosen:
        raise Refused(RefusalId.NO_SUCH_TABLE)
    return chosen[0]


async def setup(bot: Client) -> None:
    await bot.add_cog(TableCog(bot))
