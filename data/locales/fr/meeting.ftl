# Meetings: the command's parameters, the invitation, the reminder, refusals.

name-at = quand
about-at = Pas maintenant, mais à une heure : vendredi 21h, demain 20h30, dans 2 heures, une date
name-weekly = hebdomadaire
about-weekly = Redemander chaque semaine à cette heure
name-event = événement
about-event = Ajouter un événement au serveur
about-own-zone = Ton fuseau horaire ; je m’en souviens

meeting-by = { $host } invite
meeting-weekly = chaque semaine
meeting-coming = **Viennent ({ $count } sur { $seats })**
meeting-waiting = **Attendent une place ({ $count })**
meeting-perhaps = **Peut-être ({ $count })**
meeting-cannot = **Ne peuvent pas ({ $count })**
meeting-nobody = Personne n’a encore répondu.
meeting-more = { $count } de plus
meeting-how = Je le rappelle 15 minutes avant à qui vient. Puis la salle ouvre ici.
meeting-how-unreminded = À l’heure dite, la salle ouvre ici.
meeting-soon = La salle ouvre dès que je peux rouvrir des tables.
meeting-lobby = La salle est ouverte : [prends ta place]({ $link }). Ça commence quand tout le monde est là, ou après 5 minutes avec des robots.
meeting-over = C’est commencé : [la table]({ $link }). Qui arrive en retard peut prendre la place d’un robot.
meeting-missed = Personne n’est venu.
meeting-given-up = Trois semaines de suite sans personne : je ne redemande plus.
meeting-off = { $player } a annulé la partie.
meeting-late = Je n’étais pas là à cette heure, donc pas de partie. Désolé !
meeting-next = Je redemande pour la semaine prochaine, plus bas.
button-meeting-coming = Je viens · { $count }
button-meeting-perhaps = Peut-être · { $count }
button-meeting-cannot = Je ne peux pas · { $count }
meeting-tools = Déplacer, chaque semaine, annuler
meeting-move = Déplacer
meeting-move-why = Pour qui invite et les modérateurs
meeting-repeat = Chaque semaine
meeting-repeat-why = Redemander chaque semaine à cette heure
meeting-once = Plus chaque semaine
meeting-once-why = C’est la dernière fois
meeting-event = Ajouter un événement
meeting-event-why = Aux événements du serveur
meeting-call-off = Annuler
meeting-call-off-why = Prévient ceux qui viennent
meeting-coming-now = Tu viens : { $time }. Je te le rappelle 15 minutes avant.
meeting-unreminded-now = Tu viens : { $time }. La salle ouvre ici à cette heure.
meeting-waiting-now = Tu viens : { $time }. Toutes les places sont prises, donc tu en attends une.
meeting-perhaps-now = Peut-être : { $time }. Appuie sur **Je viens** dès que tu sais.
meeting-cannot-now = Dommage ! Si tu peux finalement, appuie sur **Je viens**.
meeting-cannot-late-now = Dommage ! Personne ne t’attend. Si tu peux finalement, appuie sur **{ button-join }** dans la salle, ou tape /{ name-play } une fois la partie commencée.
meeting-moved-now = C’est maintenant { $time }. Je préviens ceux qui ont répondu.
meeting-off-now = C’est annulé. Je préviens ceux qui ont répondu.
meeting-repeat-now = À partir de maintenant, je redemande chaque semaine.
meeting-once-now = Après cette fois, je ne redemande plus.
meeting-event-now = L’événement est parmi ceux du serveur.
meeting-form-title = Déplacer la partie
meeting-form-label = Quand
meeting-form-hint = vendredi 21h
meeting-notice-reminder = { $pings } { $game } commence { $left } : [qui vient]({ $link })
meeting-notice-moved = { $pings } { $game }, c’est maintenant { $time } : [qui vient]({ $link })
meeting-notice-off = { $pings } { $game }, { $time } : annulé.
meeting-read = { $weekday }, { $date }, { $time } ({ $zone })
meeting-weekday =
    { $day ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    }
ask-meeting-off = Annuler { $game }, { $time } ?
ask-meeting-told =
    { $count ->
        [0] Personne d’autre n’a encore répondu.
        [one] Je préviens une personne.
       *[other] Je préviens { $count } personnes.
    }
ask-meeting-weekly = La partie de la semaine prochaine reste prévue. Pour arrêter tout à fait, choisis d’abord **{ meeting-once }**.
button-ask-meeting-off = Annuler
lobby-invitation-meeting = Elle commence dès que tout le monde est là, ou { $moment } avec des robots aux places libres. Qui arrive en retard peut en prendre une.

T-145 = Je ne comprends pas cette heure : { $value }. Dis par exemple `vendredi 21h`, `demain 20h30`, `dans 2 heures` ou `2027-01-31 20:30`.
T-146 = **{ $value }** peut être { $moments }. Lequel ? Dis-le avec **du matin** ou **du soir**, comme 09:00 ou 21:00, ou avec une date.
T-147 = { $at }, c’est déjà passé. Choisis une heure à venir.
T-148 = { $at }, c’est trop loin. Choisis une heure des { $days } prochains jours.
T-149 = Cette heure n’existe pas cette nuit-là, car on avance les horloges. Choisis-en une autre.
T-150 =
    { $limit ->
        [channel] Dans ce salon, { $most } parties sont prévues et il n’y a plus de place. Attends la fin de l’une d’elles.
       *[other] Tu as déjà prévu { $most } parties ici, c’est le maximum. Attends la fin de l’une d’elles ou annules-en une.
    }
T-151 = Il n’y a pas de partie comme ça ici. Propose-en une avec `/{ name-play } { name-at }`.
T-152 = Cette partie a commencé ou est passée. Son message dit comment.
T-153 = Je ne peux pas ajouter d’événement ici : { $why ->
        [permission] un modérateur doit me permettre de créer des événements.
       *[other] Discord n’en veut pas pour l’instant.
    } La partie reste prévue.
T-154 = `{ name-weekly }`, `{ name-event }` et `{ name-zone }` servent pour une partie à une heure donnée. Dis quand avec `{ name-at }`, par exemple `vendredi 21h`.
