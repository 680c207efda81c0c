# Meetings: the command's parameters, the invitation, the reminder, refusals.

name-at = at
about-at = Not now but at a time: friday 21:00, tomorrow 9pm, in 2 hours, a date
name-weekly = weekly
about-weekly = Ask again every week, at this time
name-event = event
about-event = Add a scheduled event to this server
about-own-zone = Your time zone, which I remember

meeting-by = { $host } invites
meeting-weekly = every week
meeting-coming = **Coming ({ $count } of { $seats })**
meeting-waiting = **Waiting for a seat ({ $count })**
meeting-perhaps = **Perhaps ({ $count })**
meeting-cannot = **Cannot ({ $count })**
meeting-nobody = Nobody has answered yet.
meeting-more = { $count } more
meeting-how = Whoever comes is reminded 15 minutes before. Then the lobby opens here.
meeting-how-unreminded = At its time the lobby opens here.
meeting-soon = The lobby opens as soon as I can open tables again.
meeting-lobby = The lobby is open: [take your seat]({ $link }). It begins when all are there, or after 5 minutes with robots.
meeting-over = It has begun: [the table]({ $link }). Whoever comes late can take a robot's seat.
meeting-missed = Nobody came.
meeting-given-up = Nobody came three weeks in a row, so I do not ask again.
meeting-off = { $player } has called it off.
meeting-late = I was away at that time, so there was no match. Sorry!
meeting-next = I ask again for next week, below.
button-meeting-coming = Coming · { $count }
button-meeting-perhaps = Perhaps · { $count }
button-meeting-cannot = Cannot · { $count }
meeting-tools = Move, every week, call off
meeting-move = Move it
meeting-move-why = For the host and moderators
meeting-repeat = Every week
meeting-repeat-why = Ask again each week at this time
meeting-once = Not every week
meeting-once-why = This is the last time
meeting-event = Add an event
meeting-event-why = To the events of this server
meeting-call-off = Call it off
meeting-call-off-why = Tells those who come
meeting-coming-now = You're in: { $time }. I'll remind you 15 minutes before.
meeting-unreminded-now = You're in: { $time }. The lobby opens here then.
meeting-waiting-now = You're in: { $time }. All seats are taken, so you wait for one.
meeting-perhaps-now = Perhaps: { $time }. Press **Coming** once you know.
meeting-cannot-now = A pity! If you can after all, press **Coming**.
meeting-cannot-late-now = A pity! Nobody waits for you. If you can after all, press **{ button-join }** in the lobby, or /{ name-play } once it has begun.
meeting-moved-now = It is now { $time }. Those who have answered are told.
meeting-off-now = It is called off. Those who have answered are told.
meeting-repeat-now = From now on I ask again every week.
meeting-once-now = I do not ask again after this.
meeting-event-now = The event is among the events of this server.
meeting-form-title = Move the meeting
meeting-form-label = When
meeting-form-hint = friday 21:00
meeting-notice-reminder = { $pings } { $game } begins { $left }: [who comes]({ $link })
meeting-notice-moved = { $pings } { $game } is now { $time }: [who comes]({ $link })
meeting-notice-off = { $pings } { $game } on { $time } is called off.
meeting-read = { $weekday }, { $date }, { $time } ({ $zone })
meeting-weekday =
    { $day ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
ask-meeting-off = Call off { $game }, { $time }?
ask-meeting-told =
    { $count ->
        [0] Nobody else has answered yet.
        [one] One person is told.
       *[other] { $count } people are told.
    }
ask-meeting-weekly = Next week's stays. To end it for good, choose **{ meeting-once }** first.
button-ask-meeting-off = Call it off
lobby-invitation-meeting = It begins as soon as everybody is here, or { $moment } with robots in the seats that are free. Whoever comes late can take one of these.

T-145 = I do not understand this time: { $value }. Say for example `friday 21:00`, `tomorrow 9pm`, `in 2 hours` or `2027-01-31 20:30`.
T-146 = **{ $value }** can be { $moments }. Which one? Say it with **am** or **pm**, as 09:00 or 21:00, or with a date.
T-147 = { $at } is over already. Choose a time to come.
T-148 = { $at } is too far ahead. Choose a time in the next { $days } days.
T-149 = There is no such time that night, because the clocks go forward. Choose another hour.
T-150 =
    { $limit ->
        [channel] In this channel { $most } meetings are planned, and no more can be. Wait until one is over.
       *[other] You have planned { $most } meetings here, and no more can be. Wait until one is over, or call one off.
    }
T-151 = There is no such meeting here. Plan one with `/{ name-play } { name-at }`.
T-152 = This meeting has begun, or is over. Its message says how it went.
T-153 = I cannot add an event here: { $why ->
        [permission] a moderator has to allow me to create events.
       *[other] Discord does not take it now.
    } The meeting stays as it is.
T-154 = `{ name-weekly }`, `{ name-event }` and `{ name-zone }` are for a match at a time. Say when with `{ name-at }`, for example `friday 21:00`.
