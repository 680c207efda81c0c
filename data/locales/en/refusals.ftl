# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = It is not your turn.
T-2 = The table is waiting for something else right now.
T-3 = That was not understood. The buttons of your newest panel always work.
T-4 = That card is not in your hand. You may play: { $cards }.
T-5 = This match is over.
T-6 = You have no seat at this table. You are welcome to watch.
T-7 = All seats are taken.
T-8 = You already have a seat at this table.
T-9 = Only the host may do this.
T-10 = The match has already begun.
T-11 = There is no such table any more.
T-12 = A robot is playing your seat. Press “I'm back” or type /{ name-table } { name-back } to take it over.
T-13 = Only the host or a moderator may do this.
T-14 = This option ({ $key }) does not exist or does not fit the others. Nothing was changed.
T-15 = There is no table of yours here. /{ name-play } gives you a seat, or open a table: { $commands }.
T-16 = I may not play in this channel yet. Please ask a moderator to allow me: { $missing }.
T-17 = That could not be saved, so nothing has changed. Please try again in a moment.
T-18 = This match cannot be continued and was closed with its last score.
T-19 = That is possible once the match is over.
T-20 = There is no robot at this table.
T-21 = { $players } players are needed to begin. A robot can fill a seat.
seats-range = { $least } to { $most }
seats-either = { $some } or { $last }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files

## Skull King
SK-1-2 = Two to eight may sit at this table.
SK-3-1 = The cards of this table are those of its options and no others.
SK-3-2 = The first dealer is drawn by lot.
SK-4-2 = The whole deck is shuffled before every round.
SK-4-3 = Everyone is dealt the same number of cards.
SK-4-4 = A list of your own has 1 to 20 rounds, each of 1 to 24 cards, such as 3 5 7 or 1-6.
SK-5-2 = You may bid one of: { $cards }.
SK-6-2 = You hold the suit of this trick: play a number of that suit or a special card. You may play: { $cards }.
SK-6-6 = Say what the Tigress is as you play her. You may play: { $cards }.
SK-9-6 = Cannon loads belong to Rascal scoring: grapeshot or cannonball, chosen in secret after the bids.
SK-12-2 = Rosie lets you choose anybody at this table, yourself too.
SK-12-3 = Bendt: discard exactly as many cards as you drew.
SK-12-5 = The Rascal lets you wager: { $cards }.
SK-12-7 = Harry may change your bid by: { $cards }.

