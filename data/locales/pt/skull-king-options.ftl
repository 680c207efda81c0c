# The options of a Skull King table, the rules in force, and the help card.

## Pages and presets
options-game = O jogo
options-house = Regras da casa
option-preset = Modalidade
preset-base = Jogo base
preset-base-why = 70 cartas, dez rodadas, nada a mais: o melhor para começar.
preset-short_evening = Noite curta
preset-short_evening-why = O jogo base em cinco rodadas de cinco cartas, mais ou menos metade do tempo.
preset-leviathans = Leviatãs
preset-leviathans-why = O jogo base com o Kraken e a Baleia Branca.
preset-full_sail = A todo pano
preset-full_sail-why = Todas as 74 cartas e os poderes dos piratas.
preset-rascal = Malandro
preset-rascal-why = Pontuação Malandro com cargas de canhão: ninguém perde pontos pelo palpite.
preset-printed_rules = Regras impressas
preset-printed_rules-why = A todo pano, capturas por carta; empate: rodada extra; com 8: no máximo 8 cartas; com 2: sem saque.
preset-older_edition = Edição antiga
preset-older_edition-why = 66 cartas com Scary Mary, de 2 a 6 jogadores, sem extras.
preset-own = Do seu jeito
preset-own-why = Nenhuma modalidade: escolha item por item.

## The six choices
option-edition = Edição
option-edition-modern = Moderna
option-edition-modern-why = De 70 a 74 cartas, números até 14, a Tigresa, de 2 a 8 jogadores.
option-edition-legacy = Antiga
option-edition-legacy-why = 66 cartas, números até 13, Scary Mary, de 2 a 6 jogadores, jogada de um jeito só.
option-scoring = Pontuação
option-scoring-skull_king = Pontuação Skull King
option-scoring-skull_king-why = 20 por vaza se acertar, senão −10 por vaza de diferença; palpite 0 vale ±10 por carta recebida.
option-scoring-rascal = Pontuação Malandro
option-scoring-rascal-why = 10 por carta recebida se acertar, metade se errar por uma, senão nada; nunca se perdem pontos.
option-scoring-rascal_loads = Malandro com cargas
option-scoring-rascal_loads-why = Cada um escolhe em segredo: metralha (10 por carta, 5 por uma de erro) ou bala (15 ou nada).
option-cannon_loads = Cargas de canhão
option-seats = Número de jogadores
option-length = Duração
option-length-standard = Normal
option-length-even_keeled = Mar calmo
option-length-skip_to_the_brawl = Direto para a briga
option-length-skirmish = Escaramuça relâmpago
option-length-broadside = Fogo pesado
option-length-whirlpool_x2 = Redemoinho
option-length-whirlpool_x1 = Redemoinho curto
option-length-past_your_bedtime = Hora de dormir
option-length-why =
    { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }; cartas na mão: { $cards }
option-length-range = { $first } a { $last }
option-length-own = Sua própria lista
option-length-typed = Uma lista sua…
option-length-typed-why = Digite quantas cartas cada rodada tem, em qualquer ordem.
option-length-form = Duração da partida
option-length-form-label = Cartas em cada rodada
option-length-form-hint = Por exemplo 3 5 7 ou 1-6. Até { $rounds } rodadas de 1 a { $cards } cartas.
option-expansions = Expansões
option-expansions-none = Nenhuma
option-expansions-deck = O baralho tem { $cards } cartas.
option-expansions-as_printed = Com dois jogadores o saque fica de fora.
option-expansions-loot-why = Duas fugas que fazem aliança com quem leva a vaza: +20 para cada se os dois acertarem.
option-expansions-kraken-why = Destrói a vaza: ninguém leva.
option-expansions-whale-why = Só os números contam: o mais alto ganha, seja de que naipe for.
option-powers = Poderes dos piratas
option-powers-off = Sem poderes
option-powers-off-why = Os cinco piratas só mudam de nome.
option-powers-on = Com poderes
option-powers-on-why = Pirata com nome que ganha uma vaza usa o poder na hora; Harry, depois da última vaza.
option-character_bonus = Personagens capturados
option-character_bonus-per_trick = Uma vez por vaza
option-character_bonus-per_trick-why = +20 ou +30 pela vaza, não importa quantas sereias ou piratas caíram nela.
option-character_bonus-per_card = Por cada carta
option-character_bonus-per_card-why = +20 por sereia e +30 por pirata capturado.

