# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Tipp
button-hint-why = Was ich täte und warum; die Partie zählt dann nirgends
more-hint = Tipp, Regeln, Punkte …
hint-clear-skull-king = Ich würde **{ $best }** wählen: Das bringt im Schnitt **{ $points }** Punkte mehr als **{ $other }**.
hint-clear-hearts = Ich würde **{ $best }** wählen: Das spart im Schnitt **{ $points }** Punkte gegenüber **{ $other }**.
hint-close = Ich würde **{ $best }** wählen. Etwa genauso gut: **{ $other }**, im Schnitt nur **{ $points }** Punkte Unterschied.
hint-level = Ich würde **{ $best }** wählen. Im Schnitt gleich gut: **{ $other }**.
hint-same = Ich würde **{ $best }** wählen: Alles kommt auf dasselbe heraus.
hint-chance-place = Ich würde eine **Rose** legen: Dann kannst du **{ $other }** ansagen, mit einer Chance von **{ $chance } %**.
hint-chance-place-instead = Ich würde den **Totenkopf** legen und die anderen ansagen lassen: Auf einer Rose hätte die Ansage **{ $other }** eine Chance von **{ $other_chance } %**.
hint-chance-place-instead-alone = Ich würde den **Totenkopf** legen und die anderen ansagen lassen.
hint-chance-challenge = Ich würde **{ $best }** ansagen, mit einer Chance von **{ $chance } %**. Zum Vergleich: { $other }, { $other_chance } %.
hint-chance-challenge-alone = Ich würde **{ $best }** ansagen, mit einer Chance von **{ $chance } %**.
hint-chance-pass-instead = Ich würde **passen**: Die Ansage { $other } hat eine Chance von **{ $other_chance } %**.
hint-chance-flip-alone = Ich würde eine Scheibe von **{ $best }** aufdecken: zu **{ $chance } %** eine Rose.
hint-note = Berechnet nur aus dem, was du sehen kannst. Tipps in dieser Partie: { $hints }
hints-shown =
    { $hints ->
        [one] mit { $hints } Tipp
       *[other] mit { $hints } Tipps
    }