## Skull King, older edition
SKL-0-3 = The older edition knows no such choice: { $option }.
SKL-1-1 = Two to six may sit at a table of the older edition.
SKL-1-2 = The older edition has ten rounds of one to ten cards.
SKL-1-3 = The whole deck is shuffled before every round.
SKL-1-4 = The first dealer is drawn by lot.
SKL-2-2 = You may bid one of: { $cards }.
SKL-4-1 = You hold the suit of this trick: play a card of it or a special card. You may play: { $cards }.
SKL-5-5 = Say what Scary Mary is as you play her. You may play: { $cards }.
T-23 = Tables may not be opened in this channel. Try { $channels }.
T-24 = You have had your extra time this round.
T-104 = The match is paused. It goes on { $moment }; anybody who plays in it can resume it now.
T-107 = This table is private: nobody else plays here, so there is nothing to show, to share or to pause.
T-25 = That person has no seat at this table.
T-26 = A person who has held another seat of this match has seen its cards and may not take this one.
T-27 = No robot holds that seat.
T-28 = On this server only { $role } may open tables.
T-29 = Only this server's moderators may do this.
T-30 = An app cannot sit at a table.
T-31 = { $player } has chosen that one already. Choose another.
T-32 = Every ruling needs its reason: say in a few words what happened. Nothing was changed.
T-75 = You have reached this server's limit: { $most ->
    [one] one table that you opened and that is not over yet
   *[other] { $most } tables that you opened and that are not over yet
}. Finish one of these, or close it with /{ name-table } { name-cancel } in its channel: you can before the match has begun, later its host.
unfinished-private = Private tables that you have not finished: { $most }, as many as can be. Finish one of these, or close it with /{ name-table } { name-cancel }.
T-76 = You have reached this server's limit: { $most } new tables of one person in ten minutes. You can open the next one { $moment }.
T-77 = This channel has reached its limit: { $most } new tables in ten minutes. The next one can be opened { $moment }, or now in another channel.
T-78 = That was too fast, so this has changed nothing. Wait two seconds and go on.
T-79 = The bot will be restarted soon, so no new tables are opened just now. Those that are open go on. Try again in a while.
T-80 = The bot is being restarted, so this has changed nothing. Try again in a moment.
T-81 = You have reached this server's limit: { $most ->
    [one] one championship that you opened and that is not over yet
   *[other] { $most } championships that you opened and that are not over yet
}. Finish one of these, or cancel it in its organiser's panel: { $championships }.
T-82 = A rematch of this match has been given up twice, so there is no third one. You can open a new table: { $commands }.
T-83 = This server's moderators have blocked you: you cannot open, join or follow anything here. A seat you hold stays yours, and you are welcome to watch. They can tell you more.
T-84 = { $player } is blocked on this server and cannot sit down. Moderators see the list with /{ name-server } { name-settings }.
T-85 = { $most } people are blocked here already, and more cannot be. Discord's own ban keeps somebody off the server.
T-86 = The server of this table has removed me: the table sleeps, and goes on where it is once the server takes me back.
T-90 = Only those who played this match can share it.
T-91 = [That has been shared already]({ $link }), once for this match.
T-92 = I could not post it in { $channel }: Discord does not answer, or I may not write there. You can try again later.
T-93 = There is nothing to share before the match has been played to its end. An evening takes at least two matches that count.
T-89 = This match is void already: { $reason }
T-94 = A season runs already: { $season }. End it first.
T-95 = A season needs a name of its own, one that no season here has had.
T-96 = No season runs now: boards go by the calendar year.
T-97 = There is no such time zone. Type its name as a continent and a city, such as Europe/Madrid or America/Bogota, or UTC.
T-98 = No match with this id has been finished here. /{ name-history } lists those that have.
T-87 = That is not the word, so nothing has been deleted. The word is { $word }.
T-40 = There is no such championship here. Open one with /{ name-championship } { name-new-championship }.
T-41 = This table is a championship match: only { $players } may sit here. You are welcome to watch.
T-42 = The rules of this match are the championship's: nothing can be changed here, and there is no rematch.
T-43 = This match begins by itself as soon as everybody is here. Still to come: { $players }.
T-44 = In a championship, that is for its organiser or a moderator.
T-45 = Only moderators, or people with the role the server has chosen, may open a championship that counts for the overall ranking. You may open one that does not.
T-46 = This championship is over: nothing can be changed any more.
T-47 = That match cannot be played now. The fixture list says which ones are open.
T-48 = That is somebody else's match. You can play: { $fixtures }.
T-49 = In this championship only entrants may do that.
T-50 = You have signed up already.
T-51 = That person is not on the list of this championship, or has withdrawn.
T-52 = The draw has been made: nobody can sign up or leave any more. The organiser can still withdraw somebody.
T-53 = That ruling is not possible now. The organiser's panel shows which are.
T-54 = That does not fit this championship as it stands now. Open the organiser's panel again.
T-55 = This cannot be used here: { $value }. While you type a command, Discord shows what can.
T-56 = This command has changed. Restart Discord, or wait a moment, and type it again.
T-57 = This only works on a server that has added me.
T-58 = This can only be done on the table's own server: go to its channel and press it there.
T-59 = { $player } is not on this server and could not see the table.
T-110 = { $player } already sits at this table.
T-111 = { $player } was removed from this table. The host can let them back with /{ name-table } { name-substitute }.
T-112 = { $player } has been invited to [this table]({ $link }) already. You can remind them { $moment }.
T-113 = { $most } people have been invited to this table, and no more can be.
T-158 = You have sent { $most } invitations within an hour, and no more can be sent. You can invite again { $moment }.
T-159 = Only invited people sit down at this table. { $named ->
    [no] Ask its host
   *[yes] Ask { $host }, the host,
} to invite you. You are welcome to watch.
T-160 = There is no such table here.
T-161 = { $player } cannot see the channel of this table, so no invitation was sent.
T-114 = This deal cannot be played: it does not exist, or the bot has been updated since it was opened.
T-115 = You have not played that deal: only whoever has finished it may practise it. /{ name-daily } has today's.
T-116 = You have no result of that deal that counts, so there is nothing to share.
T-120 = This duel is over. Its message says how it ended.
T-121 = This duel is for { $players }. With /{ name-duel } you can challenge them yourself.
T-122 = No more than { $most } people can play a duel.
T-123 =
    { $limit ->
        [channel] In this channel { $most } duels are open, and no more can be. Wait until one is over.
       *[other] You have { $most ->
            [one] one open duel
           *[other] { $most } open duels
        } on this server, the most it allows. Finish one of these, or call it off.
    }