## House rules
option-whale_loot_alliance = Saque numa vaza da Baleia
option-whale_loot_alliance-off = Sem aliança
option-whale_loot_alliance-off-why = A Baleia Branca engole o saque junto com as outras especiais.
option-whale_loot_alliance-on = Com aliança
option-whale_loot_alliance-on-why = Quem ganha com um número faz aliança com quem jogou o saque.
option-second_loot_allies = Saque que ganha a própria vaza
option-second_loot_allies-off = Fica sem aliança
option-second_loot_allies-off-why = Um segundo saque nessa vaza também não faz aliança.
option-second_loot_allies-on = Aliança com o segundo
option-second_loot_allies-on-why = Quem joga o segundo saque nessa vaza faz aliança com quem ganha.
option-escape_then_character = Uma fuga, depois um personagem
option-escape_then_character-first_number_sets_suit = Um número define o naipe
option-escape_then_character-first_number_sets_suit-why = O primeiro número que vier define o naipe, como sempre.
option-escape_then_character-no_suit = Sem naipe obrigatório
option-escape_then_character-no_suit-why = Um personagem ou leviatã antes do primeiro número libera a vaza inteira.
option-eight_player_max = Oito jogadores
option-eight_player_max-deck = O que o baralho der
option-eight_player_max-deck-why = Mãos de no máximo 8 cartas, 9 com cartas de expansão suficientes.
option-eight_player_max-8 = Nunca mais de 8 cartas
option-eight_player_max-8-why = Com oito jogadores nenhuma mão passa de 8 cartas, seja qual for o baralho.
option-rascal_bet_on_last_trick = Aposta na última vaza
option-rascal_bet_on_last_trick-off = Não
option-rascal_bet_on_last_trick-off-why = Depois da última vaza o Malandro de Roatán chega tarde.
option-rascal_bet_on_last_trick-on = Sim
option-rascal_bet_on_last_trick-on-why = Quem ganha a última vaza com o Malandro ainda pode apostar.
option-ghost_lead_order = Quando o Barba Cinzenta começa
option-ghost_lead_order-hand_opener = Depois, quem abriu a rodada
option-ghost_lead_order-hand_opener-why = Em seguida joga quem começou a primeira vaza da rodada.
option-ghost_lead_order-rotate = A ordem continua
option-ghost_lead_order-rotate-why = Vale a ordem da vaza anterior.
option-tie_break = Empate no fim
option-tie_break-shared = Vitória dividida
option-tie_break-shared-why = Totais iguais dividem a posição.
option-tie_break-most_exact_bids = Mais palpites certos
option-tie_break-most_exact_bids-why = Entre totais iguais, fica na frente quem tem mais palpites certos.
option-tie_break-extra_hand = Uma rodada extra
option-tie_break-extra_hand-why = Empate no primeiro lugar se resolve com mais rodadas do tamanho da última.

