"""The buttons and forms of score pads, for everybody who plays."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client.answers import may_moderate, reader_texts, set_game
from bot.client.clicks import Click, parse_fields
from bot.client.confirmations import ask_confirmation
from bot.client.handlers import Act, Client, Interaction
from bot.client.scorepads import ask_who_plays, draft_key, open_pad, refuse_form
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number, parse_only_number
from bot.pads import forms
from bot.pads.pad import Pad, Part
from bot.present.pads import forms as asking
from bot.present.pads import pad as present
from bot.present.post import Block, Post, Questions


class ScorepadCog(commands.Cog):
    """The buttons and forms of score pads."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.pads = bot.services.pads
        bot.verbs |= verbs("anywhere", {"@pad-open": self.open})
        bot.verbs |= verbs(
            "pad",
            {
                "@pad-next": self.ask_next,
                "@pad-fill": self.fill,
                "@pad-bonus": self.add_bonus,
                "@pad-round": self.show_round,
                "@pad-wake": self.wake,
                "@pad-end": self.ask_end,
            },
        )
        bot.acts |= {"pad-end": Act(self.end_question, self.end, "pad")}

    async def open(self, interaction: Interaction, click: Click) -> None:
        """Open a pad as filled in, or offer the form again.

        Raises:
            Refused: as `ask_who_plays`.
        """
        game = click.words[0] if click.words else ""
        if interaction.type is not discord.InteractionType.modal_submit:
            await ask_who_plays(interaction, game)
            return
        fields = parse_fields(interaction.data or {})
        action = f"@pad-open {game}"
        try:
            await open_pad(interaction, game, fields)
        except Refused as refused:
            await refuse_form(interaction, refused, 0, action, fields, game)
        else:
            self.pads.drafts.drop(draft_key(interaction, 0, action))

    async def ask_next(self, interaction: Interaction, click: Click) -> None:
        """Ask for the numbers of the next round.

        Raises:
            Refused: T-132 all rounds are written, or as `Pads.require_writer`.
        """
        pad = await self.pads.require_writer(click.table, interaction.user.id)
        if pad.is_complete:
            raise Refused(RefusalId.PAD_OVER, why="over")
        await self._ask_numbers(interaction, pad, len(pad.latest) + 1, 0)

    async def fill(self, interaction: Interaction, click: Click) -> None:
        """Ask for the numbers of a round, or store them once they are filled in.

        Raises:
            Refused: T-3 no such round, or as `Pads.write`.
        """
        number, seen = _read(click, 2)
        pad = await self.pads.require_writer(click.table, interaction.user.id)
        set_game(interaction, pad.header.game)
        if interaction.type is discord.InteractionType.modal_submit:
            fields = parse_fields(interaction.data or {})
            await self._write(interaction, pad, "@pad-fill", (number, seen), fields)
            return
        await self._ask_numbers(interaction, pad, number, seen)

    async def add_bonus(self, interaction: Interaction, click: Click) -> None:
        """Ask for a player's bonuses of a round, or store them once they are ticked.

        Raises:
            Refused: T-3 no such round or player, or as `Pads.write`.
        """
        number, seen, seat = _read(click, 3)
        pad = await self.pads.require_writer(click.table, interaction.user.id)
        set_game(interaction, pad.header.game)
        if pad.header.game != "skull-king" or number > len(pad.latest):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        pad.seat(seat)
        if interaction.type is discord.InteractionType.modal_submit:
            fields = parse_fields(interaction.data or {})
            await self._write(interaction, pad, "@pad-bonus", (number, seen, seat), fields)
            return
        t = await reader_texts(interaction)
        draft = self.pads.drafts.get(draft_key(interaction, click.table, click.notation)) or {}
        await self._ask(interaction, asking.bonuses(pad, number, seat, seen, t, draft), click.table)

    async def show_round(self, interaction: Interaction, click: Click) -> None:
        """Show a round to be corrected.

        Raises:
            Refused: T-3 no such round, or as `Pads.require_writer`.
        """
        pad = await self.pads.require_writer(click.table, interaction.user.id)
        number = parse_only_number(click.words)
        if not 1 <= number <= len(pad.latest):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await self.courier.reply(
            interaction, present.round_page(pad, number, await reader_texts(interaction))
        )

    async def wake(self, interaction: Interaction, click: Click) -> None:
        """Take up a pad that sleeps."""
        await self.pads.wake(click.table, interaction.user.id, interaction.id)
        await self.courier.acknowledge(interaction)

    async def ask_end(self, interaction: Interaction, click: Click) -> None:
        """Ask whether to end a pad."""
        await ask_confirmation(interaction, "pad-end", click.table)

    async def end_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to end a pad.

        Raises:
            Refused: as `Pads.require_writer`.
        """
        moderator = await may_moderate(interaction)
        pad = await self.pads.require_writer(click.table, interaction.user.id, moderator=moderator)
        counts = await self.pads.counts(pad)
        return present.ask_end(pad, counts, await reader_texts(interaction))

    async def end(self, interaction: Interaction, click: Click) -> None:
        """End a pad."""
        moderator = await may_moderate(interaction)
        pad = await self.pads.end(click.table, interaction.user.id, moderator, interaction.id)
        await self.courier.replace(interaction, present.ended(pad, await reader_texts(interaction)))

    # ------------------------------------------------------------------ forms

    async def _ask_numbers(self, interaction: Interaction, pad: Pad, number: int, seen: int) -> None:
        t, action = await reader_texts(interaction), f"@pad-fill {number} {seen}"
        draft = self.pads.drafts.get(draft_key(interaction, pad.header.id, action)) or {}
        await self._ask(interaction, asking.numbers(pad, number, seen, t, draft), pad.header.id)

    async def _ask(self, interaction: Interaction, form: Questions, pad_id: int) -> None:
        await self.courier.ask(interaction, form, pad_id)

    async def _write(
        self, interaction: Interaction, pad: Pad, verb: str, at: tuple[int, ...], fields: forms.Fields
    ) -> None:
        """Store a form, and show the round; a refused form is offered again as it was filled in."""
        (number, seen, *more), pad_id = at, pad.header.id
        action = " ".join((verb, *map(str, at)))
        try:
            part = self._part(pad, verb, at, fields)
            written = await self.pads.write(pad_id, interaction.user.id, number, seen, part, interaction.id)
        except Refused as refused:
            stands: tuple[Block, ...] = ()
            if refused.rule == RefusalId.PAD_WRITTEN:
                pad = await self.pads.load(pad_id)
                # The form that is offered again changes what stands now.
                action = " ".join((verb, *map(str, (number, pad.written(number)[-1].revision, *more))))
                stands = (present.round_text(pad, number, await reader_texts(interaction)),)
            await refuse_form(interaction, refused, pad_id, action, fields, pad.header.game, *stands)
            return
        self.pads.drafts.drop(draft_key(interaction, pad_id, action))
        t = await reader_texts(interaction)
        page = present.round_page(written, number, t)
        await self.courier.replace(interaction, page)

    @staticmethod
    def _part(pad: Pad, verb: str, at: tuple[int, ...], fields: forms.Fields) -> Part:
        if verb == "@pad-bonus":
            return forms.bonus_part(pad, at[2], fields)
        return forms.numbers_part(pad, fields)


def _read(click: Click, count: int) -> tuple[int, ...]:
    """Return the numbers of an action; what was typed in a form comes after them.

    Raises:
        Refused: T-3 there are not so many numbers.
    """
    if len(click.words) < count:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return tuple(map(parse_number, click.words[:count]))


async def setup(bot: Client) -> None:
    await bot.add_cog(ScorepadCog(bot))
