# The settings pages.

## A person's own
settings-title = Your settings
settings-why = Only for you, on every server.
preview-turn = Your turn
preview-hand = New hand
preview-round = End of round
prefer-on = On
prefer-off = Off
prefer-robots = Robots only
prefer-language = Language
language-auto = As in Discord
prefer-cards = Cards
cards-emojis = Icons
cards-emojis-why = Every card as a small picture, its name on the button.
cards-signs = Signs
cards-signs-why = A sign and a letter for every suit; shorter.
cards-words = Words only
cards-words-why = No symbols and no tables; for screen readers.
prefer-pictures = Pictures
pictures-server = Up to the server
pictures-server-why = Each server decides for its own tables.
pictures-here = On this server: { $chosen }.
pictures-moments = At key moments
pictures-moments-told = Key moments: the rules, a new hand, the end of a round.
pictures-moments-why = In the rules, with a new hand, after a round; the text says the same.
pictures-always = Always
prefer-pictures-always-why = Also your hand and the trick each time you decide.
pictures-never = Never
pictures-never-why = Text alone.
prefer-hand_order = Hand order
hand-order-suit = By suit
hand-order-rank = By strength
prefer-dm_hands = Send my cards by DM
prefer-pings = Ping me on my turn
prefer-calls = Calls on this server
prefer-two_tap = Confirm each move
prefer-autoplay = Play my last card for me

## A server's
server-title = Server settings
server-why = You moderate this server: the menu at the end changes any of this.
server-change = Change…
server-look-page = Language and look
server-channels-page = Channels
server-roles-page = Who may do what
server-timers-page = Time to decide
server-limits-page = Limits
server-language-short = Language
server-language = Language of the tables
server-language-why = What everybody reads at a table.
server-language-auto = As whoever opens the table
server-cards-short = Cards
server-cards = How cards look to everyone
server-cards-why = For private messages, each person chooses in /{ name-settings }.
server-pictures-short = Large pictures
server-pictures = Large pictures
server-pictures-why = Also for everybody who has not chosen in /{ name-settings }.
server-pictures-always-why = Also every card, every disc, and the hand of each player on their turn.
server-channels-short = Where tables open
server-channels = Where tables may be opened
server-channels-why = Choose none to allow all.
server-channels-all = In every channel
server-threads-short = Tables with their own thread
server-threads = Which tables get a thread of their own
server-threads-why = A thread keeps a game out of the channel's chat.
threads-second = From the channel's second
threads-always = Every table
threads-never = None
server-pings-short = Pings by the bot
server-pings = Whom the bot pings
server-pings-why = Once per decision, with a link to the table.
server-pings-on = Whoever is to move
server-pings-off = Nobody
server-calls-short = Calls by hosts
server-calls = Whom hosts may call to their lobbies
server-calls-why = Once an hour, if they are free. People ask for it with 🔔 at a lobby or in /{ name-settings }.
server-calls-on = Whoever wants to play
server-calls-off = Nobody
server-opener_role-short = Who opens tables
server-opener_role = Who may open tables
server-opener_role-why = Choose no role to let everybody.
server-everybody = Everybody
server-role-only = Only { $role }
server-moderator_role-short = Who moderates tables
server-moderator_role = Who moderates the tables
server-moderator_role-why = Besides those who manage messages or the server. Discord shows this role /{ name-server } and /{ name-boards } once you allow them in the server's own settings, under Integrations; until then /{ name-settings } has a button for it.
server-moderator_role-none = Whoever may manage messages
server-moderator_role-one = Whoever may manage messages, and { $role }
server-championship_role-short = Who opens championships for the ranking
server-championship_role = Who may open championships that count for the overall ranking
server-championship_role-why = Besides moderators.
server-championship_role-none = Moderators
server-championship_role-one = Moderators, and { $role }
server-no-role = No extra role
server-blocked-now = { $count ->
    [0] None
    [one] One person
   *[other] { $count } people
}
server-timers-why = How long a decision may take. Whoever opens a table can choose another time.
server-limits-why = So that nobody floods the server. Championships and rematches do not count.
server-limits-now-unfinished = Unfinished tables: **{ $count } per person**
server-limits-now-person = New tables in ten minutes: **{ $count } per person**
server-page = Back
limit-unfinished = Unfinished tables per person
limit-person = New tables per person in ten minutes
limit-channel = New tables per channel in ten minutes
limit-threads = New threads per hour on this server
limit-threads-why = Further tables are played in their channel.
limit-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
limit-new-threads = { $count ->
    [one] { $count } thread
   *[other] { $count } threads
}
