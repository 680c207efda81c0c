# For those who keep a server: how the bot is in a channel, all tables, who is blocked; and its one greeting.

## /server diagnostics
diagnosis-title = How I am in { $channel }
diagnosis-may = I may: { $permissions }.
diagnosis-well = All is well here: tables, threads and pictures.
diagnosis-allow = Allow me what is missing in the channel's settings, under Permissions. I notice that by myself.
lack-view_channel = I cannot see this channel, so no table can be opened or shown here.
lack-send_messages = I may not write here, so no table can be opened or shown.
lack-send_messages_in_threads = I may not write in threads, so every table plays in the channel.
lack-create_public_threads = I may not open threads, so every table plays in the channel.
lack-attach_files = I may not attach pictures, so tables are shown in text.
silent = My messages
silent-forbidden = Discord does not let me write here; it first refused { $since }. What people do counts, but only they see it.
silent-locked = This thread is locked; Discord first refused what I write { $since }. Unlock it, and I go on.
silent-other = Discord refuses what I write here (code { $code }), for the first time { $since }.
silent-again = After a change, /{ name-table } { name-show } has me try again at once.
silent-pictures = Discord refuses pictures here, for the first time { $since }. The text stands without them.
silent-elsewhere = Other channels where Discord does not let me write: { $channels }.
diagnosis-channels = Tables may be opened in { $channels } only: /{ name-server } { name-settings } says so.
diagnosis-drain = I will be restarted soon: until then no new tables are opened.
diagnosis-signs = My emojis are not there (yet): cards are shown by plain signs.

## /server tables
tables-title = What is open on this server
tables-none = No table is open on this server, and no championship goes on.
button-server-settings = Server settings
button-open-tables = List of tables
tables-choose = What do you want to close?
tables-page = Page { $page } of { $pages }
tables-opened = { $state }, opened { $since }
tables-championship = championship, opened { $since }
tables-newer = Newer
tables-older = Older
tables-closed = { $table } is closed.

## /server block, /server unblock
blocked-title = Blocked people
blocked-why = They cannot open, join or follow tables and championships here. A seat they hold is theirs until they leave it, and a championship they have joined they play to its end.
blocked-none = Nobody is blocked.
blocked-choose = Let somebody sit down again
blocked-now = { $player } can no longer open, join or follow tables and championships here. A seat they hold is theirs until they leave it: /{ name-table } { name-kick } has a robot play it.
unblocked-now = { $player } may sit down here again.

## The greeting, once on each server
welcome = **Ahoy!** I host card games for your channels: { $games }. /{ name-play } gives you a seat, now or at a time; /{ name-help } says in five lines how to begin. For moderators there is /{ name-server } { name-settings }.
welcome-missing = When I joined, I lacked these permissions here: { $permissions }. /{ name-server } { name-diagnostics } says what each is for.
