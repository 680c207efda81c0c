"""A simulated person who sees what Discord shows and presses only enabled buttons and menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.sim.screen import Message, Pressable, read

if TYPE_CHECKING:
    from random import Random

    from tests.sim.world import World


LEAVE = "leave-lobby"
"""The value that leaves a lobby, in the lobby's menu."""
ROBOTS = "robots"
"""The page of the host's panel about robots."""
MOVES = (
    *("bid", "load", "play", "lead", "discard", "wager", "adjust"),
    *("place", "challenge", "pass", "flip", "lose", "first"),
)
"""The verbs of the games' moves, as they begin the actions of buttons and menus."""


class Answer(NamedTuple):
    """The messages, private or public, that answered a click or command, newest last."""

    result: Any
    posts: tuple[Message, ...]

    @property
    def text(self) -> str:
        """Return the text of all messages of the answer."""
        return "\n".join(post.text for post in self.posts)

    @property
    def private(self) -> bool:
        """Return whether there was an answer and only this person can see the answer."""
        return bool(self.posts) and all(post.private for post in self.posts)


class Person:
    """A member of the server who reads messages and clicks.

    The person plays in a `panel` on the server, in the bot's `dms`, or in the answer to `/hand` typed in a
    direct message (`direct`).
    """

    def __init__(self, world: World, member: Any, name: str, plays_in: str) -> None:
        self.world = world
        self.member = member
        self.name = name
        self.plays_in = plays_in

    def __repr__(self) -> str:
        return self.name

    @property
    def id(self) -> int:
        return int(self.member.id)

    async def prefers(self, key: str, value: str) -> None:
        """Store a setting of this person, as if chosen on the settings page."""
        await self.world.bot.services.people.set_preference(self.id, key, value)

    # ------------------------------------------------------------------ seeing

    def visible_messages(self, channel: Any = None) -> list[Message]:
        """Return the messages of the channel that this person can see, oldest first."""
        return self.world.posts(channel, self.id)

    def dms(self) -> list[Message]:
        """Return the direct messages of the bot, oldest first."""
        backend = self.world.env.backend
        stored = backend.messages.get(backend.dm_channels.get(self.id, 0), {})
        return [read(stored[key]) for key in sorted(stored)]

    def panel(self, table: int | None = None, channel: Any = None) -> Message:
        """Return the newest message, in DMs or in the channel, from which this person can play."""
        panel = self.panel_if_any(table, channel)
        assert panel is not None, f"{self.name} has no panel"
        return panel

    def panel_if_any(self, table: int | None = None, channel: Any = None) -> Message | None:
        """Return the person's panel, or None without a panel."""
        places = self.visible_messages(channel) if self.plays_in == "panel" else self.dms()
        own = [
            post
            for post in places
            if (post.private or self.plays_in == "dm")
            and (post.offering("@hand") or "hand" in post.tools)
            and table in (None, post.table)
        ]
        return own[-1] if own else None

    # ------------------------------------------------------------------ pressing

    async def slash(self, command: str, channel: Any = None, **options: Any) -> Answer:
        """Type a slash command."""
        return self._answer(await self.member.slash(channel or self.world.channel, command, **options))

    async def slash_and_confirm(self, command: str, channel: Any = None, **options: Any) -> Answer:
        """Type a slash command and press the red button if the command asks for confirmation."""
        return await self.confirms(await self.slash(command, channel, **options))

    async def slash_with_reason(self, reason: str, command: str, **options: Any) -> Answer:
        """Type a slash command, press the red button and type the reason.

        If the command is refused, return the refusal.
        """
        asked = await self.slash_and_confirm(command, **options)
        if asked.result.modal is None:
            return asked
        return self._answer(await self.member.submit_modal(asked.result, {"typed": reason}))

    async def confirms(self, asked: Answer) -> Answer:
        """Press the red button of a question; return `asked` unchanged if it has no red button."""
        sure = [(post, one) for post in asked.posts[-1:] for one in post.offering("@sure")]
        return await self.press(*sure[0]) if sure else asked

    async def click(self, action: str, *, channel: Any = None, on: Message | None = None) -> Answer:
        """Press the button of this action on `on`, or on the newest message with such a button."""
        posts = [on] if on is not None else [*self.dms(), *self.visible_messages(channel)]
        for post in reversed(posts):
            if action == "@leave" and LEAVE in post.tools:
                return await self.leaves_lobby(post)
            button = post.button(action)
            if button is not None:
                return await self.press(post, button)
        shown = "\n---\n".join(f"{post.text}\n{post.labels}" for post in posts)
        raise AssertionError(f"{self.name} sees no button {action!r}:\n{shown}")

    async def picks_table(self, asked: Answer, number: int) -> Answer:
        """Press the button of a table in an answer that asks which table is meant."""
        post = asked.posts[-1]
        return await self.press(post, next(b for b in post.buttons if b.action.endswith(f" {number}")))

    async def press(self, post: Message, button: Pressable) -> Answer:
        """Press this button of this message."""
        dm = self.world.env.backend.get_channel(post.stored.channel_id).guild_id is None
        finger = self.member.user if dm else self.member
        return self._answer(await finger.click(self._message(post), custom_id=button.custom_id))

    async def choose(self, post: Message, action: str, *values: str) -> Answer:
        """Choose options of a menu or press a switch, after opening its settings page if necessary."""
        if not post.asks(action) and action.startswith("@server "):
            post = await self._turns_to(post, action)
        if not post.asks(action) and action.startswith("@set "):
            post = await self._opens_setting(post, action)
        switch = next((one for one in post.buttons if one.action == " ".join((action, *values))), None)
        if switch is not None:
            return await self.press(post, switch)
        menu = post.menu(action)
        assert menu is not None, f"{self.name} sees no menu {action!r}"
        dm = self.world.env.backend.get_channel(post.stored.channel_id).guild_id is None
        finger = self.member.user if dm else self.member
        return self._answer(await finger.select(self._message(post), list(values), custom_id=menu.custom_id))

    async def _opens_setting(self, post: Message, action: str) -> Message:
        """Open the page with this menu, from any page of a host's panel."""
        if (settings := post.menu("@options")) is None:
            post = (await self.press(post, post.offering("@options")[-1])).posts[-1]
            settings = post.menu("@options")
        assert settings is not None
        key = action.split()[1]
        opened = key if key in settings.values else ROBOTS
        if post.asks(action) or opened not in settings.values:
            return post
        return (await self.choose(post, "@options", opened)).posts[-1]

    async def _turns_to(self, post: Message, action: str) -> Message:
        """Open the page with this menu, from any page of a server's settings."""
        while (topics := post.menu("@server-page")) is None:
            post = (await self.press(post, post.offering("@server-page")[-1])).posts[-1]
        for topic in topics.values:
            page = (await self.choose(post, "@server-page", topic)).posts[-1]
            if page.asks(action):
                return page
            post = (await self.press(page, page.offering("@server-page")[-1])).posts[-1]
        return post

    async def use_tool(self, tool: str, on: Message | None = None) -> Answer:
        """Use a tool of a message or of the panel, by button or menu option."""
        post = on or self.panel()
        button = next((one for one in post.buttons if one.action == f"@{tool}"), None)
        if button is not None:
            return await self.press(post, button)
        if post.menu("@more") is None:
            post = (await self.press(post, post.offering("@more")[0])).posts[-1]
        return await self.choose(post, "@more", tool)

    async def open_host_panel(self, tool: str, channel: Any = None) -> Answer:
        """Open the host's panel from the newest lobby at the page "options" or "level" of robots."""
        posts = [
            post for post in self.visible_messages(channel) if post.offering("@options") and not post.private
        ]
        assert posts, f"{self.name} sees no lobby"
        answer = await self.press(posts[-1], posts[-1].offering("@options")[0])
        post = answer.posts[-1] if answer.posts else None
        menu = post.menu("@options") if post else None
        if tool == "level" and post and menu and ROBOTS in menu.values:
            return await self.choose(post, "@options", ROBOTS)
        return answer

    async def leaves_lobby(self, on: Message | None = None, channel: Any = None) -> Answer:
        """Leave through the menu of the lobby `on`, or of the newest lobby."""
        posts = (
            [on]
            if on is not None
            else [post for post in self.visible_messages(channel) if LEAVE in post.tools]
        )
        assert posts, f"{self.name} sees no lobby to leave"
        return await self.choose(posts[-1], "@more", LEAVE)

    async def asks_to_leave(self, on: Message | None = None) -> Answer:
        """Press Leave on the panel, which asks for confirmation."""
        post = on or self.panel()
        return await self.press(post, post.offering("@leave?")[0])

    def _message(self, post: Message) -> Any:
        from simcord.results import ResponseMessage

        return ResponseMessage(self.world.env, post.stored)

    def _answer(self, result: Any) -> Answer:
        # Skip silent acknowledgements and edits that only reset a menu, as neither is a new message.
        said = [None if result.deferred else result.response, *result.followups]
        if result.followups and said[0] is not None and said[0].message.edited_at is not None:
            said = said[1:]
        return Answer(result, tuple(read(message._message) for message in said if message is not None))

    async def refreshes(self, **where: Any) -> Answer:
        """Refresh the panel by its button or menu, or open a panel if there is none."""
        panel = self.panel_if_any(**where)
        if panel is None:
            post = self.world.table(where.get("table"), where.get("channel"))
            return await self.press(post, (post.offering("@hand") or post.offering("@back"))[0])
        pressed = panel.offering("@hand")
        return await (self.press(panel, pressed[0]) if pressed else self.use_tool("hand", on=panel))

    # ------------------------------------------------------------------ playing

    async def opens_panel(self, table: int | None = None, channel: Any = None) -> Message:
        """Return the panel, or open a panel in this person's way of playing."""
        panel = self.panel_if_any(table, channel)
        if panel is None and self.plays_in == "direct":
            panel = await self._asks_for_hand(table)
        elif panel is None:
            post = self.world.table(table, channel)
            button = post.offering("@hand")[0]
            panel = (await self.press(post, button)).posts[-1]
        if [button.action for button in panel.buttons] == ["@hand"] and not panel.menus:
            # The hand is open in another message, so press the button that moves the hand here.
            panel = (await self.press(panel, panel.buttons[0])).posts[-1]
        return panel

    async def slash_in_dm(self, command: str, **options: Any) -> Answer:
        """Type a slash command in the direct message with the bot."""
        return self._answer(await self.member.user.slash(command, **options))

    async def _asks_for_hand(self, table: int | None) -> Message:
        """Type `/hand` in the direct message; if asked for the table, choose `table`."""
        shown = (await self.slash_in_dm("hand")).posts[-1]
        picks = [button for button in shown.offering("@pick") if button.action == f"@pick {table}"]
        return (await self.press(shown, picks[0])).posts[-1] if picks else shown

    async def bids(self, tricks: int, **where: Any) -> Answer:
        """Bid on the panel."""
        panel = await self.opens_panel(**where)
        button = next((b for b in panel.offering("bid") if b.action == f"bid {tricks}"), None)
        assert button is not None, f"{self.name} cannot bid {tricks}:\n{panel.text}\n{panel.labels}"
        return await self.press(panel, button)

    async def plays(self, rng: Random | None = None, **where: Any) -> Answer:
        """Play the first card that can be pressed, or a random card with `rng`."""
        panel = await self.opens_panel(**where)
        cards = panel.offering("play")
        assert cards, f"{self.name} has no card to press:\n{panel.text}\n{panel.labels}"
        return await self.press(panel, rng.choice(cards) if rng else cards[0])

    async def acts(self, rng: Random, table: int | None = None, channel: Any = None) -> bool:
        """Make a move that the panel asks for or, rarely, change a choice; return False without a move.

        The panel may be gone, as another person's click may just have ended the match.
        """
        if self.panel_if_any(table, channel) is None and not self.world.table(table, channel).offering(
            "@hand"
        ):
            return False
        return await self.acts_in(await self.opens_panel(table, channel), rng)

    async def acts_in(self, panel: Message, rng: Random) -> bool:
        """Make a move that this panel asks for or, rarely, change a choice; return False without a move."""
        moves = [button for verb in MOVES for button in panel.offering(verb)]
        chosen = [move for move in moves if move.style == "success"]
        others = [move for move in moves if move not in chosen]
        if others and (not chosen or rng.random() < 0.1):
            await self.press(panel, rng.choice(others))
            return True
        for menu in panel.menus:
            if menu.action in MOVES and (not menu.chosen or rng.random() < 0.1):
                await self.choose(panel, menu.action, *rng.sample(menu.values, menu.least))
                return True
        return False