## The rules in force, on one line
rules-length =
    { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    } de { $most ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
rules-length-growing = { $rounds } rodadas: { $first ->
        [1] { $first } carta
       *[other] { $first } cartas
    } por pessoa na primeira, { $last } na última
rules-edition-legacy = { $cards } cartas, números até 13
rules-scoring-rascal = Pontuação Malandro
rules-scoring-rascal_loads = Pontuação Malandro com cargas de canhão
rules-expansions = com { $cards }
rules-powers = poderes dos piratas
rules-captures-per_trick = várias capturas numa vaza contam uma vez
rules-captures-per_card = cada carta capturada conta
rules-captures-edition = cada pirata capturado conta
rules-house-whale_loot_alliance-on = saque faz aliança também em vazas da Baleia
rules-house-second_loot_allies-on = um segundo saque faz aliança com o que ganha
rules-house-escape_then_character-no_suit = um personagem depois de uma fuga libera a vaza
rules-house-eight_player_max-8 = no máximo 8 cartas com 8 jogadores
rules-house-rascal_bet_on_last_trick-on = aposta também depois da última vaza
rules-house-ghost_lead_order-rotate = quando o Barba Cinzenta começa uma vaza, a ordem continua
rules-house-tie_break-most_exact_bids = empate: mais palpites certos
rules-house-tie_break-extra_hand = empate: uma rodada extra

## The help card
help-title = { $game }: as regras desta mesa em resumo
help-winning = Quem leva a vaza, do mais forte ao mais fraco
help-powers = **Piratas têm poderes** quando levam uma vaza: o menu abaixo tem o tema.
help-power-rosie = **Rosie:** você escolhe quem começa a próxima vaza
help-power-bendt = **Bendt:** você compra 2 e descarta 2
help-power-rascal = **Malandro:** você aposta 0, 10 ou 20 no seu palpite
help-power-juanita = **Juanita:** você vê as cartas que sobraram
help-power-harry = **Harry:** depois da última vaza você pode subir ou baixar seu palpite em 1
help-follow = **O primeiro número** de uma vaza define o naipe. Quem tem esse naipe joga esse naipe ou uma carta especial (sem número).
help-follow-free = **O primeiro número** de uma vaza define o naipe. Quem tem esse naipe joga esse naipe ou uma carta especial (sem número). Depois de um pirata, uma sereia ou o Skull King no começo, jogue qualquer carta.
help-equals = **Várias iguais:** entre dois piratas ou duas sereias, ganha quem saiu primeiro. Se só houver fugas, a primeira ganha.
help-signs = Letras nas cartas: { $suits }.
help-kraken = 🦑 **Kraken:** ninguém leva a vaza. Quem ganharia sem o Kraken começa a próxima.
help-whale = 🐋 **Baleia Branca:** o número mais alto ganha, seja de que naipe for. Sem número, ninguém leva a vaza.
help-mermaid-king = 🧜 **Sereia** e 👑 **Skull King** na mesma vaza: a sereia ganha.
help-king = 👑 **Skull King:** vence piratas e números.
help-pirate = ⚔️ **Pirata:** vence sereias e números. Se houver vários, ganha o primeiro.
help-pirates = ⚔️ **Os piratas:** { $names }.
help-mermaid = 🧜 **Sereia:** vence números. Se houver duas, ganha a primeira.
help-trump = **{ $suit } 1–{ $highest }:** trunfo, vence os outros naipes. O mais alto ganha.
help-suits = **{ $suits } 1–{ $highest }:** o mais alto do naipe da vaza ganha.
help-escape = 🏳️ **Fuga:** perde. Se só houver fugas, a primeira ganha.
help-wild-modern = 🐯 **Tigresa:** pirata ou fuga: você escolhe.
help-wild-legacy = 🐯 **Scary Mary:** pirata ou fuga: você escolhe. Se o Skull King a levar, o bônus vale dos dois jeitos.
help-loot = 💰 **Saque:** uma fuga. Você e quem leva a vaza ganham +20 cada se os dois palpites derem certo.
help-exact = **Palpite de 1 ou mais:** leve exatamente esse tanto e ganhe +20 por vaza. Senão, −10 por vaza a mais ou a menos.
help-zero = **Palpite 0:** não leve nenhuma vaza e ganhe +10 por carta recebida. Se levar alguma, −10 por carta recebida.
help-rascal = **Palpite certo:** +10 por carta recebida. **Erro de uma vaza:** metade disso. **Mais que isso:** nada.
help-loads = **Com uma carga** você escolhe: metralha paga assim; bala de canhão, 15 por carta se acertar, senão nada.
help-bonus = **Pontos de bônus, se o palpite der certo:** { $bonuses }.
help-bonus-rascal = **Pontos de bônus, inteiros, pela metade ou nada, como o palpite:** { $bonuses }.
help-prize = +{ $points } por cada 14
help-prize-trump = +{ $points } pelo 14 preto
help-capture-mermaid = +{ $points } se um pirata pega uma sereia
help-capture-pirate = +{ $points } se o Skull King pega um pirata
help-capture-king = +{ $points } se uma sereia pega o Skull King
help-counting-per_trick = Capturar dois piratas ou duas sereias na mesma vaza só conta uma vez.
help-counting-per_card = Cada captura conta.

## The picture of the ranks
chart-sk = O que vence o quê
chart-sk-specials = Estes três vencem todos os números
chart-sk-together = Os três juntos: a sereia ganha. Bônus (+) só com palpite certo.
chart-sk-together-rascal = Os três juntos: a sereia ganha. Bônus valem como o palpite: inteiros, metade ou nada.
chart-sk-trump = Preto é trunfo
chart-sk-trump-why = Vence os outros naipes. O mais alto ganha.
chart-sk-suits = Os outros naipes
chart-sk-suits-why = O mais alto do naipe da vaza ganha.
chart-sk-prize = Um { $rank } vale { $points }.
chart-sk-escape = Perde para tudo.
chart-sk-tigress = Pirata ou fuga: você escolhe.
chart-sk-scary-mary = Pirata ou fuga: você escolhe.
chart-sk-loot = Uma fuga em aliança com quem ganha: +20 cada.
chart-sk-kraken = Destrói a vaza: ninguém leva.
chart-sk-whale = Só os números contam: o mais alto ganha.
