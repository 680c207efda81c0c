# L’énigme du jour : une position d’une partie, et les réponses de tous.

name-riddle = énigme
about-riddle = L’énigme du jour : que ferais-tu ? Dix secondes
riddle-open = Énigme du jour
riddle-title = Énigme du { $date }
riddle-real = vraie partie
riddle-robots = partie de robots
riddle-searching = Je cherche l’énigme du jour…
riddle-chosen = Tu as choisi **{ $choice }**.
riddle-first = Ta première réponse compte : **{ $choice }**.
riddle-wait = La solution arrive { $when }.
riddle-so-far =
    { $players ->
        [one] Une réponse pour l’instant
       *[other] { $players } réponses pour l’instant
    }
riddle-before = L’énigme d’hier
riddle-yesterday = Hier, le mieux : **{ $best }**{ $players ->
        [0] .
       *[other] , choisi par { $share } %.
    }
riddle-why-skull-king = **{ $best }** rapporte **{ $points }** points de plus en moyenne que { $other }.
riddle-why-hearts = **{ $best }** évite **{ $points }** points en moyenne par rapport à { $other }.
riddle-answers =
    { $players ->
        [0] Personne n’a répondu.
        [one] Une réponse :
       *[other] { $players } réponses :
    }
riddle-mark-you = toi
riddle-legend = Combien l’ont choisi, et combien de points cela coûte en moyenne face au meilleur choix. Contre un jeu ordinaire, d’après ce qui se voyait alors, jamais d’après les cartes cachées.
