# The bot about itself: how to begin, who makes it and how it is, what it keeps.

## /help: five lines
begin-title = Como começar
begin-head = Abra uma mesa
begin-small = Aperte um jogo: a mesa abre aqui, para todo mundo ver. Ou /{ name-play }: um lugar, já ou com hora marcada.
begin-small-in = As mesas abrem em { $channels }. /{ name-play } te dá um lugar lá.
begin-small-private = Aperte um jogo: jogue com robôs, numa mesa que só você vê.
begin-players = { $players } jogadores
begin-free = Não precisa saber as regras: só dá para escolher o que é permitido.
begin-mine = Minhas mesas
begin-matches = Minhas partidas
begin-settings = Meus ajustes
begin-rules-of = Regras…
begin-here = /{ name-play } te dá um lugar no que está aberto aqui, ou abre uma mesa. Para escolher o jogo: { $commands }.
begin-in = Em { $channels }, /{ name-play } te dá um lugar no que está aberto, ou abre uma mesa. Para escolher o jogo: { $commands }.
begin-private = /{ name-play } abre aqui uma mesa só sua, com robôs. Para escolher o jogo: { $commands }. Num servidor onde eu estou, o mesmo comando abre uma para todo mundo.
begin-join = Para jogar, aperte “Entrar”. “Adicionar robô” preenche um lugar vazio. Depois quem abriu a mesa começa a partida.
begin-play = O primeiro botão da mesa mostra suas cartas, só para você. Jogue com os botões embaixo delas.
begin-alone = Aperte “Começar” e jogue com os botões embaixo das suas cartas. Os robôs esperam o tempo que você quiser.
begin-rules = Não precisa saber as regras: só dá para escolher o que é permitido. “Regras resumidas” junta tudo.
begin-more = Mais: /{ name-rules } explica os jogos · /{ name-table } { name-mine } acha suas mesas, e /{ name-table } { name-find } outra pelo código · /{ name-history } mostra suas partidas terminadas, /{ name-season } os melhores de uma temporada · /{ name-settings } define seu idioma e estilo · **Apps**, no menu de alguém, convida essa pessoa para a sua mesa · aperte 🔔 numa mesa aberta para receber um aviso quando faltarem jogadores · /{ name-championship } { name-new-championship } abre um campeonato · /{ name-privacy } diz o que guardo sobre você, para exportar ou apagar.

## /about
made-by = Feito por fãs destes jogos, os colaboradores do Yo-ho-ho. As editoras dos jogos não têm nada a ver com ele.
made-free = É software livre, de código aberto, sob a licença MIT.
health-since = No ar desde: { $since }
health-tables = Mesas abertas: { $tables }. Servidores: { $servers }
health-latency = Tempo que o Discord leva para responder: { $milliseconds } ms

## /privacy
kept-title = O que guardo sobre você
kept-you = Para reconhecer você: seu id e nome no Discord, seu idioma, o canal das nossas mensagens diretas e quais delas mostram suas cartas, o que você escolhe em /{ name-settings } e de quais mesas quer receber avisos.
kept-play = Para as partidas sobreviverem a um reinício, e para rankings e resultados: suas mesas e campeonatos, seu lugar neles, suas jogadas e quando você as fez, seus resultados, o que foi decidido sobre você e por quê, quem deu seu lugar a outro, e as mesas sobre as quais você pediu avisos ou para as quais recebeu convite.
kept-server = De um servidor: os ajustes, os ids das pessoas que ele bloqueou, e quais canais e mensagens uma mesa usa. Quando um servidor me remove, tudo isso e tudo o que se jogou lá é apagado depois de 30 dias, a não ser que me aceite de volta antes.
kept-seen = Sua mão é só sua enquanto a partida dura. Depois, todo mundo no servidor pode ler o registro dela; nomes e resultados ficam nos rankings, e a moderação pode ter uma temporada em arquivo. Mesas particulares continuam só suas; apenas o ranking da mão do dia mostra nomes e resultados a todo mundo. Um momento de uma partida de servidor pode virar o enigma do dia, sem nomes.
kept-not = Não leio mensagens, e não sei seu endereço, seu e-mail nem sua idade. Nada é vendido nem repassado.
kept-long = Uma nota de cada clique é guardada por um ou dois dias. O resto fica até você apagar; minhas próprias cópias de segurança eu apago depois de 30 dias. O registro de falhas cita ids, nunca cartas.
kept-yours = “Exportar” entrega tudo num arquivo. “Apagar” diz o que aconteceria, e antes pede uma palavra.
button-export = Exportar
button-delete = Apagar
export-attached = Tudo o que guardo sobre você, num arquivo JSON. De uma partida em andamento, ele tem as suas jogadas e as cartas de mais ninguém.

## Deleting everything about oneself
delete-title = Apagar tudo sobre você?
delete-goes = Apagado na hora: seu nome e seus ajustes, os avisos que você pediu, e seus resultados, níveis e medalhas em todos os rankings.
delete-plays = Você sai de toda mesa, partida e campeonato: robôs jogam nos seus lugares. Mesas e campeonatos que você comanda seguem sem você; lá quem decide é a moderação.
delete-stays = Partidas terminadas ficam para quem jogou com você: lá seu nome é { $name }. As mensagens no Discord, onde seu nome pode aparecer, e o que outras pessoas escreveram também ficam.
delete-keeps = Servidores que bloquearam você deixam de bloquear. E por 30 dias anoto que você pediu, sem o seu id: esse é o tempo das minhas cópias de segurança, e nenhuma delas pode trazer você de volta.
delete-for-good = Não dá para desfazer. Se jogar de novo, você começa do zero.
button-delete-sure = Apagar tudo…
delete-form = Apagar tudo?
delete-label = Digite { $word }
delete-hint = Não dá para desfazer.
delete-word = APAGAR
deleted-now = Pronto: você saiu de tudo, e tudo sobre você foi apagado. Se jogar de novo, você começa do zero.
deleted-later = Seu pedido está anotado, mas agora não consigo atender. Faço isso sem você pedir de novo, assim que puder.
deleted-person = Jogador apagado
deleted-withdrawn = Pediu para apagar tudo sobre si.

# The demo's signpost in its channel.
demo-sign = Digite `/{ $seat }` para conseguir um lugar; ou `/{ $game } new` para abrir uma mesa, ou { $others }.

# Discord's own words beside a message, for the gallery.
discord-soon = em { $count } minutos
discord-just-now = há alguns segundos
discord-private = 👁 Só você pode ver isto
