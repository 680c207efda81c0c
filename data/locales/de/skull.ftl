# Skull at the table.

## Mats and discs
mat-crab = Krabbenmatte
mat-dolphin = Delfinmatte
mat-parrot = Papageienmatte
mat-octopus = Krakenmatte
mat-starfish = Seesternmatte
mat-shell = Muschelmatte
mat-turtle = Schildkrötenmatte
mat-cat = Katzenmatte
mat-monkey = Affenmatte
mat-puffer = Kugelfischmatte
mat-owner = { $player } ({ $mat })
mat-own = Deine eigene Matte ({ $mat })
mat-owner-robot = { $player } (Roboter, { $mat })
disc-rose = Rose
disc-skull = Totenkopf
skull-roses =
    { $number ->
        [one] { $number } Rose
       *[other] { $number } Rosen
    }
skull-claim = { $number } ansagen

## The table
skull-title = Skull · Runde { $round } · Ziel: 2 Ansagen schaffen
skull-title-own = Skull · Runde { $round }
skull-title-won = Du hast { $won } der 2 nötigen Ansagen geschafft
skull-title-won-others = Du hast { $won } der 2 nötigen Ansagen geschafft; { $others }
skull-title-over = Skull · die Partie ist vorbei
skull-begins = { $player } ist zuerst dran.
skull-begins-you = Du bist zuerst dran.
skull-face-down =
    { $count ->
        [one] Eine Scheibe liegt, also kann niemand mehr als 1 ansagen.
       *[other] { $count } Scheiben liegen, also kann niemand mehr als { $count } ansagen.
    }
skull-lot = Das Los bestimmt, wer beginnt …
skull-placing = Noch ohne Scheibe: { $players }
skull-placing-all = Alle legen eine Scheibe
skull-placed = Scheibe liegt: Warte auf die anderen
skull-to-turn = { $player } ist dran: Scheibe legen oder Rosen ansagen
skull-to-bid = { $player } ist dran: mehr ansagen oder passen
skull-to-flip =
    { $count ->
        [one] { $player } ist dran: aufdecken, noch 1 Rose
       *[other] { $player } ist dran: aufdecken, noch { $count } Rosen
    }
skull-to-lose = { $player } muss eine Scheibe hergeben
skull-to-pick = { $owner } zieht eine Scheibe von { $player }
skull-to-pick-you = { $owner } zieht eine deiner Scheiben
skull-to-shuffle = { $player } verliert eine Scheibe
skull-to-shuffle-you = Du verlierst eine Scheibe
skull-to-first = { $player } bestimmt, wer anfängt
skull-challenge =
    { $number ->
        [one] **{ $player }** sagt { $number } Rose an
       *[other] **{ $player }** sagt { $number } Rosen an
    }
skull-challenge-you =
    { $number ->
        [one] **Du** sagst { $number } Rose an
       *[other] **Du** sagst { $number } Rosen an
    }
skull-earlier = Frühere Ansagen: { $claims }
skull-passed =
    { $count ->
        [one] { $players } hat gepasst
       *[other] { $players } haben gepasst
    }
skull-reveal =
    { $number ->
        [one] { $player } will { $number } Rose aufdecken.
       *[other] { $player } will { $number } Rosen aufdecken.
    }
skull-reveal-you =
    { $number ->
        [one] Du willst { $number } Rose aufdecken.
       *[other] Du willst { $number } Rosen aufdecken.
    }
skull-flipped = { $disc } auf der Matte von { $player }.
skull-flipped-you = { $disc } auf deiner eigenen Matte.
skull-to-go =
    { $count ->
        [one] Eine Rose noch, und deine Ansage von { $number } ist geschafft.
       *[other] Noch { $count } Rosen bis zu deiner Ansage von { $number }.
    }
