# The lessons of the games, step by step: data/lessons/. Each is read with a picture of the table below.

button-learn = In 5 Minuten lernen
button-learn-why = Eine Lektion nur für dich; dein Platz bleibt
begin-learn = Ein Spiel lernen
lesson-which = Welches Spiel willst du lernen?
lesson-step = Lektion { $game } · { $step } von { $steps }
lesson-back = Zurück
lesson-next = Weiter
lesson-open = Tisch mit Robotern öffnen

## Skull King

lesson-skull-king-bid = In einem Stich spielen alle eine Karte, und die stärkste holt sie alle. Sag, wie viele Stiche du machst: Das ist deine Ansage. Versuch **1**.
lesson-skull-king-bid-other = Du kannst auch 0 ansagen: Dann versprichst du, keinen Stich zu machen. Für diese Lektion sag **1** an.
lesson-skull-king-mermaid = Bisher führt der Skull King: Er schlägt jede Zahl. Nur eine **Meerjungfrau** fängt ihn. Spiel deine!
lesson-skull-king-capture-head = Du hast den Skull King gefangen!
lesson-skull-king-capture = Eine Meerjungfrau schlägt ihn, egal wer zuerst kommt. Du hast einen Stich, genau wie angesagt.
lesson-skull-king-exact-head = Genau angesagt: +60
lesson-skull-king-exact = Eine genaue Ansage bringt +20 pro Stich, dazu +40 für den gefangenen Skull King (nur wenn sie stimmt). { $two } hat 1 angesagt und keinen gemacht: −10 für jeden Stich daneben.
lesson-skull-king-zero = Jetzt zwei Karten, zwei Stiche. 0 ist eine besondere Ansage: +10 pro Karte, wenn du keinen Stich machst, −10 pro Karte, sobald du einen machst. Sag **0** an.
lesson-skull-king-zero-other = Das darfst du ansagen. Versuch diesmal **0**: Versprich, gar keinen Stich zu machen.
lesson-skull-king-follow = { $two } hat Gelb angespielt. Wenn du die Farbe hast, spiel sie, oder eine Sonderkarte (ohne Zahl). Gelb hast du.
lesson-skull-king-pirate-head = Ein Pirat holt den Stich
lesson-skull-king-pirate = Sonderkarten darfst du immer spielen. Ein Pirat schlägt Zahlen und Meerjungfrauen, nur der Skull King schlägt ihn. Wer einen Stich holt, spielt zum nächsten an.
lesson-skull-king-void = Angespielt ist Lila, und du hast keins: Spiel irgendwas. Deine Grün 2 ist eine andere Farbe, sie kann nicht gewinnen.
lesson-skull-king-trump-head = Schwarz schlägt Lila
lesson-skull-king-trump = Schwarz ist Trumpf: Selbst die niedrigste schlägt jede andere Farbe. Ohne Schwarz und Sonderkarten gewinnt die höchste Karte der ersten Farbe.
lesson-skull-king-end-head = Jetzt kannst du spielen!
lesson-skull-king-end = 0 angesagt, 0 gemacht: +20, je 10 für zwei Karten. Nach zehn Runden gewinnt, wer die meisten Punkte hat.
lesson-skull-king-beyond = Noch nicht dabei: Fluchtkarten, Tigerin, 14er-Bonus. Mehr: /skullking { name-rules }.

## Hearts

