# For those who keep a server: how the bot is in a channel, all tables, who is blocked; and its one greeting.

## /server diagnostics
diagnosis-title = Diagnóstico de { $channel }
diagnosis-may = Eu posso: { $permissions }.
diagnosis-well = Tudo certo aqui: mesas, tópicos e imagens.
diagnosis-allow = Me dê o que falta nas configurações do canal, em Permissões. Eu percebo sem você avisar.
lack-view_channel = Não consigo ver este canal, então nenhuma mesa pode ser aberta nem mostrada aqui.
lack-send_messages = Não posso escrever aqui, então nenhuma mesa pode ser aberta nem mostrada.
lack-send_messages_in_threads = Não posso escrever em tópicos, então todas as mesas ficam no canal.
lack-create_public_threads = Não posso abrir tópicos, então todas as mesas ficam no canal.
lack-attach_files = Não posso anexar imagens, então as mesas aparecem em texto.
silent = Minhas mensagens
silent-forbidden = O Discord não me deixa escrever aqui; recusou pela primeira vez { $since }. As jogadas valem, mas só quem joga vê.
silent-locked = Este tópico está trancado; o Discord recusou pela primeira vez o que escrevo { $since }. Destranque, e eu continuo.
silent-other = O Discord recusa o que escrevo aqui (código { $code }), pela primeira vez { $since }.
silent-again = Depois de mudar algo, /{ name-table } { name-show } me faz tentar de novo na hora.
silent-pictures = O Discord recusa imagens aqui, pela primeira vez { $since }. O texto fica sem elas.
silent-elsewhere = Outros canais onde o Discord não me deixa escrever: { $channels }.
diagnosis-channels = Mesas só podem ser abertas em { $channels }, como está em /{ name-server } { name-settings }.
diagnosis-drain = Vou reiniciar em breve: até lá, não dá para abrir mesas novas.
diagnosis-signs = Meus emojis não estão aqui (ainda): as cartas aparecem com símbolos simples.

## /server tables
tables-title = O que está aberto neste servidor
tables-none = Nenhuma mesa aberta neste servidor, e nenhum campeonato em andamento.
button-server-settings = Ajustes do servidor
button-open-tables = Lista de mesas
tables-choose = O que você quer fechar?
tables-page = Página { $page } de { $pages }
tables-opened = { $state }, aberta { $since }
tables-championship = campeonato, aberto { $since }
tables-newer = Mais novas
tables-older = Mais antigas
tables-closed = { $table }: fechada.

## /server block, /server unblock
blocked-title = Pessoas bloqueadas
blocked-why = Elas não podem abrir nem acompanhar mesas e campeonatos aqui, nem entrar neles. Quem já está numa mesa fica até sair, e quem já entrou num campeonato joga até o fim.
blocked-none = Ninguém está na lista.
blocked-choose = Deixar alguém sentar de novo
blocked-now = { $player } não pode mais abrir, entrar nem acompanhar mesas e campeonatos aqui. Se já está numa mesa, fica até sair: /{ name-table } { name-kick } põe um robô nesse lugar.
unblocked-now = { $player } pode sentar aqui de novo.

## The greeting, once on each server
welcome = **Ahoy!** Eu organizo jogos de cartas nos seus canais: { $games }. /{ name-play } te dá um lugar, já ou com hora marcada; /{ name-help } diz em cinco linhas como começar. Para a moderação tem /{ name-server } { name-settings }.
welcome-missing = Quando cheguei, me faltava aqui: { $permissions }. /{ name-server } { name-diagnostics } diz para quê.