skull-losing-own = Welche, erfährt sonst niemand.
skull-losing = 🔀 Die Scheiben von **{ $player }** liegen verdeckt und gemischt da.
skull-losing-you = 🔀 Deine Scheiben liegen verdeckt und gemischt da.
skull-losing-chance = 🔀 **{ $player }** verliert eine der gemischten Scheiben, der Zufall entscheidet.
skull-losing-chance-you = 🔀 Du verlierst eine deiner gemischten Scheiben, der Zufall entscheidet.
skull-last-bet = **Letzte Ansage:** { $player } mit { skull-roses }
skull-last-bet-you = **Letzte Ansage:** du mit { skull-roses }
skull-bet-of = **Ansage in Runde { $round }:** { $player } mit { skull-roses }
skull-bet-of-you = **Ansage in Runde { $round }:** du mit { skull-roses }
skull-won = 🌹 Nur Rosen: **{ $player }** schafft die Ansage.
skull-won-you = 🌹 Nur Rosen: Du schaffst die Ansage.
skull-own-skull = 💀 **{ $player }** deckt einen Totenkopf auf: ausgerechnet den eigenen.
skull-own-skull-you = 💀 Du deckst einen Totenkopf auf: ausgerechnet deinen eigenen.
skull-others-skull = 💀 **{ $player }** erwischt den Totenkopf von **{ $owner }**.
skull-others-skull-you = 💀 Du erwischst den Totenkopf von **{ $owner }**.
skull-yours-hit = 💀 **{ $player }** erwischt deinen Totenkopf.
skull-lost =
    { $count ->
        [one] **{ $player }** verliert eine Scheibe für immer und hat noch eine.
       *[other] **{ $player }** verliert eine Scheibe für immer und hat noch { $count }.
    }
skull-lost-you =
    { $count ->
        [one] Du verlierst eine Scheibe für immer und hast noch eine.
       *[other] Du verlierst eine Scheibe für immer und hast noch { $count }.
    }
skull-out = **{ $player }** hat die letzte Scheibe verloren und ist raus.
skull-out-you = Du hast deine letzte Scheibe verloren und bist raus.
skull-own-round = **Runde { $round }.** { $told }
skull-own-won = Du hast { skull-roses } angesagt, und kein Totenkopf war dabei: Ansage geschafft.
skull-own-lost = Du hast { skull-roses } angesagt und deinen eigenen Totenkopf aufgedeckt: Das kostet dich eine Scheibe.
skull-own-lost-other = Du hast { skull-roses } angesagt und den Totenkopf von { $owner } erwischt: Das kostet dich eine Scheibe.
skull-own-mine = { $player } hat deinen Totenkopf erwischt und verliert eine Scheibe.
skull-own-aside = Die Ansage von { $player } ist geplatzt.
skull-own-not-won = { $player } hat die Ansage geschafft.
skull-shows = 👁️ **{ $player }** zeigt eine Scheibe, die verdeckt geblieben war: { $disc }
skull-shows-you = 👁️ Du zeigst eine Scheibe, die verdeckt geblieben war: { $disc }
skull-is-out = raus
skull-discs =
    { $count ->
        [one] { $count } Scheibe
       *[other] { $count } Scheiben
    }
skull-in-hand = { $count } auf der Hand
skull-lies-down = { $count } verdeckt
skull-lies-flipped = { $count } aufgedeckt
skull-bets =
    { $count ->
        [one] { $count } Ansage geschafft
       *[other] { $count } Ansagen geschafft
    }
skull-places = Bei gleich vielen geschafften Ansagen liegt vorn, wer mehr Scheiben hat; ohne Scheiben, wer später ausgeschieden ist.
skull-wins-bets = 🏴‍☠️ { $player } hat zwei Ansagen geschafft und gewinnt die Partie!
skull-wins-bets-you = 🏴‍☠️ Du hast zwei Ansagen geschafft und gewinnst die Partie!
skull-wins-last = 🏴‍☠️ Nur { $player } hat noch Scheiben und gewinnt die Partie!
skull-wins-last-you = 🏴‍☠️ Nur du hast noch Scheiben und gewinnst die Partie!
skull-picture-down =
    { $count ->
        [0] noch keine Scheibe
        [one] { $count } Scheibe verdeckt
       *[other] { $count } Scheiben verdeckt
    }
skull-picture-up = offen: { $discs }
skull-picture-found =
    { $count ->
        [one] { $found } von { $count } Rose
       *[other] { $found } von { $count } Rosen
    }
skull-picture-won = Ansage geschafft: nur Rosen!
skull-picture-lost = Ansage geplatzt: ein Totenkopf!
skull-victory = Sieg!
skull-title-bets = Skull · geschaffte Ansagen
skull-all-bets = Ansage für Ansage
skull-bet-line = { $round }. { $player } sagt { $number } an
skull-bet-line-you = { $round }. Du sagst { $number } an
skull-bets-legend = 🌹 Ansage geschafft · 💀 wessen Totenkopf sie platzen ließ
skull-bets-from = Ansagen { $first } bis { $last }
skull-bet-words-won = Runde { $round }: { $player } hat { skull-roses } angesagt und geschafft.
skull-bet-words-won-you = Runde { $round }: Du hast { skull-roses } angesagt und geschafft.
skull-bet-words-own = Runde { $round }: { $player } hat { skull-roses } angesagt und den eigenen Totenkopf aufgedeckt.
skull-bet-words-own-you = Runde { $round }: Du hast { skull-roses } angesagt und deinen eigenen Totenkopf aufgedeckt.
skull-bet-words-lost = Runde { $round }: { $player } hat { skull-roses } angesagt und den Totenkopf von { $owner } aufgedeckt.
skull-bet-words-lost-you = Runde { $round }: Du hast { skull-roses } angesagt und den Totenkopf von { $owner } aufgedeckt.
skull-bet-words-yours = Runde { $round }: { $player } hat { skull-roses } angesagt und deinen Totenkopf aufgedeckt.
skull-rules = Alle haben drei Rosen und einen Totenkopf. Wer zuerst 2 Ansagen schafft, gewinnt die Partie.
skull-rules-owner_picks = Wer einen fremden Totenkopf aufdeckt, verliert eine Scheibe: Wer den Totenkopf gelegt hat, zieht sie blind.
skull-rules-auto_random = Wer einen fremden Totenkopf aufdeckt, verliert zufällig eine Scheibe.

