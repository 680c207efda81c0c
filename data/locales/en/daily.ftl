# The deal of the day: the same cards for everybody.

name-daily = daily
about-daily = Today's deal: the same cards for everybody, in four minutes
begin-daily = Today's deal
button-deal-result = My result

daily-date =
    { $month ->
        [1] January { $day }
        [2] February { $day }
        [3] March { $day }
        [4] April { $day }
        [5] May { $day }
        [6] June { $day }
        [7] July { $day }
        [8] August { $day }
        [9] September { $day }
        [10] October { $day }
        [11] November { $day }
       *[12] December { $day }
    }
daily-day = { $day }
daily-name = Deal of { $date }
daily-try-of = 📅 { $deal } · the same cards for everybody
daily-practice-of = 📅 { $deal } · practice
daily-par-unknown = Par is still being worked out.
daily-par =
    { $how ->
        [better] { $by } better than par ({ $par })
        [worse] { $by } worse than par ({ $par })
       *[level] Level with par ({ $par })
    }
daily-too-late = It ended too late to count for that day.
daily-place-here = Here: **{ $place }** of { $players }
daily-place-all = Everywhere: **{ $place }** of { $players }
daily-days =
    { $days ->
        [one] { $days } day played
       *[other] { $days } days played
    }
daily-weeks = { $weeks } weeks in a row
daily-practise = Practise again
daily-share = Share
daily-shared = You have [shared it]({ $link }) here already.
daily-copy = I cannot post here. To share it, copy this:
daily-bids = bids met: { $met } of { $count }
daily-play = Play today's deal
daily-board = Board
daily-about-skull-king = rounds of 4, 6 and 8 cards
daily-about-hearts = a single round
daily-yesterday =
    { $players ->
        [one] On { $date }, one player here:
       *[other] On { $date }, { $players } players here:
    }
daily-board-title = Daily deals
daily-board-here = This server
daily-board-all = Everywhere
daily-board-why = Each day brings the share of the other players whom you outscored; a tie is half, and alone you get 50.
daily-board-empty = Nobody has a result yet.
daily-board-line =
    { $days ->
        [one] { $score } in { $days } day
       *[other] { $score } in { $days } days
    }
daily-board-days = days
daily-board-score = Outscored
daily-show-all = Everywhere
daily-show-here = This server

server-daily-short = The daily deal
server-daily = Where the deal of the day is posted
server-daily-why = One quiet message a day, with yesterday's result. Choose none to have none.
server-daily-none = Nowhere
