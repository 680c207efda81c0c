# The riddle of the day: a position of a match, and how all answered.

name-riddle = enigma
about-riddle = Enigma do dia: o que você faria? Dez segundos
riddle-open = Enigma do dia
riddle-title = Enigma do dia { $date }
riddle-real = partida real
riddle-robots = partida de robôs
riddle-searching = Estou procurando o enigma de hoje…
riddle-chosen = Você escolheu **{ $choice }**.
riddle-first = Só vale a primeira resposta: **{ $choice }**.
riddle-wait = A resposta sai { $when }.
riddle-so-far =
    { $players ->
        [1] Uma resposta até agora
       *[other] { $players } respostas até agora
    }
riddle-before = O enigma de ontem
riddle-yesterday = A melhor resposta de ontem: **{ $best }**{ $players ->
        [0] .
       *[other] , dada por { $share }%.
    }
riddle-why-skull-king = **{ $best }** rende **{ $points }** pontos a mais em média que { $other }.
riddle-why-hearts = Com **{ $best }**, são em média **{ $points }** pontos a menos que com { $other }.
riddle-answers =
    { $players ->
        [0] Ninguém respondeu.
        [1] Uma resposta:
       *[other] { $players } respostas:
    }
riddle-mark-you = você
riddle-legend = Quantas pessoas escolheram e quantos pontos se perdem, em média, em relação à melhor escolha. Calculado só pelo que dava para ver na hora, se todos jogarem do jeito comum.
