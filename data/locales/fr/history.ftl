# Les parties terminées : la liste, et chacune rejouée pas à pas.

history-date = { $day }/{ $month }/{ $year }
history-title = Les parties terminées de ce serveur
history-title-you = Tes parties terminées
history-title-of = Parties terminées : { $player }
history-empty = Aucune partie n’est encore terminée.
history-void = Annulée : { $reason }
history-newer = Plus récentes
history-older = Plus anciennes
history-all = Celles de tous
history-mine = Les miennes
history-open = Revoir une partie, un jeu…
history-void-short = annulée
replay-head = Partie revue : { $what }
replay-head-table = Partie revue · { $what }
replay-bid = { $player } mise { $bid }
replay-made = { $player } · { $what }

## Revoir une partie
replay-at = partie terminée **{ $match }** · coup { $step } sur { $steps }
replay-trick = { $player } prend le pli { $number } avec { $card }
replay-number = le { $card }
replay-trick-none = personne ne prend le pli { $number }
replay-bids = toutes les mises sont montrées
replay-claim-won = { $player } gagne son pari
replay-claim-lost = { $player } retourne un crâne
replay-hands = Toutes les mains
replay-marks = ⏳ : n’avait pas encore décidé · ✅ : avait décidé
replay-skull-hand = en main { $discs }
replay-skull-pile = sur le tapis { $discs }
replay-round-back = Manche précédente
replay-trick-back = Pli précédent
replay-back = Précédent
replay-on = Suivant
replay-trick-on = Pli suivant
replay-round-on = Manche suivante
replay-to-worst-skull-king = Le pli qui m’a fait rater ma mise
replay-to-worst-hearts = Mon pli le plus cher en points
replay-to-worst-skull = Mon plus haut pari perdu
replay-worst-skull-king = Ce pli a cassé ta mise, dans la manche ratée qui t’a rapporté le moins.
replay-worst-hearts = Aucun autre pli ne t’a donné autant de points.
replay-worst-skull = C’est le plus haut pari que tu as perdu sur un crâne.
replay-no-worst = Rien ne t’a vraiment coûté dans cette partie.
replay-picture = Pli par pli, en images
replay-text = Toutes les mains, coup par coup
replay-version = **{ $match }** a été jouée avec la version { $version } des règles. Celle d’aujourd’hui, la { $now }, ne peut pas la rejouer ; voici son score.
replay-after = Après la manche { $round } : { $points }
button-replay = Revoir
replay-report = Signaler une erreur ici
replay-report-why = Tous les coups et un texte pour le formulaire de bugs
report-attached = Pour le formulaire de bugs du projet : le texte ci-dessous et le contenu de ce fichier. Ajoute ce qui aurait dû se passer. Le fichier montre toutes les mains.
replay-page = En page
replay-menu = Aller à une manche, points…
page-keys = Touches : ← et → un coup, avec Maj tout un pli ou une manche, Début et Fin.
page-steps = Coups de la partie
page-old = Voilà comment la partie s’est terminée. Pour la parcourir, il faut JavaScript et un navigateur de 2023 ou plus récent.
page-attached = Toute la partie en une page pour ton navigateur : elle n’a besoin d’aucun réseau.

## La soirée d’une table
button-evening = Clore la soirée
button-evening-why = Un résumé de toutes les parties de la soirée
evening-title = { $game } : une soirée de { $count } parties
evening-best = Meilleur résultat d’une partie : { $player }, { $points } ({ $match })
evening-closest = Fin la plus serrée : { $match }, { $count ->
        [0] victoire partagée
        [one] à un point près
       *[other] à { $count } points près
    }
replay-stop = Manche { $round } · partie **{ $match }**, image { $step } sur { $steps }
replay-broke-skull-king = Ce pli a cassé ta mise
replay-broke-hearts = Ton pli le plus cher
replay-broke-skull = Ton plus haut pari perdu
replay-round-trick = Manche { $round } · pli { $number }
