# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Dica
button-hint-why = O que eu faria e por quê; a partida deixa de contar
more-hint = Dica, regras, pontos…
hint-clear-skull-king = Eu escolheria **{ $best }**: em média são **{ $points }** pontos a mais que com **{ $other }**.
hint-clear-hearts = Eu escolheria **{ $best }**: em média são **{ $points }** pontos a menos que com **{ $other }**.
hint-close = Eu escolheria **{ $best }**, mas com **{ $other }** dá quase no mesmo: só **{ $points }** pontos de diferença em média.
hint-level = Eu escolheria **{ $best }**, mas com **{ $other }** dá no mesmo em média.
hint-same = Eu escolheria **{ $best }**: com qualquer opção dá no mesmo.
hint-chance-place = Eu baixaria uma **rosa**: depois você pode apostar **{ $other }** com **{ $chance }%** de chance.
hint-chance-place-instead = Eu baixaria a **caveira** e deixaria os outros apostarem: com uma rosa, apostar **{ $other }** tem **{ $other_chance }%** de chance.
hint-chance-place-instead-alone = Eu baixaria a **caveira** e deixaria os outros apostarem.
hint-chance-challenge = Eu apostaria **{ $best }**, com **{ $chance }%** de chance; com { $other } seriam { $other_chance }%.
hint-chance-challenge-alone = Eu apostaria **{ $best }**, com **{ $chance }%** de chance.
hint-chance-pass-instead = Eu **passaria**: apostar { $other } tem **{ $other_chance }%** de chance.
hint-chance-flip-alone = Eu viraria um disco de **{ $best }**: rosa com **{ $chance }%** de chance.
hint-note = Pelo que você pode ver, nunca pelo que está escondido. Dicas nesta partida: { $hints }
hints-shown =
    { $hints ->
        [1] com { $hints } dica
       *[other] com { $hints } dicas
    }
