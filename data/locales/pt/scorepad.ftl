# Score pads: matches with real cards, written down round by round.

name-scorepad = placar
about-scorepad = Anote os pontos de uma partida com cartas de verdade

pad-form-open = Um placar para cartas de verdade
pad-members = Quem joga?
pad-names = Quem mais, sem Discord?
pad-names-hint = Nomes separados por vírgulas: Vovô, Rosi
pad-extras = Também em jogo
pad-extra-powers = Poderes dos piratas
pad-extra-rascal = Pontuação Malandro
pad-extra-cannon_loads = Pontuação Malandro com cargas de canhão
pad-extra-per_card = As capturas contam por carta
pad-extra-extra_hand = Empate se resolve com rodadas extras
pad-end = Duração
pad-end-100 = Até 100 pontos
pad-end-50 = Até 50 pontos (quatro jogadores)
pad-end-4 = Quatro rodadas (quatro jogadores)
pad-end-8 = Oito rodadas (quatro jogadores)

pad-title = Placar: { $game }
pad-about = { $game } com cartas de verdade
pad-won =
    { $count ->
        [1] 🏆 { $players } ganhou
       *[other] 🏆 { $players } ganharam
    }
pad-next = A seguir: rodada { $round }{ $cards ->
        [0] { "" }
        [1] , { $cards } carta
       *[other] , { $cards } cartas
    }. Quem joga pode anotar.
pad-complete = Todas as rodadas estão anotadas. **Encerrar** transforma o placar em partida; até lá dá para corrigir.
pad-asleep = Faz uma semana que ninguém anota aqui: o placar está parado.
pad-wrote-round = { $player } anotou a rodada { $round } { $moment }
pad-corrected-round = { $player } corrigiu a rodada { $round } { $moment }
pad-wrote = { $player } anotou { $moment }
pad-corrected = { $player } corrigiu { $moment }
pad-alt = O placar. { $results }.
pad-discarded = O placar ({ $game }) foi fechado antes da primeira rodada.
pad-ended = Agora é a partida **{ $match }**, em /{ name-history } e marcada como jogada numa mesa de verdade.
pad-no-replay = Partida jogada numa mesa de verdade: ninguém anotou as cartas, então não tem replay, conferência das cartas nem análise.
pad-round = Rodada { $round }
pad-correct = Ver uma rodada, corrigir, adicionar bônus
button-pad-next = Rodada { $round }
button-pad-end = Encerrar
button-pad-wake = Continuar
button-pad-again = Voltar ao formulário
button-pad-skull-king = Palpites e vazas
button-pad-hearts = Pontos
pad-bonus = Adicionar ou mudar bônus de…

pad-order = Nesta ordem: { $names }
pad-bids = Palpites ({ $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    })
pad-tricks = Vazas levadas ({ $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    })
pad-cannonball = Quem carregou bala de canhão?
pad-taken = Pontos levados (26 no total)
pad-bonus-title = Rodada { $round }: { $player }
pad-cards = Capturas
pad-took-king = O Skull King, com uma sereia
pad-pirates = Piratas, com o Skull King
pad-pirates-count =
    { $count ->
        [0] Nenhum
       *[other] { $count }
    }
pad-mermaids = Sereias, com um pirata
pad-mermaids-0 = Nenhuma
pad-mermaids-1 = Uma
pad-mermaids-2 = Duas numa vaza
pad-mermaids-1-and-1 = Duas em duas vazas
pad-allies = Aliança por saque com
pad-ally-twice = { $player }, duas vezes
pad-powers = Poderes usados
pad-power-wager-10 = Malandro: aposta de 10
pad-power-wager-20 = Malandro: aposta de 20
pad-power-harry-1 = Harry: uma vaza a mais
pad-power-harry-minus-1 = Harry: uma vaza a menos

ask-pad-end = Encerrar o placar ({ $game })?
ask-pad-empty = Nada foi anotado: o placar é descartado.
ask-pad-final = Ele vira uma partida com estes resultados; depois ninguém pode corrigir.
ask-pad-counts = Conta para os rankings deste servidor.
ask-pad-setting = Não conta para os rankings: a moderação pode mudar isso em /{ name-server } { name-settings }.
ask-pad-early = Faltam rodadas, então não conta para os rankings.
button-ask-pad-end = Encerrar
history-real = cartas de verdade

server-boards-page = Rankings
server-pads = Partidas com cartas de verdade
server-pads-short = Cartas de verdade
server-pads-why = Se as partidas de um placar contam para os rankings e a temporada. Quem joga anota; ninguém confere as cartas.
server-pads-on = Contam
server-pads-off = Não contam
