# The settings pages.

## A person's own
settings-title = Your settings
prefer-language = Language
language-auto = Same as Discord
prefer-cards = How you see the cards
cards-emojis = Pictures
cards-emojis-why = Every card as a small picture, its name on the button.
cards-signs = Signs
cards-signs-why = A sign and a letter for every suit; shorter.
cards-words = Words only
cards-words-why = No symbols and no tables; for screen readers.
prefer-pictures = Large pictures
pictures-server = Use the server's setting
pictures-server-why = Each server decides for its own tables.
pictures-whose-own = Your choice applies on every server.
pictures-whose-here = This server has chosen: **{ $chosen }**.
pictures-whose-each = At a table its server chooses. Anywhere else: **{ $chosen }**.
pictures-moments = At important moments
pictures-moments-why = In the rules, with a new hand, after a round; the text says the same.
pictures-always = Always
prefer-pictures-always-why = Also your hand and the trick each time you decide.
pictures-never = Never
pictures-never-why = Text alone.
prefer-hand_order = Order of your cards
hand-order-suit = By suit
hand-order-rank = Strongest first
prefer-dm_hands = Your cards by direct message
prefer-dm_hands-on = Sent every round
prefer-dm_hands-off = Not sent
prefer-pings = Mentions
prefer-pings-on = When it is your turn
prefer-pings-off = Never
prefer-two_tap = Confirm each move
prefer-two_tap-on = Yes: the bot asks before it plays it
prefer-two_tap-off = No: one tap plays it
prefer-autoplay = Your last card of a round
prefer-autoplay-on = Is played automatically
prefer-autoplay-off = You play it yourself

## A server's
server-title = This server's tables
server-why = These settings apply to new tables.
server-language = Language of the tables
server-language-auto = Language of the person opening it
server-threads = Which tables get their own thread
threads-second = From a channel's second table on
threads-always = Every table
threads-never = No table
server-pings = Mentions
server-pings-on = The person whose turn it is
server-pings-off = Nobody
server-cards = How cards look to everyone
server-cards-why = For private messages, each person chooses with /{ name-settings }.
server-pictures = Large pictures
server-pictures-why = Also used for anyone who has not set their own in /{ name-settings }.
server-pictures-always-why = Also every card, every disc, and the hand of each player on their turn.
server-channels = Where tables may be opened
server-channels-all = In every channel
server-opener_role = Who may open tables
server-everybody = Everybody
server-moderator_role = Who moderates the tables
server-moderator_role-why = People who can manage messages or the server can anyway. You can add a role.
server-discord-rights = No extra role
server-championship_role = Who may open championships that count
server-championship_role-why = Moderators can anyway. You can add a role. Anyone may open one that does not count for the overall ranking.
server-keepers = No extra role
server-timers = Time for each decision
server-timers-why = The person who opens a table can choose another time.
server-limits = Limits for tables
server-limits-why = How many tables people can open here. Championship matches and rematches do not count.
server-page = Back
limit-unfinished = Unfinished tables of one person
limit-unfinished-why = Tables a person has opened that are not over yet, started or not. Just having a seat does not count.
limit-person = New tables of one person
limit-person-why = In ten minutes, including cancelled ones.
limit-channel = New tables in one channel
limit-channel-why = In ten minutes, no matter who opens them.
limit-threads = New threads
limit-threads-why = On this server, in an hour. More tables are played in their channel.
limit-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
limit-new-threads = { $count ->
    [one] { $count } thread
   *[other] { $count } threads
}
