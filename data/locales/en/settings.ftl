# The settings pages.

## A person's own
settings-title = Your settings
prefer-on = { $name }: turn on
prefer-off = { $name }: turn off
prefer-line-on = **{ $name } (on):** { $why }
prefer-line-off = **{ $name } (off):** { $why }
prefer-dm_hands = Cards by direct message
prefer-dm_hands-why = each round your cards are sent to you.
prefer-pings = Mentions
prefer-pings-why = you are mentioned when the table waits for you.
prefer-two_tap = Two taps
prefer-two_tap-why = a move that cannot be taken back asks once more.
prefer-autoplay = Last card by itself
prefer-autoplay-why = a last card that can only be played one way plays itself.
prefer-language = Language
language-auto = As in Discord
prefer-cards = How you see the cards
cards-emojis = Pictures
cards-emojis-why = Every card as a small picture, its name on the button.
cards-signs = Signs
cards-signs-why = A sign and a letter for every suit; shorter.
cards-words = Words only
cards-words-why = No symbols and no tables; for screen readers.
prefer-pictures = Large pictures
pictures-server = As the server chooses
pictures-server-why = Every server for its own tables.
pictures-whose-own = Your choice holds, whatever a server has chosen.
pictures-whose-here = This server has chosen: **{ $chosen }**. That holds until you choose for yourself.
pictures-whose-each = At every table its server's choice holds; anywhere else: **{ $chosen }**.
pictures-moments = Where they help
pictures-moments-why = In the rules, with a new hand, after a round; the text beside them says the same.
pictures-always = Always
prefer-pictures-always-why = Also your hand with the trick at each of your decisions.
pictures-never = Never
pictures-never-why = Text alone.
prefer-hand_order = Order of your cards
hand-order-suit = By suit
hand-order-rank = Strongest first

## A server's
server-title = This server's tables
server-why = What you choose here holds for tables opened from now on.
server-language = Language of the tables
server-language-why = Or that of whoever opens the table.
server-threads = Threads
server-threads-why = Whether a table gets a thread of its own.
threads-second = The second table of a channel
threads-always = Every table
threads-never = None
server-cards = Cards in what all can see
server-cards-why = Each person chooses for their own messages with /{ name-settings }.
server-pictures = Large pictures
server-pictures-why = In what all can see, and for everybody who has not chosen with /{ name-settings }.
server-pictures-always-why = Also every card, every disc, and for each player their hand when they decide.
server-channels = Channels
server-channels-why = Where tables may be opened.
server-channels-all = Every channel
server-opener_role = Who may open tables
server-opener_role-why = Everybody, or those with this role.
server-everybody = Everybody
server-moderator_role = Who keeps order
server-moderator_role-why = Those who may manage messages or the server, and those with this role.
server-discord-rights = Nobody else
server-championship_role = Who may open championships that count
server-championship_role-why = Moderators, and those with this role: medals of these championships add up in the general classification. Others need no role.
server-keepers = Moderators only
server-timer = { $game }: time for each decision
server-timer-why = Whoever opens a table may choose another.
server-limits = Limits
server-limits-why = How many tables people may open here. Championship matches and rematches never count.
server-page = Back
limit-unfinished = Unfinished tables of one person
limit-unfinished-why = Tables somebody has opened that are not over, begun or not. Merely having a seat does not count.
limit-person = New tables of one person
limit-person-why = In ten minutes, those that were cancelled too.
limit-channel = New tables in one channel
limit-channel-why = In ten minutes, whoever opens them.
limit-threads = New threads
limit-threads-why = On this server, in an hour. Further tables play in their channel.
limit-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
limit-new-threads = { $count ->
    [one] { $count } thread
   *[other] { $count } threads
}
server-pings-on = Allow mentions
server-pings-off = Never mention anybody
