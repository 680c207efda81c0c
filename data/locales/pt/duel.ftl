# Duels: commands, message, result.

name-duel = duelo
about-duel = Quem joga melhor as mesmas cartas? De duas a oito pessoas, cada uma em três dias
name-rival = rival
name-rival2 = rival2
name-rival3 = rival3
name-rival4 = rival4
name-rival5 = rival5
name-rival6 = rival6
name-rival7 = rival7
about-rival = Quem você desafia (ninguém: todo mundo)
name-level = nível
about-level = Como os robôs jogam

duel-challenge = **{ $host }** desafia { $players } para um duelo: { $game }, as mesmas cartas para todos
duel-open = **{ $host }** desafia todo mundo para um duelo: { $game }, as mesmas cartas para até { $most } pessoas
duel-about = { $rounds } rodadas contra { $robots } robôs ({ $level }) · cada um joga na própria mesa, quando quiser
duel-player-waiting = ainda não começou
duel-player-playing = jogando
duel-late-waiting = não jogou
duel-late-playing = não terminou
duel-player-finished = terminou
duel-player-declined = recusou
duel-player-gone = fora
duel-until = Aberto até { $moment } ({ $left }). Ninguém vê pontos nem cartas antes do fim.
button-duel-play = Jogar
button-duel-decline = Recusar
button-duel-again = De novo
duel-more = Como funciona, cancelar
duel-how = Como funciona
duel-how-why = As mesmas cartas, e o que conta
duel-off = Cancelar
duel-off-why = Para quem desafiou e a moderação
duel-rules = **{ $game }, { $rounds } rodadas.** Todo mundo senta no mesmo lugar com as mesmas cartas, contra os mesmos robôs, cada um na sua mesa.
    - Jogue quando quiser; dá para parar e continuar. Só vale a primeira tentativa.
    - Ninguém vê os pontos nem as cartas dos outros antes de todo mundo terminar ou o prazo acabar.
    - Aí os pontos decidem. Quem terminou pode assistir às partidas dos outros.
duel-called-off = { $player } cancelou o duelo de { $game }. Não tem resultado.
duel-result-of = { $game }: acabou o duelo com as mesmas cartas
duel-won = { $player } ganhou o duelo
duel-tie = Empate: { $players }
duel-nobody =
    { $count ->
        [0] O duelo não tem resultado
       *[other] Só { $player } terminou o duelo
    }
duel-decided = O que decidiu
duel-round = Rodada { $round }: { $best }; { $worst }
duel-watch = Assistir a uma partida
duel-picture = Pontos rodada por rodada: { $results }.
duel-declined-now = Você recusou. Se mudar de ideia, aperte Jogar enquanto o duelo estiver aberto.
duel-already = Este duelo já está aberto de novo: [a mensagem dele]({ $link }).
duel-off-now = Você cancelou o duelo.
ask-duel-off = Cancelar o duelo de { $game }?
ask-duel-begun = Já começaram: { $players }
ask-duel-lost = Ele acaba sem resultado, para todo mundo.
button-ask-duel-off = Cancelar o duelo