## The picture of the rules
chart-skull = Rosen ansagen
chart-skull-set = Alle haben das Gleiche
chart-skull-set-why = Eine Matte, drei Rosen, ein Totenkopf.
chart-skull-lay = Legen
chart-skull-lay-why = Jedes Mal eine Scheibe, verdeckt.
chart-skull-challenge = Ansagen
chart-skull-challenge-why = Sag, wie viele Rosen du aufdeckst. Die anderen überbieten oder passen.
chart-skull-flip = Aufdecken
chart-skull-flip-why = Erst den eigenen Stapel, dann beliebige.
chart-skull-won = Nur Rosen
chart-skull-won-why = Ansage geschafft. Wer zuerst 2 schafft, gewinnt.
chart-skull-lost = Ein Totenkopf
chart-skull-lost-why = Ansage geplatzt, eine Scheibe weg. Wer zuletzt noch welche hat, gewinnt.

## The panel
skull-hand = Deine Hand
skull-pile =
    { $count ->
        [one] Du hast gelegt
       *[other] Du hast gelegt (die letzte liegt oben)
    }
skull-pile-seen =
    { $count ->
        [one] Du hast gelegt
       *[other] Du hast gelegt (die oberste rechts)
    }
skull-left =
    { $count ->
        [one] Noch verdeckt
       *[other] Noch verdeckt (die letzte liegt oben)
    }
skull-left-seen =
    { $count ->
        [one] Noch verdeckt
       *[other] Noch verdeckt (die oberste rechts)
    }
skull-flipped-own = Schon aufgedeckt: { $discs }
skull-nothing = nichts
skull-lost-own = Schon verloren (das weißt nur du): { $discs }
skull-ask-first-disc = Du bist dran: Leg deine erste Scheibe
skull-how-first-disc = Alle legen eine Scheibe verdeckt hin und sagen dann an, wie viele Rosen sie aufdecken.
skull-ask-first-changeable = Deine erste Scheibe: **{ $disc }**. Du kannst sie ändern, bis alle eine gelegt haben.
skull-ask-turn = Du bist dran: Leg eine Scheibe oder sag Rosen an
skull-how-turn = Sag an, wie viele Rosen du aufdeckst, deine eigenen zuerst. Nur Rosen: geschafft. Ein Totenkopf: eine Scheibe weg.
skull-ask-must = Du bist dran: Sag an, wie viele Rosen du aufdeckst
skull-ask-raise = Du bist dran: Sag mehr an oder passe
skull-how-raise = Bleibt deine Ansage die höchste, deckst du so viele auf, deine eigenen zuerst. Nur Rosen: geschafft. Ein Totenkopf: eine Scheibe weg.
skull-how-pass = Passt du, sagst du in dieser Runde nichts mehr an. Sagst du alle { $total } an, deckst du sofort auf.
skull-down = { $total } Scheiben liegen verdeckt: { $piles }.
skull-flip-own = Meine oberste Scheibe aufdecken
skull-flip-of = Bei { $player } aufdecken
skull-how-flip-own = Von oben; ein Totenkopf kostet dich eine Scheibe.
skull-how-flip-doomed = Deine eigenen kommen zuerst, von oben, und dein Totenkopf ist dabei: Die Ansage platzt, und du verlierst eine Scheibe.
skull-how-flip = Wähl eine Matte. Ein Totenkopf kostet dich die Ansage und eine Scheibe.
skull-take = Scheibe { $place }
skull-starts = { $player } fängt an
skull-ask-flip-own = Du bist dran: Deck deine oberste Scheibe auf
skull-ask-flip = Du bist dran: Bei wem deckst du auf?
skull-ask-lose = Du bist dran: Gib eine Scheibe her
skull-how-lose = Du hast deinen eigenen Totenkopf aufgedeckt: Eine Scheibe ist für immer weg. Welche, erfährt sonst niemand. Ohne Totenkopf kannst du niemanden mehr erwischen.
skull-ask-pick = Du bist dran: Zieh eine Scheibe von { $player }
skull-how-pick = { $player } hat deinen Totenkopf erwischt, also kommt eine dieser { $count } Scheiben weg. Sie liegen verdeckt und gemischt da.
skull-ask-first = Du bist dran: Wer fängt an?
skull-how-first = Du bist raus. Wer beginnt die nächste Runde?
skull-sure-place-rose = Eine Rose verdeckt legen?
skull-sure-place-skull = Deinen Totenkopf verdeckt legen?
skull-sure-challenge =
    { $count ->
        [one] Eine Rose ansagen?
       *[other] { $count } Rosen ansagen?
    }