T-124 = A duel needs somebody else: choose another person, or nobody to let everybody play.
T-125 = That game deals no cards, so it has no championship with the same cards. Hearts and Skull King have one.
T-126 = Other tables are still playing these cards. You can look once they are done.
T-130 = There is no such score pad any more.
T-131 = Only those who play, or opened the pad, can write on it: { $players }.
T-132 = { $why ->
    [ended] This score pad has ended; nothing can be changed on it.
    [earlier] With this correction the match would have ended earlier, and the later rounds would not fit. Nothing was changed.
   *[over] All rounds of this match are written. Correct one, or end the pad.
 }
T-133 = One whole number for each player is needed, { $count } in all, with spaces between them, in this order: { $players }.
T-134 = { $player } cannot have bid that: in this round bids go from 0 to { $most }.
T-135 = { $why ->
    [points] The points of a round are always 26 in all; these are { $total }. Whoever shot the moon has 26, the others 0.
    [queen] Somebody must have at least { $points } points: the queen of spades alone is worth them.
   *[tricks] { $dealt } cards were dealt, so there were { $least ->
        [0] at most { $dealt }
        [-1] { $dealt }
       *[other] { $least } to { $dealt }
    } tricks to take; these are { $total }.
 }
T-136 = These bonuses do not go together: nobody captures without a trick, each card is captured once, each power is used once, and there is only one Skull King.
T-137 = In this channel { $most } score pads are in use, and no more can be. End one first.
T-138 = { $player } has written round { $round } meanwhile. Nothing was overwritten: look at what stands, then correct it.
T-139 = This match was played at a real table: nobody wrote down the cards, so it has no replay and no log.
T-127 = There are hints only at private tables whose result nobody else's is compared with.
T-128 = This riddle is over; here is its answer.
T-129 = Today's riddle is not ready yet. Try again in a moment.
T-140 = { $most } people are waiting for a seat here already.
T-141 = You aren't waiting for a seat here.
T-142 = This is the last round of this match: nobody sits down any more. `/{ name-play }` gives you a seat in the next one.
T-60 = You cannot take this seat back by yourself. { $named ->
    [no] Only the host or a moderator
   *[yes] Only { $host }, the host, or a moderator
} can let you back: they type /{ name-table } { name-substitute } with your name.
T-61 = You cannot take this seat back by yourself. Only the organiser or a moderator can let you back: they type /{ name-table } { name-substitute } with your name.
T-62 = { $player } is playing your seat now. You are welcome to watch.
T-63 = You cannot take this seat back by yourself. Only a moderator can let you back: they type /{ name-table } { name-substitute } with your name.
T-67 = [This message]({ $link }) was brought down less than half a minute ago; nothing has changed. It can come down again in { $seconds } s.
T-68 = The table has not come down yet: Discord does not answer, or I may not write in its channel. [It is still here]({ $link }).
T-70 = This has changed since you were asked. This is how it is now.
T-71 =
    { $count ->
        [one] There is a championship in this channel already: { $championships }.
       *[other] There are { $count } championships in this channel already: { $championships }.
    }
R-HC-15 = This championship takes { $players } entrants.
T-165 = There has been no such season here: { $season }. The menu below /{ name-season } has those there are.
T-166 = Even without logs this season is larger than a file may be here, which is { $size } MB.
