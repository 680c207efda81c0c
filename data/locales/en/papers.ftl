# The bot about itself: how to begin, who makes it and how it is, what it keeps.

## /help: five lines
begin-title = How to begin
begin-head = Open a table
begin-small = Press a game: its table opens here, for all to see. Or /{ name-play }: a seat, now or at a time.
begin-small-in = Tables open in { $channels }. /{ name-play } gives you a seat there.
begin-small-private = Press a game: play with robots, at a table that only you see.
begin-players = { $players } players
begin-free = You need not know the rules: only what is allowed can be pressed.
begin-mine = My tables
begin-matches = My matches
begin-settings = My settings
begin-rules-of = Rules…
begin-here = /{ name-play } gives you a seat at what is open here, or opens a table. To choose the game: { $commands }.
begin-in = In { $channels }, /{ name-play } gives you a seat at what is open, or opens a table. To choose the game: { $commands }.
begin-private = /{ name-play } opens a table of your own here, with robots. To choose the game: { $commands }. On a server where I am, the same opens one for everybody.
begin-join = If you want to play, press “Join”. “Add robot” fills an empty seat. Then the host starts the match.
begin-play = The first button on the table shows your cards, only to you. Play with the buttons below them.
begin-alone = Press “Start”, then play with the buttons below your cards. The robots wait for you as long as you like.
begin-rules = You need not know the rules: you can only press what is allowed. “Rules in short” sums them up.
begin-more = More: /{ name-rules } explains the games · /{ name-table } { name-mine } finds your tables, /{ name-table } { name-find } one by its code · /{ name-history } shows your finished matches, /{ name-season } the best of a season · /{ name-settings } sets your language and style · **Apps** on somebody invites them to your table · 🔔 in a lobby has you called when players are missing · /{ name-championship } { name-new-championship } opens a championship · /{ name-privacy } says what I keep about you, to export or delete.

## /about
made-by = Made by fans of these games, the Yo-ho-ho contributors. The games' publishers have nothing to do with it.
made-free = It is free software with open source code, under the MIT licence.
health-since = Started: { $since }
health-tables = Open tables: { $tables }. Servers: { $servers }
health-latency = Time Discord takes to answer: { $milliseconds } ms

## /privacy
kept-title = What I keep about you
kept-you = To know you again: your Discord id and name, your language, the channel of our direct messages and which of them show your cards, what you choose in /{ name-settings }, and where you want to be called to a table.
kept-play = So that matches survive a restart, and for boards and results: your tables and championships, your seat there, your moves and when you made them, your results, what was ruled about you and why, who gave your seat away, and the tables you asked to be notified about or were invited to.
kept-server = For a server: its settings, the ids of people it has blocked, and which of its channels and messages a table uses. When a server removes me, all of that and everything played there is deleted after 30 days, unless it takes me back before.
kept-seen = Your hand is yours alone while the match goes on. After it, everybody on the server can read the match log; names and results are on its boards, and moderators may have a season as a file. Private tables stay yours alone; only the board of the daily deal shows everybody names and results. A moment of a match on a server may become the riddle of the day, without names.
kept-not = I do not read messages, and I do not know your address, your e-mail or your age. Nothing is sold or passed on.
kept-long = A note of every click is kept for a day or two. The rest stays until you delete it; I delete my own backups after 30 days. The log of faults names ids, never cards.
kept-yours = “Export” gives you all of it in a file. “Delete” says what would happen, and asks for a word first.
button-export = Export
button-delete = Delete
export-attached = Everything I keep about you, as a JSON file. Of a match that goes on, it has your own moves and nobody else's cards.

## Deleting everything about oneself
delete-title = Delete everything about you?
delete-goes = Deleted at once: your name and settings, what you asked to be notified about, and your results, ratings and medals on all boards.
delete-plays = You leave every lobby, match and championship: robots play your seats. Tables and championships that you lead go on without you; moderators decide there.
delete-stays = Finished matches stay for those who played them with you: there your name is { $name }. So do the messages in Discord, where your name may stand, and what others have written.
delete-keeps = Servers that have blocked you no longer do. And for 30 days I note that you asked, without your id: so long are backups of my own kept, and none of them may bring you back.
delete-for-good = This cannot be undone. If you play again, you begin from nothing.
button-delete-sure = Delete me…
delete-form = Delete everything?
delete-label = Type { $word }
delete-hint = This cannot be undone.
delete-word = DELETE
deleted-now = Done: you have left everything, and everything about you is deleted. If you play again, you begin from nothing.
deleted-later = Your request is noted, but I cannot do it just now. I shall do it by myself as soon as I can; you need not ask again.
deleted-person = Deleted player
deleted-withdrawn = Has had everything about them deleted.

# The demo's signpost in its channel.
demo-sign = Type `/{ $seat }` for a seat; or `/{ $game } new` to open a table, or { $others }.

# Discord's own words beside a message, for the gallery.
discord-soon = in { $count } minutes
discord-just-now = a few seconds ago
discord-private = 👁 Only you can see this