skull-sure-pass = Passen und den anderen die Ansage überlassen?
skull-sure-flip-own = Die oberste Scheibe deiner Matte aufdecken?
skull-sure-flip = Die oberste Scheibe von { $player } aufdecken?
skull-sure-lose-rose = Eine Rose für immer hergeben?
skull-sure-lose-skull = Deinen Totenkopf für immer hergeben?
skull-sure-pick = Soll es Scheibe { $place } sein?
skull-sure-first = { $player } die nächste Runde beginnen lassen?
skull-sure-show-rose = Allen eine Rose zeigen, die niemand aufgedeckt hat?
skull-sure-show-skull = Allen deinen Totenkopf zeigen, den niemand aufgedeckt hat?
skull-may-show = Freiwillig: Alle sehen eine Scheibe, die du letzte Runde gelegt hast.
skull-you-are-out = Nichts zu tun: Du bist raus
skull-or-claim = Oder ansagen: wie viele Rosen?
skull-challenge-menu = Ansagen: wie viele Rosen?
skull-made-disc = legt eine Scheibe
skull-made-rose = legt eine Rose
skull-made-skull = legt den Totenkopf
skull-made-said = sagt { skull-roses } an
skull-made-passed = passt
skull-made-flipped = deckt eine Scheibe von { $owner } auf
button-pass = Passen
skull-button-discs = Meine Scheiben
skull-button-decide = Scheiben ansehen und wählen
skull-button-show = Scheiben ansehen / spielen
skull-button-flip = Scheiben ansehen / aufdecken
skull-help-signs = **Zeichen:** { $rose } Rose · { $skull } Totenkopf · { $unknown } noch verdeckt · Matten und die Rückseiten ihrer Scheiben: { $backs }
skull-add-rose = Rose legen
skull-add-skull = Totenkopf legen
skull-show-rose = Meine verdeckte Rose zeigen
skull-show-skull = Meinen verdeckten Totenkopf zeigen
skull-words-place = Legen: { $disc }
skull-lose-rose = Rose hergeben
skull-lose-skull = Totenkopf hergeben
skull-words-lose = Scheibe hergeben: { $disc }
skull-words-claim = { skull-roses } ansagen
skull-words-player = { $player }: { $height ->
        [0] keine Scheibe
        [one] { $height } Scheibe
       *[other] { $height } Scheiben
    } auf der Matte, { $discs } insgesamt, geschaffte Ansagen: { $bets }.
skull-words-out = { $player }: raus.
skull-words-has-passed = Hat gepasst.
skull-words-has-passed-you = Du hast gepasst.
skull-words-added = { $player } hat eine Scheibe dazugelegt: { $height } auf der Matte.
skull-words-said = { $player } hat { skull-roses } angesagt.
skull-words-passed = { $player } hat gepasst.
skull-words-since = Seit deinem letzten Zug: { $news }
skull-words-nothing-since = Seit deinem letzten Zug ist nichts passiert.

## Options
option-opponent_discard = Wer die Scheibe zieht
option-opponent_discard-owner_picks = Die Gegenseite
option-opponent_discard-owner_picks-why = Die Scheiben werden verdeckt gemischt, und wer den Totenkopf gelegt hat, zieht eine davon.
option-opponent_discard-auto_random = Der Zufall
option-opponent_discard-auto_random-why = Eine zufällige Scheibe kommt weg, ohne dass jemand gefragt wird: geht schneller.

## Boards
fact-bets =
    { $count ->
        [one] { $count } geschaffte Ansage
       *[other] { $count } geschaffte Ansagen
    }
fact-skulls =
    { $count ->
        [one] { $count } erwischter Totenkopf
       *[other] { $count } erwischte Totenköpfe
    }
