"""Buttons and menus of lobbies (seats, options, start) and of rematches."""

from __future__ import annotations

from functools import partial

import discord
from discord.ext import commands

from bot.client.answers import may_moderate, reader_texts, set_game
from bot.client.clicks import Click, has_component
from bot.client.display_names import display_name
from bot.client.handlers import Client, Does, Interaction
from bot.client.opening import open_private_table
from bot.client.parsing import parse_setting, parse_token
from bot.client.verbs import verbs
from bot.courier.places import is_direct
from bot.courier.replies import in_private, own_message
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.present.play import host
from bot.records.tables import Person
from bot.seating.lobby import ADMISSION
from bot.seating.player_counts import COMPANY
from bot.seating.rematches import rematch
from bot.tables.snapshot import Snapshot


class LobbyCog(commands.Cog):
    """Handles the buttons and menus of lobbies and rematches; each stores a change before it answers."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.clock = bot.services.clock
        self.lobby = bot.services.lobby
        self.meetings = bot.services.meetings
        self.pages = bot.services.pages
        self.people = bot.services.people
        self.robots = bot.services.robots
        self.tables = bot.services.tables
        seats = {
            "@join": self.join,
            "@robot": self.add_robot,
            "@norobot": self.remove_robot,
            "@token": self.choose_token,
            "@alone": self.practise,
        }
        rules = {"@options": self.show_options, "@set": self.set_option, "@level": self.show_levels}
        lobby = {**seats, **rules, "@start": self.start}
        bot.verbs |= verbs("server", {verb: partial(self.run_and_tidy, does) for verb, does in lobby.items()})
        bot.verbs |= verbs("panel", {"@rematch": self.rematch})

    async def run_and_tidy(self, does: Does, interaction: Interaction, click: Click) -> None:
        """Run a handler of the lobby, then remove the pressed message if the table has a newer message.

        If the match has begun, a note replaces a private lobby page, and its panel a private table's page.
        """
        try:
            over = None
            header = (await self.tables.snapshot(click.table, interaction.user.id)).header
            if header.is_private and header.status != "lobby":
                await self.courier.show_panel(interaction, click.table)
                return
            if in_private(interaction):
                over = await self.pages.lobby_over(click.table, interaction.user.id)
            if over is None:
                await does(interaction, click)
            else:
                await self.courier.replace(interaction, over)
        finally:
            message = interaction.message
            if (
                message is not None
                and not in_private(interaction)
                and has_component(message, interaction.data or {})
            ):
                self.courier.table.put_away_other(click.table, message)

    async def join(self, interaction: Interaction, click: Click) -> None:
        """Sit down."""
        user = interaction.user
        await self.meetings.join(click.table, user.id, display_name(user), interaction.id)
        await self.courier.answer_silently(interaction, click.table)
        await self.courier.direct_messages.open(user.id)

    async def add_robot(self, interaction: Interaction, click: Click) -> None:
        """Add a robot."""
        await self.lobby.add_robot(click.table, interaction.user.id, interaction.id)
        await self.courier.answer_silently(interaction, click.table)

    async def remove_robot(self, interaction: Interaction, click: Click) -> None:
        """Remove the last robot; a click in the host's panel shows the panel again."""
        user = interaction.user.id
        await self.lobby.drop_robot(click.table, user, interaction.id)
        snapshot = await self.tables.snapshot(click.table, user)
        if in_private(interaction) and snapshot.header.host == user and not snapshot.header.is_private:
            await self._show_options(interaction, snapshot)
        else:
            await self.courier.answer_silently(interaction, click.table)

    async def choose_token(self, interaction: Interaction, click: Click) -> None:
        """Choose the animal to play with."""
        token = parse_token(click.words)
        await self.lobby.choose_token(click.table, interaction.user.id, token, interaction.id)
        await self.courier.answer_silently(interaction, click.table)

    async def practise(self, interaction: Interaction, click: Click) -> None:
        """Open a private table with the options of this lobby, whose seats stay as they are."""
        header = (await self.tables.snapshot(click.table, interaction.user.id)).header
        set_game(interaction, header.game)
        await open_private_table(interaction, header.game, options=header.options)

    async def start(self, interaction: Interaction, click: Click) -> None:
        """Start the match, with robots on missing seats if the words ask for them (`robots` or `now`).

        `now` is for a person alone. A click with either word, or on Start in a private panel, is answered
        with the hand. After Start in the public lobby, the hand is shown as the person's preferences say.
        """
        now = click.words == ("now",)
        fill = now or click.words == ("robots",)
        company = COMPANY if now else 0
        user = interaction.user.id
        await self.lobby.start(click.table, user, interaction.id, fill=fill, company=company)
        if fill or in_private(interaction):
            await self._show_first_hand(interaction, click.table)
        else:
            await self.courier.answer_silently(interaction, click.table)

    async def _show_first_hand(self, interaction: Interaction, table_id: int, *, anew: bool = False) -> None:
        """Show the hand to the person who has started a match, in the message pressed if it is private.

        With `anew` a direct message that was pressed stays as it is, and the hand comes in another one.
        """
        message = own_message(interaction)
        if message is not None:
            self.courier.host_panels.forget(message.id)
        with self.courier.own.answering(table_id, interaction.user.id):
            await self.robots.deal(table_id)
            await self.courier.show_panel(interaction, table_id, anew=anew)

    async def show_options(self, interaction: Interaction, click: Click) -> None:
        """Show the host's panel, or another page of it."""
        snapshot = await self.tables.snapshot(click.table, interaction.user.id)
        self.lobby.require_may_change(snapshot.header, interaction.user.id)
        await self._show_options(interaction, snapshot, "".join(click.words), anew=not click.words)

    async def show_levels(self, interaction: Interaction, click: Click) -> None:
        """Show the level of each robot.

        Raises:
            Refused: T-20 the lobby has no robot any more.
        """
        snapshot = await self.tables.snapshot(click.table, interaction.user.id)
        self.lobby.require_may_change(snapshot.header, interaction.user.id)
        if not any(occupant.is_robot for occupant in snapshot.occupants):
            raise Refused(RefusalId.NO_ROBOT)
        await self._show_options(interaction, snapshot, host.ROBOTS_PAGE, anew=True)

    async def _show_options(
        self, interaction: Interaction, snapshot: Snapshot, page: str = "", *, anew: bool = False
    ) -> None:
        """Show a page of the host's panel, with `anew` in a new message."""
        t, moderator = await reader_texts(interaction), await may_moderate(interaction)
        calls = (await self.people.server(snapshot.header.guild_id)).allows_calls
        link = await self.courier.table.link(snapshot.header.id)
        post = host.options(snapshot, t, page, moderator=moderator, calls=calls, link=link)
        await self.courier.show_host_panel(interaction, snapshot.header.id, post, anew=anew)

    async def set_option(self, interaction: Interaction, click: Click) -> None:
        """Set the chosen option, or open the option's form.

        Raises:
            Refused: T-3 no option is named, or a submitted form contains no valid value.
        """
        if not click.words:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        user, t = interaction.user.id, await reader_texts(interaction)
        snapshot = await self.tables.snapshot(click.table, user)
        self.lobby.require_may_change(snapshot.header, user)
        key, *values = click.words
        set_game(interaction, snapshot.header.game)
        chosen = parse_setting(snapshot, key, tuple(values), t)
        if chosen.form is not None:
            if interaction.type is discord.InteractionType.modal_submit:
                raise Refused(RefusalId.NOT_UNDERSTOOD)
            await self.courier.ask(interaction, chosen.form, click.table)
            return
        if chosen.changes and set(chosen.changes) <= host.HOUSE_OPTIONS:
            for option, value in chosen.changes.items():
                if option == ADMISSION:
                    await self._restrict(interaction, click.table, few=value)
                    continue
                await self.lobby.set_option(click.table, user, option, value, interaction.id)
        else:
            await self.lobby.change_options(click.table, user, chosen.changes, interaction.id)
        snapshot = await self.tables.snapshot(click.table, user)
        await self._show_options(interaction, snapshot, chosen.page)

    async def _restrict(self, interaction: Interaction, table_id: int, *, few: bool) -> None:
        """Admit everybody to a lobby or, with `few`, only those who sit there or have been invited."""
        invited = None
        if few:
            known = await self.courier.invitations.list_invited(table_id)
            invited = {str(Person(user)): (await self.people.get(user)).name for user in known}
        await self.lobby.restrict(table_id, interaction.user.id, invited, interaction.id)

    async def rematch(self, interaction: Interaction, click: Click) -> None:
        """Open a lobby for the players of a match; if they played with robots only, start at once."""
        user = interaction.user
        # In a direct message Discord does not send the server's display name, so prefer the stored name.
        name = (await self.people.get(user.id)).name or display_name(user)
        header = await rematch(self.lobby, click.table, user.id, name, interaction.id)
        snapshot = await self.tables.snapshot(header.id, user.id)
        alone = sum(not occupant.is_robot for occupant in snapshot.occupants) == 1
        if header.status == "lobby" and alone and header.host == user.id and len(snapshot.occupants) > 1:
            # Store the start without an interaction id, because opening the table has used the id.
            await self.lobby.start(header.id, user.id, None, fill=True)
        begun = (await self.tables.snapshot(header.id, user.id)).header.status == "running"
        if begun and (header.is_private or not is_direct(interaction)):
            await self._show_first_hand(interaction, header.id, anew=True)
        elif in_private(interaction):
            t = await reader_texts(interaction)
            key = "rematch-begun" if begun else "rematch-open"
            await self.courier.reply(interaction, notices.notice(t(key)))
        else:
            await self.courier.answer_silently(interaction, header.id)
        self.courier.refresh(header.id)
        self.clock.set_timer(header.id, at_once=True)


async def setup(bot: Client) -> None:
    await bot.add_cog(LobbyCog(bot))
