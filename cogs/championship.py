"""`/championship` and its buttons: opening, sign-up, draw, fixtures, and the organiser's panel."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.championship.snapshot import ChampionshipSnapshot
from bot.client.answers import (
    answer_errors,
    may_moderate,
    public_texts,
    reader_texts,
    require_server,
    send_public,
)
from bot.client.championships import (
    FORMAT_CHOICES,
    Wish,
    channel_championships,
    open_championship,
    parse_request,
)
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.confirmations import ask_confirmation
from bot.client.display_names import display_name
from bot.client.handlers import Act, Client, Interaction
from bot.client.installs import on_servers
from bot.client.opening import open_match
from bot.client.verbs import require_place, verbs
from bot.errors import RefusalId, Refused
from bot.numbers import parse_only_number
from bot.present import championship as present
from bot.present import notices
from bot.present.championship import losing
from bot.present.post import Post, Text
from bot.texts.sentences import escape_name

HELP = "championship"
"""The key of the help pages about championships."""


class ChampionshipCog(commands.Cog):
    """Commands and buttons of championships."""

    group = on_servers(app_commands.Group(**command_texts("championship")))

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.championship_pages = bot.services.championship_pages
        self.championships = bot.services.championships
        bot.verbs |= verbs(
            "championship",
            {
                "@c-join": self.join,
                "@c-leave": self.ask_to_leave,
                "@c-draw": self.ask_to_draw,
                "@c-new": self.open_another,
                "@c-play": self.play,
                "@c-mine": self.show_own_matches,
                "@c-told": self.show_rulings,
                "@c-desk": self.organiser_panel,
                "@c-rule": self.rule,
            },
        )
        bot.acts |= {
            "c-leave": Act(self.leave_question, self.leave, "championship"),
            "c-draw": Act(self.draw_question, self.draw, "championship"),
            "c-rule": Act(self.ruling_question, self.give_reason, "championship"),
        }
        more = {"@c-pick": self.pick, "@c-season": self.show_season, "@c-rules": self.show_rules}
        bot.verbs |= verbs("anywhere", more)

    async def _private_page(self, interaction: Interaction, championship_id: int) -> Post:
        """Return the private page of the championship for this person."""
        links = self.courier.championship_messages.table_link
        return await self.championship_pages.private(championship_id, interaction.user.id, links)

    # ------------------------------------------------------------------ commands

    @group.command(**command_texts("new-championship", "championship-new"))
    @parameters(
        game=word("about-game"),
        form=word("about-format"),
        title=word("about-title"),
        season=word("about-season"),
        counts=word("about-counts"),
        language=word("about-language"),
        timer=word("about-timer"),
    )
    @app_commands.choices(form=FORMAT_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        form: str | None = None,
        title: app_commands.Range[str, 1, 60] = "",
        season: app_commands.Range[str, 1, 20] = "",
        counts: bool = False,
        language: str | None = None,
        timer: str | None = None,
    ) -> None:
        """Open a championship in this channel; its message has the button to sign up."""
        async with answer_errors(interaction):
            wish = Wish(game, form, title, season, counts, language, timer)
            await open_championship(interaction, wish)

    @group.command(**command_texts("table", "championship-table"))
    @parameters(public=word("about-public-board"))
    async def table(self, interaction: Interaction, public: bool = False) -> None:
        """Show this channel's championship, privately or for all; if there are several, ask which one."""
        async with answer_errors(interaction):
            found = await channel_championships(interaction)
            if len(found) > 1:
                t = await reader_texts(interaction)
                await self.courier.reply(interaction, present.chooser(found, t, anew=public))
                return
            shown = await self._private_page(interaction, found[0].id)
            if public:
                await self._bring_down(interaction, found[0].id)
            await self.courier.reply(interaction, shown)

    async def _bring_down(self, interaction: Interaction, championship_id: int) -> None:
        """Post the message of a championship again at the end of its channel.

        Raises:
            Refused: T-67 the message was posted again just now.
        """
        messages = self.courier.championship_messages
        header = await self.championships.header(championship_id)
        messages.repost(championship_id, await messages.link(championship_id, header.guild_id))
        self.courier.retry_channel(header.channel_id)

    @group.command(**command_texts("standings"))
    @parameters(season=word("about-standings-season"), public=word("about-public-board"))
    async def standings(
        self,
        interaction: Interaction,
        season: app_commands.Range[str, 1, 20] = "",
        public: bool = False,
    ) -> None:
        """Show the general classification of this server, privately or for all."""
        async with answer_errors(interaction):
            guild, classified = require_server(interaction), self.championship_pages.classification

            async def for_all() -> Post:
                return await classified(guild, season, await public_texts(interaction))

            post = await classified(guild, season, await reader_texts(interaction))
            # Tell only the person who asked that the season is unknown.
            if public and post.epoch:
                await send_public(interaction, for_all)
            else:
                await self.courier.reply(interaction, post)

    # ------------------------------------------------------------------ buttons for everybody

    async def join(self, interaction: Interaction, click: Click) -> None:
        """Sign up."""
        user = interaction.user
        await self.championships.join(click.table, user.id, display_name(user), interaction.id)
        await self._acknowledge(interaction, click)

    async def ask_to_leave(self, interaction: Interaction, click: Click) -> None:
        """Ask the person whether to take their name off the list."""
        await ask_confirmation(interaction, "c-leave", click.table)

    async def leave_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to take the person's name off the list.

        Raises:
            Refused: T-46 over, or a rule.
        """
        snapshot = await self.championships.require_may_leave(click.table, interaction.user.id)
        return losing.ask_retire(snapshot, await reader_texts(interaction))

    async def leave(self, interaction: Interaction, click: Click) -> None:
        """Take the person's name off the list."""
        await self.championships.leave(click.table, interaction.user.id, interaction.id)
        header = await self.championships.header(click.table)
        if self.courier.silence.out_of_date(header.channel_id):
            await self._acknowledge(interaction, click)
            return
        retired = (await reader_texts(interaction))("retired", name=escape_name(header.label, 60))
        await self.courier.replace(interaction, notices.notice(retired))

    async def _acknowledge(self, interaction: Interaction, click: Click) -> None:
        """Acknowledge a click on a championship's message.

        If the message cannot be edited, reply with a private page.
        """
        channel = (await self.championships.header(click.table)).channel_id
        if not self.courier.silence.out_of_date(channel):
            await self.courier.acknowledge(interaction)
            return
        shown = await self._private_page(interaction, click.table)
        note = (await reader_texts(interaction))("championship-silent", channel=f"<#{channel}>")
        shown = shown._replace(blocks=(*shown.blocks, Text(f"-# {note}", is_temporary=True)))
        await self.courier.replace(interaction, shown)

    async def open_another(self, interaction: Interaction, click: Click) -> None:
        """Open another championship in this channel after the person has confirmed."""
        await open_championship(interaction, parse_request(click.words), beside=click.table)

    async def ask_to_draw(self, interaction: Interaction, click: Click) -> None:
        """Ask the organiser whether to draw with the present list."""
        await ask_confirmation(interaction, "c-draw", click.table)

    async def draw_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to draw.

        Raises:
            Refused: T-44 not the organiser, T-46 over, or a rule.
        """
        return losing.ask_draw(await self._list(interaction, click), await reader_texts(interaction))

    async def _list(self, interaction: Interaction, click: Click) -> ChampionshipSnapshot:
        user, moderator = interaction.user.id, await may_moderate(interaction)
        return await self.championships.require_may_draw(click.table, user, moderator)

    async def draw(self, interaction: Interaction, click: Click) -> None:
        """Close the list and draw; the seed is shown in the championship's message.

        Raises:
            Refused: T-70 the list has changed since the question.
        """
        user, moderator = interaction.user.id, await may_moderate(interaction)
        listed = (await self._list(interaction, click)).inputs
        await self.championships.draw(click.table, user, moderator, listed, interaction.id)
        t = await reader_texts(interaction)
        await self.courier.replace(interaction, notices.notice(t("draw-made")))

    async def play(self, interaction: Interaction, click: Click) -> None:
        """Open or join the table of a fixture; without a fixture, show the person's own matches."""
        if not click.words:
            await self.show_own_matches(interaction, click)
            return
        await open_match(interaction, click.table, " ".join(click.words))

    async def show_own_matches(self, interaction: Interaction, click: Click) -> None:
        """Show the person's own matches of this championship."""
        links = self.courier.championship_messages.table_link
        post = await self.championship_pages.mine(click.table, interaction.user.id, links)
        await self.courier.replace(interaction, post)

    async def pick(self, interaction: Interaction, click: Click) -> None:
        """Show the championship chosen from several; with `anew`, also post its public message again."""
        anew = click.words[1:] == ("anew",)
        number = parse_only_number(click.words[:1] if anew else click.words)
        await require_place(interaction, click._replace(table=number), "championship")
        shown = await self._private_page(interaction, number)
        if anew:
            await self._bring_down(interaction, number)
        await self.courier.replace(interaction, shown)

    async def show_rulings(self, interaction: Interaction, click: Click) -> None:
        """Show a page of all rulings."""
        t, snapshot = await reader_texts(interaction), await self.championships.snapshot(click.table)
        await self.courier.replace(interaction, present.rulings(snapshot, t, parse_only_number(click.words)))

    async def show_rules(self, interaction: Interaction, click: Click) -> None:
        """Show the help about championships."""
        t = await reader_texts(interaction)
        await self.courier.replace(interaction, notices.rules_page(HELP, "", t))

    async def show_season(self, interaction: Interaction, click: Click) -> None:
        """Show another season of the classification."""
        t = await reader_texts(interaction)
        post = await self.championship_pages.classification(
            require_server(interaction), " ".join(click.words), t
        )
        await self.courier.replace(interaction, post)

    # ------------------------------------------------------------------ organiser's panel

    async def organiser_panel(self, interaction: Interaction, click: Click) -> None:
        """Show a page of the organiser's panel."""
        await self._require_organiser(interaction, click)
        t = await reader_texts(interaction)
        snapshot = await self.championships.snapshot(click.table)
        await self.courier.replace(interaction, present.organiser_panel(snapshot, t, " ".join(click.words)))

    async def rule(self, interaction: Interaction, click: Click) -> None:
        """Ask for the reason of a chosen ruling, or store the ruling once the reason is typed.

        A ruling that takes something away must be confirmed before the reason is asked for.

        Raises:
            Refused: T-44 not the organiser, T-46 over, T-53 not possible now.
        """
        await self._require_organiser(interaction, click)
        t, user = await reader_texts(interaction), interaction.user.id
        if interaction.type is not discord.InteractionType.modal_submit:
            if click.words[:1] and click.words[0] in losing.ASKED:
                await ask_confirmation(interaction, "c-rule", click.table, *click.words)
            else:
                await self.give_reason(interaction, click)
            return
        *words, reason = click.words
        ruling = present.resolve_entrants(await self.championships.snapshot(click.table), " ".join(words))
        moderator = await may_moderate(interaction)
        await self.championships.rule(click.table, user, ruling, reason, moderator, interaction.id)
        await self.courier.replace(interaction, notices.notice(t("ruled-done")))

    async def ruling_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question about a ruling that takes something away.

        Raises:
            Refused: as `rule`.
        """
        await self._require_organiser(interaction, click)
        snapshot, t = await self.championships.snapshot(click.table), await reader_texts(interaction)
        post = None
        if click.words[:1] and click.words[0] in losing.ASKED:
            post = losing.ask_ruling(snapshot, " ".join(click.words), t, keep="@c-desk")
        if post is None:
            raise _not_now(snapshot)
        return post

    async def give_reason(self, interaction: Interaction, click: Click) -> None:
        """Open the form for the reason of a ruling.

        Raises:
            Refused: T-46 over, T-53 not possible now.
        """
        snapshot, t = await self.championships.snapshot(click.table), await reader_texts(interaction)
        form = present.form(snapshot, t, " ".join(click.words))
        if form is None:
            raise _not_now(snapshot)
        await self.courier.ask(interaction, form, click.table)

    async def _require_organiser(self, interaction: Interaction, click: Click) -> None:
        header = await self.championships.header(click.table)
        self.championships.require_organiser(header, interaction.user.id, await may_moderate(interaction))


def _not_now(snapshot: ChampionshipSnapshot) -> Refused:
    """Return the refusal of a ruling: T-46 if the championship is over, else T-53."""
    over = snapshot.header.status != "running" or snapshot.state.has_ended
    return Refused(RefusalId.CHAMPIONSHIP_OVER if over else RefusalId.NO_SUCH_RULING)


async def setup(bot: Client) -> None:
    await bot.add_cog(ChampionshipCog(bot))