lesson-hearts-pass = Punkte sind hier schlecht: Jedes Herz zählt 1, die Pik-Dame 13. Zuerst gibst du drei Karten weiter. Wähl dein **Karo**: König, Bube und 9.
lesson-hearts-pass-other = Du darfst beliebige drei weitergeben. Für diese Lektion nimm dein **Karo**: König, Bube und 9.
lesson-hearts-follow = Die Kreuz-2 eröffnet die Runde. Bediene die angespielte Farbe, wenn du sie hast; die höchste Karte davon holt den Stich (alle vier Karten). Spiel dein **Ass**.
lesson-hearts-follow-other = Dieses Kreuz darfst du spielen. Für diese Lektion spiel das **Ass** und hol den Stich.
lesson-hearts-lead = Du hast den Stich und spielst zum nächsten an. Herz anspielen darf man erst, wenn eins gefallen ist. Spiel die **Kreuz-3** an.
lesson-hearts-lead-other = Das dürftest du anspielen. Für diese Lektion nimm die **Kreuz-3**.
lesson-hearts-queen = Angespielt ist Karo, und du hast keins mehr: Spiel irgendwas. Werd die **Pik-Dame** los!
lesson-hearts-queen-other = Das darfst du. Aber hier ist deine Chance: Häng die **Pik-Dame** und ihre 13 Punkte der Person an, die diesen Stich holt.
lesson-hearts-taken-head = 13 Punkte für { $two }
lesson-hearts-taken = { $two } hat das höchste Karo gespielt und bekommt alle vier Karten, auch deine Dame. Am Ende gewinnt, wer die wenigsten Punkte hat.
lesson-hearts-heart = { $two } hat Pik angespielt, und du hast welches. Spiel deinen **König** und schau, was passiert.
lesson-hearts-heart-other = Dieses Pik darfst du spielen. Spiel den **König**, dann siehst du, was ein Herz zählt.
lesson-hearts-broken-head = Ein Herz: 1 Punkt
lesson-hearts-broken = Dein König hat den Stich geholt, samt einem Herz: { $one } hatte kein Pik. Herz ist jetzt frei: Man darf es anspielen.
lesson-hearts-end-head = Zuletzt: der Durchmarsch
lesson-hearts-end = Hol alle 13 Herzen und die Pik-Dame, das ist der Durchmarsch: 0 Punkte für dich, 26 für alle anderen.
lesson-hearts-beyond = Eine Partie geht bis 100 Punkte. Mehr: /hearts { name-rules }.

## Skull

lesson-skull-place = Alle haben drei Rosen und einen Totenkopf und legen eine Scheibe verdeckt hin. Später suchst du Rosen, und ein Totenkopf stoppt dich. Leg eine **Rose**.
lesson-skull-place-other = Du darfst den Totenkopf legen, damit andere ihn erwischen. Für diese Lektion leg eine **Rose**.
lesson-skull-claim = Leg noch eine Scheibe oder sag an: Wie viele Rosen kannst du aufdecken, ohne einen Totenkopf zu erwischen? Drei Scheiben liegen da. Sag **2** an.
lesson-skull-claim-other = Das darfst du. Für diese Lektion sag **2** an.
lesson-skull-own = Die anderen hätten mehr ansagen können, aber sie passen. Also deckst du zwei Scheiben auf, eine nach der anderen, deine zuerst.
lesson-skull-next = Eine Rose! Noch eine, von einem beliebigen Stapel. Versuch es bei **{ $one }**.
lesson-skull-next-other = Du darfst überall aufdecken. Für diese Lektion versuch es bei **{ $one }**.
lesson-skull-won-head = Ansage geschafft!
lesson-skull-won = Zwei Rosen, wie angesagt: Deine Matte wird umgedreht. Wer zwei Ansagen schafft, gewinnt die Partie. Alle Scheiben gehen zurück, und du beginnst wieder.
lesson-skull-again = Neue Runde, neue erste Scheibe. Leg eine **Rose**.
lesson-skull-again-other = Du darfst mit dem Totenkopf bluffen. Für diese Lektion leg eine **Rose**.
lesson-skull-add = Du beginnst. Sag noch nichts an: Leg noch eine **Rose** obendrauf.
lesson-skull-add-other = Das darfst du. Für diese Lektion leg noch eine **Rose**.
lesson-skull-raise = { $one } sagt 2 an, { $two } passt. Jetzt legt niemand mehr: Sag mehr an oder passe. Sag **3** von 4 an.
lesson-skull-raise-other = Das darfst du. Für diese Lektion sag **3** an.
lesson-skull-pile = { $one } passt, also musst du drei Rosen finden. Dein eigener Stapel zuerst, von oben.
lesson-skull-rest = Eine Rose. Erst kommt dein eigener Stapel, bis zur letzten Scheibe.
lesson-skull-skull = Zwei Rosen, eine fehlt: { $one } oder { $two }? Wissen kannst du es nicht. Deck bei **{ $two }** auf.
lesson-skull-skull-other = Das darfst du. Aber in dieser Lektion sollst du einen Totenkopf erwischen: Deck bei **{ $two }** auf.
lesson-skull-end-head = Totenkopf: Ansage geplatzt
lesson-skull-end = Du verlierst eine Scheibe für immer: { $two } zieht sie blind, denn von dort kam der Totenkopf. Ohne Scheiben bist du raus.
lesson-skull-beyond = Auch wer zuletzt noch Scheiben hat, gewinnt: /skull { name-rules }.
