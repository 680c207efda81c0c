"""A person on the server: sees what Discord shows them and presses what can be pressed, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.sim.screen import Pressable, Shown, read

if TYPE_CHECKING:
    from random import Random

    from tests.sim.world import World


LEAVE = "leave-lobby"
"""The line of a lobby's menu with which one leaves."""
ROBOTS = "robots"
"""The page of the host's panel about robots."""
MOVES = (
    *("bid", "load", "play", "lead", "discard", "wager", "adjust"),
    *("place", "challenge", "pass", "flip", "lose", "first"),
)
"""The verbs of the games, as buttons and menus carry them."""


class Answer(NamedTuple):
    """What a click or command brought: private or public messages, newest last, or none."""

    result: Any
    posts: tuple[Shown, ...]

    @property
    def text(self) -> str:
        """Everything it said."""
        return "\n".join(post.text for post in self.posts)

    @property
    def private(self) -> bool:
        """True when there was an answer that nobody else can see."""
        return bool(self.posts) and all(post.private for post in self.posts)


class Person:
    """Somebody with a screen and a finger.

    They play in their `panel` on the server, in the bot's `dms`, or in the answer to `/hand` typed in a
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
        """Have a setting of one's own, as if chosen on the settings page."""
        await self.world.bot.people.prefer(self.id, key, value)

    # ------------------------------------------------------------------ seeing

    def sees(self, channel: Any = None) -> list[Shown]:
        """The messages of the channel as they look to this person, oldest first."""
        return self.world.posts(channel, self.id)

    def dms(self) -> list[Shown]:
        """The direct messages of the bot, oldest first."""
        backend = self.world.env.backend
        stored = backend.messages.get(backend.dm_channels.get(self.id, 0), {})
        return [read(stored[key]) for key in sorted(stored)]

    def panel(self, table: int | None = None, channel: Any = None) -> Shown:
        """The newest message of my own that I can play from: in my DMs or in the channel."""
        panel = self.panel_if_any(table, channel)
        assert panel is not None, f"{self.name} has no panel"
        return panel

    def panel_if_any(self, table: int | None = None, channel: Any = None) -> Shown | None:
        """My panel; None where there is none."""
        places = self.sees(channel) if self.plays_in == "panel" else self.dms()
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

    async def agrees(self, command: str, channel: Any = None, **options: Any) -> Answer:
        """Type a slash command and press the red button of its question, if it asks one."""
        return await self.confirms(await self.slash(command, channel, **options))

    async def gives_reason(self, reason: str, command: str, **options: Any) -> Answer:
        """Type a slash command, press the red button, type the reason; what refuses it, if something does."""
        asked = await self.agrees(command, **options)
        if asked.result.modal is None:
            return asked
        return self._answer(await self.member.submit_modal(asked.result, {"typed": reason}))

    async def confirms(self, asked: Answer) -> Answer:
        """Press the red button of a question; the answer itself where it is none."""
        sure = [(post, one) for post in asked.posts[-1:] for one in post.offering("@sure")]
        return await self.press(*sure[0]) if sure else asked

    async def click(self, label: str, *, channel: Any = None, on: Shown | None = None) -> Answer:
        """Press the button that reads so, on the newest message that has it."""
        posts = [on] if on is not None else [*self.dms(), *self.sees(channel)]
        for post in reversed(posts):
            if label == "Leave the table" and LEAVE in post.tools:
                return await self.leaves_lobby(post)
            button = post.button(label)
            if button is not None:
                return await self.press(post, button)
        shown = "\n---\n".join(f"{post.text}\n{post.labels}" for post in posts)
        raise AssertionError(f"{self.name} sees no button {label!r}:\n{shown}")

    async def press(self, post: Shown, button: Pressable) -> Answer:
        """Press this button of this message."""
        dm = self.world.env.backend.get_channel(post.stored.channel_id).guild_id is None
        finger = self.member.user if dm else self.member
        return self._answer(await finger.click(self._message(post), custom_id=button.custom_id))

    async def choose(self, post: Shown, action: str, *values: str) -> Answer:
        """Choose lines of a menu, or press a switch, on this page or on the one that has it."""
        if not post.asks(action) and action.startswith("@server "):
            post = await self._turns_to(post, action)
        pages = [button.action for button in post.offering("@options")]
        while not post.asks(action) and pages:
            button = next(button for button in post.buttons if button.action == pages[0])
            post, pages = (await self.press(post, button)).posts[-1], pages[1:]
        switch = next((one for one in post.buttons if one.action == " ".join((action, *values))), None)
        if switch is not None:
            return await self.press(post, switch)
        menu = post.menu(action)
        assert menu is not None, f"{self.name} sees no menu {action!r}"
        dm = self.world.env.backend.get_channel(post.stored.channel_id).guild_id is None
        finger = self.member.user if dm else self.member
        return self._answer(await finger.select(self._message(post), list(values), custom_id=menu.custom_id))

    async def _turns_to(self, post: Shown, action: str) -> Shown:
        """The page of a server's settings that has this menu, from any of them."""
        while (topics := post.menu("@server-page")) is None:
            post = (await self.press(post, post.offering("@server-page")[-1])).posts[-1]
        for topic in topics.values:
            page = (await self.choose(post, "@server-page", topic)).posts[-1]
            if page.asks(action):
                return page
            post = (await self.press(page, page.offering("@server-page")[-1])).posts[-1]
        return post

    async def uses(self, tool: str, on: Shown | None = None) -> Answer:
        """Use this tool of a message, or of my panel: by its button, or its line of a menu."""
        post = on or self.panel()
        button = next((one for one in post.buttons if one.action == f"@{tool}"), None)
        if button is not None:
            return await self.press(post, button)
        if post.menu("@more") is None:
            post = (await self.press(post, post.offering("@more")[0])).posts[-1]
        return await self.choose(post, "@more", tool)

    async def opens(self, tool: str, channel: Any = None) -> Answer:
        """Open the host's panel from the newest lobby: its "options", or the "level" of its robots."""
        posts = [post for post in self.sees(channel) if post.offering("@options") and not post.private]
        assert posts, f"{self.name} sees no lobby"
        answer = await self.press(posts[-1], posts[-1].offering("@options")[0])
        pages = [
            (post, one) for post in answer.posts for one in post.buttons if one.action == f"@options {ROBOTS}"
        ]
        return await self.press(*pages[0]) if tool == "level" and pages else answer

    async def leaves_lobby(self, on: Shown | None = None, channel: Any = None) -> Answer:
        """Choose leaving from the menu of this lobby, or of the newest one."""
        posts = [on] if on is not None else [post for post in self.sees(channel) if LEAVE in post.tools]
        assert posts, f"{self.name} sees no lobby to leave"
        return await self.choose(posts[-1], "@more", LEAVE)

    async def asks_to_leave(self, on: Shown | None = None) -> Answer:
        """Press Leave on my panel: it asks whether I am sure."""
        post = on or self.panel()
        return await self.press(post, post.offering("@leave?")[0])

    def _message(self, post: Shown) -> Any:
        from simcord.results import ResponseMessage

        return ResponseMessage(self.world.env, post.stored)

    def _answer(self, result: Any) -> Answer:
        # A silent acknowledgement brings no message of its own; nor does what clears a menu before an answer.
        said = [None if result.deferred else result.response, *result.followups]
        if result.followups and said[0] is not None and said[0].message.edited_at is not None:
            said = said[1:]
        return Answer(result, tuple(read(message._message) for message in said if message is not None))

    async def refreshes(self, **where: Any) -> Answer:
        """Refresh my panel, by its button or from its menu; open it if there is none any more."""
        panel = self.panel_if_any(**where)
        if panel is None:
            post = self.world.table(where.get("table"), where.get("channel"))
            return await self.press(post, (post.offering("@hand") or post.offering("@back"))[0])
        pressed = panel.offering("@hand")
        return await (self.press(panel, pressed[0]) if pressed else self.uses("hand", on=panel))

    # ------------------------------------------------------------------ playing

    async def opens_panel(self, table: int | None = None, channel: Any = None) -> Shown:
        """The panel; if there is none yet, opened the way this person does it."""
        panel = self.panel_if_any(table, channel)
        if panel is None and self.plays_in == "direct":
            panel = await self._asks_for_hand(table)
        elif panel is None:
            post = self.world.table(table, channel)
            button = post.offering("@hand")[0]
            panel = (await self.press(post, button)).posts[-1]
        if [button.action for button in panel.buttons] == ["@hand"] and not panel.menus:
            # The hand is open in another message: it is brought here.
            panel = (await self.press(panel, panel.buttons[0])).posts[-1]
        return panel

    async def writes(self, command: str, **options: Any) -> Answer:
        """Type a slash command in the direct message with the bot."""
        return self._answer(await self.member.user.slash(command, **options))

    async def _asks_for_hand(self, table: int | None) -> Shown:
        """Type `/hand` in the direct message; among several tables, choose this one."""
        shown = (await self.writes("hand")).posts[-1]
        picks = [button for button in shown.offering("@pick") if button.action == f"@pick {table}"]
        return (await self.press(shown, picks[0])).posts[-1] if picks else shown

    async def bids(self, tricks: int, **where: Any) -> Answer:
        """Bid on the panel."""
        panel = await self.opens_panel(**where)
        button = next((b for b in panel.offering("bid") if b.action == f"bid {tricks}"), None)
        assert button is not None, f"{self.name} cannot bid {tricks}:\n{panel.text}\n{panel.labels}"
        return await self.press(panel, button)

    async def plays(self, rng: Random | None = None, **where: Any) -> Answer:
        """Play one of the cards that can be pressed: the first, or any with `rng`."""
        panel = await self.opens_panel(**where)
        cards = panel.offering("play")
        assert cards, f"{self.name} has no card to press:\n{panel.text}\n{panel.labels}"
        return await self.press(panel, rng.choice(cards) if rng else cards[0])

    async def acts(self, rng: Random, table: int | None = None, channel: Any = None) -> bool:
        """Do what my panel asks for; False when it asks for nothing. Now and then change a secret answer.

        Somebody else's click may have ended the match a moment ago: then there is no panel any more.
        """
        if self.panel_if_any(table, channel) is None and not self.world.table(table, channel).offering(
            "@hand"
        ):
            return False
        panel = await self.opens_panel(table, channel)
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