fact-bluffs =
    { $count ->
        [one] { $count } gelungener Bluff
       *[other] { $count } gelungene Bluffs
    }
record-bets = Geschaffte Ansagen
record-bluffs = Gelungene Bluffs
record-own_skulls = Eigene Totenköpfe erwischt
skull-stats-claims =
    { $won ->
        [one] { $won } von { $all } Ansagen geschafft.
       *[other] { $won } von { $all } Ansagen geschafft.
    }
skull-stats-lost = Geplatzte Ansagen
skull-stats-whose = eigener Totenkopf { $own }, fremder { $others }

## Refusals
SR-1-1 = An diesem Tisch spielen 3 bis 6 Leute.
SR-1-2 = Wer die Partie beginnt, entscheidet das Los.
SR-2-1 = Leg eine deiner eigenen Scheiben: { $cards }.
SR-2-3 = Vor einer Ansage kann man nicht passen: Leg eine Scheibe dazu oder sag Rosen an.
SR-2-5 = Deine Hand ist leer: Du musst Rosen ansagen.
SR-2-7 = Es ist schon angesagt: Niemand legt mehr Scheiben. Sag mehr an oder passe.
SR-3-1 = Nenn eine Zahl, die auf den Matten auch liegt: { $cards }.
SR-3-2 = Sag mehr an als die höchste Ansage bisher: { $cards }.
SR-3-3 = Du hast gepasst: In dieser Runde sagst du nichts mehr an.
SR-4-1 = Deine eigene Matte kommt zuerst, von oben.
SR-4-2 = Dort liegt nichts verdeckt. Wähl eine andere Matte.
SR-4-6 = Nach einer Ansage darfst du eigene Scheiben zeigen, die niemand gesehen hat, bis die nächsten ersten Scheiben liegen.
SR-5-3 = Die Scheiben liegen verdeckt und gemischt: Zieh eine nach ihrem Platz.
SR-5-4 = Gib eine deiner eigenen Scheiben her: { $cards }.
SR-5-7 = Nenn jemanden, der noch Scheiben hat.
R-SR-10 = Erst legen alle eine Scheibe. Du kannst deine noch ändern.

## The picture of the mats
skull-short-place = Leg deine erste Scheibe
skull-short-turn = Leg eine Scheibe oder sag an
skull-short-bid = Überbiete { $number } oder passe
skull-short-must = Sag an: Deine Hand ist leer
skull-short-flip-own = Deck deine oberste Scheibe auf
skull-short-flip = Deck eine Scheibe auf
skull-short-lose = Gib eine Scheibe her
skull-short-pick = Zieh eine Scheibe von { $player }
skull-short-first = Wer fängt an?
skull-picture-passed = passt
skull-broke = { $number } angesagt, dann der Totenkopf von { $player }.
skull-broke-own = Es war dein eigener Totenkopf.
skull-ribbon-last = letzte Ansage
skull-ribbon-won = Ansage geschafft: { $won } von { $bets }
skull-ribbon-own = Dein eigener Totenkopf: eine Scheibe weg
skull-ribbon-other = Totenkopf von { $player }: eine Scheibe weg
skull-ribbon-mine = { $player } erwischt deinen Totenkopf
skull-ribbon-aside = Ansage von { $player } geplatzt
skull-ribbon-not-won = { $player } schafft es: { $won } von { $bets }
skull-pile-drawn =
    { $count ->
        [one] Du hast gelegt
       *[other] Gelegt (die oberste rechts)
    }
skull-ribbon-unclaimed =
    { $count ->
        [one] 1 Scheibe liegt, noch keine Ansage
       *[other] { $count } Scheiben liegen, noch keine Ansage
    }
skull-ribbon-claims = { $player } sagt { $count ->
        [one] 1 Rose
       *[other] { $count } Rosen
    } an
skull-ribbon-claims-you = Du sagst { $count ->
        [one] 1 Rose
       *[other] { $count } Rosen
    } an
skull-ribbon-flips = { $player }: { $found } von { $count ->
        [one] 1 Rose
       *[other] { $count } Rosen
    }
skull-ribbon-flips-you = Du: { $found } von { $count ->
        [one] 1 Rose
       *[other] { $count } Rosen
    }
skull-picture-left =
    { $count ->
        [one] noch 1 Scheibe
       *[other] noch { $count } Scheiben
    }
skull-tip-turn = Sag an, wie viele Rosen du aufdeckst, deine eigenen zuerst; ein Totenkopf kostet dich eine Scheibe.
skull-tip-bid = Wer am meisten ansagt, deckt so viele auf, erst die eigenen; ein Totenkopf kostet eine Scheibe.
