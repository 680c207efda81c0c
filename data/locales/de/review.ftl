# "How did I play?": luck and play of a finished match, and its costliest decisions tried again
button-review = Wie hab ich gespielt?
button-review-why = Glück, dein Spiel, was am meisten gekostet hat; nur für dich
review-working = Ich schaue mir deine Partie an …
review-progress = { $done } von { $of } Entscheidungen
review-waiting = Erst kommt noch eine andere Partie.
review-ahead =
    { $points ->
        [one] Am Ende warst du **einen Punkt** besser als der Schnitt der anderen:
       *[other] Am Ende warst du **{ $points } Punkte** besser als der Schnitt der anderen:
    }
review-behind =
    { $points ->
        [one] Am Ende warst du **einen Punkt** schlechter als der Schnitt der anderen:
       *[other] Am Ende warst du **{ $points } Punkte** schlechter als der Schnitt der anderen:
    }
review-level = Am Ende warst du genau im Schnitt der anderen:
review-luck = Glück
review-mine = Dein Spiel
review-others = Das Spiel der anderen
review-costly = Was dich am meisten gekostet hat
review-boldest = Deine mutigsten Ansagen
review-fine = Was du gut gemacht hast
review-no-mistake = Keine deiner Entscheidungen hat dich viel gekostet.
review-nothing = Ich habe nichts Erwähnenswertes gefunden.
review-shared = Züge, die der Bot oder jemand anderes für dich gemacht hat, zählen zum Spiel der anderen.
review-how = Eine Zahl mit + war gut für dich. Jede Entscheidung wird mit der verglichen, die ein Roboter der Stärke Normal mit demselben Wissen getroffen hätte; verdeckte Karten zählen nie. Der Rest ist Glück.
review-how-chances = Die Chancen sind nur aus dem berechnet, was du damals sehen konntest. Eine mutige Ansage ist kein Fehler: Bluffen gehört zum Spiel.
review-round-skull-king = Runde { $round }
review-trick-skull-king = Runde { $round }, Stich { $trick }
review-round-hearts = Runde { $round }
review-trick-hearts = Runde { $round }, Stich { $trick }
review-round-skull = Runde { $round }
review-did-bid = Du hast **{ $what }** angesagt.
review-did-load = Du hast **{ $what }** geladen.
review-did-play = Du hast **{ $what }** gespielt.
review-did-lead = Wer spielt an? Du hast **{ $what }** gewählt.
review-did-discard = Du hast **{ $what }** abgeworfen.
review-did-wager = Du hast **{ $what }** gesetzt.
review-did-adjust = Du hast deine Ansage auf **{ $what }** geändert.
review-did-pass = Du hast **{ $what }** weitergegeben.
review-did-challenge = Du hast **{ $what }** angesagt.
review-did-flip = Bei wem aufdecken? Du hast **{ $what }** gewählt.
review-promise =
    { $tricks ->
        [one] Diese Karten versprechen { $tricks } Stich.
       *[other] Diese Karten versprechen { $tricks } Stiche.
    }
review-so-far =
    { $won ->
        [0] Du hattest { $bid } angesagt und noch keinen.
       *[other] Du hattest { $bid } angesagt und { $won } gemacht.
    }
review-better-skull-king = Besser: **{ $best }**, im Schnitt **{ $points }** Punkte mehr.
review-better-hearts = Besser: **{ $best }**, das hätte im Schnitt **{ $points }** Punkte gespart.
review-reason-skull-king = Deine Ansage hätte dann in { $best } % der Fälle gestimmt statt in { $played } %.
review-reason-hearts = Die Pik-Dame hättest du dann nur in { $best } % der Fälle bekommen statt in { $played } %.
review-choice-bid = { $what } ansagen
review-choice-load = { $what } laden
review-choice-wager = { $what } setzen
review-choice-adjust = { $what } ansagen
review-choice-challenge = { $what } ansagen
review-fine-skull-king = Das hat im Schnitt **{ $points }** Punkte mehr gebracht als ein normaler Zug.
review-fine-hearts = Das hat gegenüber einem normalen Zug im Schnitt **{ $points }** Punkte gespart.
review-chance = Chance: **{ $chance } %**. Am sichersten war **{ $best }**: { $other } %.
review-chance-best = Chance: **{ $chance } %**, und nichts war sicherer.
review-try = Noch mal versuchen
review-look = Ansehen
review-back = Zum Rückblick
review-question = Was würdest du tun?
review-choose = Wähl …
review-right = Ja: { $best }
review-other = Besser: { $best }
review-right-chances = Am sichersten: { $best }
review-other-chances = Am sichersten: { $best }
review-mark-best = am besten
review-mark-then = du damals
review-mark-now = du jetzt
review-number = { $points }
review-percent = { $chance } %
review-legend-skull-king = So viele Punkte mehr (+) oder weniger (−) als mit deiner damaligen Wahl, im Schnitt, wenn danach alle wie ein Roboter der Stärke Normal spielen.
review-legend-hearts = So viele Punkte sparst du (+) oder bekommst du mehr (−) als mit deiner damaligen Wahl, im Schnitt, wenn danach alle wie ein Roboter der Stärke Normal spielen.
review-legend-chances = So wahrscheinlich klappt die Ansage, berechnet aus dem, was du damals sehen konntest.
