# "How did I play?": luck and play of a finished match, and its costliest decisions tried again
button-review = ¿Qué tal jugué?
button-review-why = La suerte, tu juego y lo que más te costó; solo para ti
review-working = Estoy mirando tu partida…
review-progress = { $done } de { $of } decisiones
review-waiting = Antes va otra partida.
review-ahead =
    { $points ->
        [one] Has quedado **un punto** mejor que la media de los demás:
       *[other] Has quedado **{ $points } puntos** mejor que la media de los demás:
    }
review-behind =
    { $points ->
        [one] Has quedado **un punto** peor que la media de los demás:
       *[other] Has quedado **{ $points } puntos** peor que la media de los demás:
    }
review-level = Has quedado igual que la media de los demás:
review-luck = Suerte
review-mine = Tu juego
review-others = El juego de los demás
review-costly = Lo que más te costó
review-boldest = Tus apuestas más atrevidas
review-fine = Lo que hiciste bien
review-no-mistake = Ninguna decisión tuya te costó mucho.
review-nothing = No he encontrado nada digno de mención.
review-shared = Lo que el bot u otra persona decidió por tu asiento cuenta como juego de los demás.
review-how = Un número con + te favoreció. Cada decisión se compara con lo que haría un robot de nivel Normal, según lo que se veía entonces y nunca según las cartas ocultas. La suerte es el resto.
review-how-chances = Probabilidades según lo que veías entonces, nunca según los discos ocultos. Una apuesta atrevida no es un error: farolear es parte del juego.
review-round-skull-king = Mano { $round }
review-trick-skull-king = Mano { $round }, baza { $trick }
review-round-hearts = Ronda { $round }
review-trick-hearts = Ronda { $round }, baza { $trick }
review-round-skull = Ronda { $round }
review-did-bid = envidaste **{ $what }**.
review-did-load = cargaste **{ $what }**.
review-did-play = jugaste **{ $what }**.
review-did-lead = ¿quién empieza la baza? Elegiste **{ $what }**.
review-did-discard = descartaste **{ $what }**.
review-did-wager = apostaste **{ $what }**.
review-did-adjust = dejaste tu envite en **{ $what }**.
review-did-pass = pasaste **{ $what }**.
review-did-challenge = apostaste **{ $what }**.
review-did-flip = ¿de quién destapar un disco? Elegiste **{ $what }**.
review-promise =
    { $tricks ->
        [one] Estas cartas prometen { $tricks } baza.
       *[other] Estas cartas prometen { $tricks } bazas.
    }
review-so-far =
    { $won ->
        [0] Habías envidado { $bid } y no llevabas ninguna.
       *[other] Habías envidado { $bid } y llevabas { $won }.
    }
review-better-skull-king = **{ $best }** da **{ $points }** puntos más de media.
review-better-hearts = **{ $best }** ahorra **{ $points }** puntos de media.
review-reason-skull-king = Así tu envite sale en el { $best } % de los casos y no en el { $played } %.
review-reason-hearts = Así la reina de picas te llega en el { $best } % de los casos y no en el { $played } %.
review-choice-bid = Envidar { $what }
review-choice-load = Cargar { $what }
review-choice-wager = Apostar { $what }
review-choice-adjust = Envite de { $what }
review-choice-challenge = Apostar { $what }
review-fine-skull-king = De media, eso dio **{ $points }** puntos más que el juego corriente.
review-fine-hearts = De media, eso ahorró **{ $points }** puntos respecto al juego corriente.
review-chance = Probabilidad: **{ $chance } %**. Lo más seguro era **{ $best }**: { $other } %.
review-chance-best = Probabilidad: **{ $chance } %**, y no había nada más seguro.
review-try = Otra vez
review-look = Ver
review-back = Al análisis
review-question = ¿Qué harías?
review-choose = Elige…
review-right = Sí: { $best }
review-other = Mejor: { $best }
review-right-chances = Lo más seguro: { $best }
review-other-chances = Más seguro: { $best }
review-mark-best = lo mejor
review-mark-then = tú entonces
review-mark-now = tú ahora
review-number = { $points }
review-percent = { $chance } %
review-legend-skull-king = Puntos de más (+) o de menos (−), de media, que con lo que hiciste entonces, si después todos juegan como un robot de nivel Normal.
review-legend-hearts = Puntos ahorrados (+) o añadidos (−), de media, frente a lo que hiciste entonces, si después todos juegan como un robot de nivel Normal.
review-legend-chances = La probabilidad de cumplir la apuesta, según lo que veías entonces.
