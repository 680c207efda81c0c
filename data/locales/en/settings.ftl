# The settings pages.

## A person's own
settings-title = Your settings
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
pictures-whose-own = Your choice holds on every server.
pictures-whose-here = This server has chosen: **{ $chosen }**.
pictures-whose-each = At a table its server chooses. Anywhere else: **{ $chosen }**.
pictures-moments = Where they help
pictures-moments-why = In the rules, with a new hand, after a round; the text beside them says the same.
pictures-always = Always
prefer-pictures-always-why = Also your hand with the trick at each of your decisions.
pictures-never = Never
pictures-never-why = Text alone.
prefer-hand_order = Order of your cards
hand-order-suit = By suit
hand-order-rank = Strongest first
prefer-dm_hands = Your cards by direct message
prefer-dm_hands-on = Sent every round
prefer-dm_hands-off = Not sent
prefer-pings = Mentions
prefer-pings-on = When the table waits for you
prefer-pings-off = Never
prefer-two_tap = How you make a move
prefer-two_tap-on = Two taps: I ask once more
prefer-two_tap-off = One tap
prefer-autoplay = Your last card of a round
prefer-autoplay-on = Plays by itself
prefer-autoplay-off = You play it

## A server's
server-title = This server's tables
server-why = What you choose here holds for tables opened from now on.
server-language = Language of the tables
server-language-auto = As whoever opens the table
server-threads = Which tables get their own thread
threads-second = The second table of a channel
threads-always = Every table
threads-never = None
server-pings = Mentions
server-pings-on = Players the table waits for
server-pings-off = Nobody
server-cards = Cards that all can see
server-cards-why = Everybody chooses for their own messages with /{ name-settings }.
server-pictures = Large pictures
server-pictures-why = Also for everybody who has not chosen with /{ name-settings }.
server-pictures-always-why = Also every card, every disc, and for each player their hand when they decide.
server-channels = Where tables may be opened
server-channels-all = In every channel
server-opener_role = Who may open tables
server-everybody = Everybody
server-moderator_role = Who moderates the tables
server-moderator_role-why = Whoever may manage messages or the server. You can add a role.
server-discord-rights = No further role
server-championship_role = Who may open championships that count
server-championship_role-why = Moderators. You can add a role. Anybody may open one that does not count for the general classification.
server-keepers = No further role
server-timers = Time for each decision
server-timers-why = Whoever opens a table may choose another time.
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
