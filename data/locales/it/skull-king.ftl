# Skull King at the table.

## Cards
suit-green = Verde
suit-yellow = Giallo
suit-purple = Viola
suit-black = Nero
suit-green-letter = Ve
suit-yellow-letter = Gi
suit-purple-letter = Vi
suit-black-letter = N
suit-green-of = verde
suit-yellow-of = giallo
suit-purple-of = viola
suit-black-of = nero
card-number = { $number } { $suit }
card-escape = Fuga
card-mermaid = Sirena
card-skull-king = Skull King
card-tigress = Tigre
card-tigress-pirate = Tigre come pirata
card-tigress-escape = Tigre come fuga
card-pirate-rosie = Rosie de Laney
card-pirate-bendt = Bendt il Bandito
card-pirate-rascal = Furfante di Roatan
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry il Gigante

## The table
sk-title = Skull King · manche { $round } di { $rounds }
sk-title-scored = Skull King · manche { $round } di { $rounds } finita
sk-title-over = Skull King · punteggio finale, vince il più alto
sk-lot = Si sorteggia chi dà le carte per primo…
sk-cry-modern = Yo-ho-ho!
sk-cry-legacy = YO-HO-HO!
sk-even = Prese dichiarate e prese da fare sono pari: possono ancora indovinare tutti.
sk-over-bid =
    { $tricks ->
        [one] { $bids } prese dichiarate, ma ce n’è solo { $tricks }: qualcuno sbaglierà.
       *[other] { $bids } prese dichiarate, ma ce ne sono solo { $tricks }: qualcuno sbaglierà.
    }
sk-over-bid-open =
    { $tricks ->
        [one] { $bids } prese dichiarate, ma ce n’è solo { $tricks }.
       *[other] { $bids } prese dichiarate, ma ce ne sono solo { $tricks }.
    }
sk-under-bid =
    { $bids ->
        [one] { $bids } presa dichiarata su { $tricks }: qualcuno ne farà troppe.
       *[other] { $bids } prese dichiarate su { $tricks }: qualcuno ne farà troppe.
    }
sk-under-bid-open =
    { $bids ->
        [one] { $bids } presa dichiarata su { $tricks }.
       *[other] { $bids } prese dichiarate su { $tricks }.
    }
sk-trick = presa { $number } di { $tricks }
sk-leader = { $player } apre la prima presa
sk-leader-you = La prima presa la apri tu
sk-line-bid = { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }
sk-line-taken = prese: { $won } su { $bid }
sk-table-player = Nome
sk-table-bid = dich.
sk-score-took = prese
sk-score-points = pt
sk-points = Punti
sk-bids = Dichiarazioni
sk-pad-round = Punti di questa manche: { $points }.
sk-pirate-named = { $card } (pirata)
sk-last-trick = Presa precedente: { $told }
sk-taken = Presa di **{ $player }** { $why }
sk-taken-you = Presa **tua** { $why }
sk-took-last = Presa precedente di **{ $player }** { $why }
sk-took-last-you = Presa precedente **tua** { $why }

## The first line of every screen
sk-head-bids = Si dichiara: pronti { $count } su { $seats }
sk-head-bids-left =
    { $missing ->
        [one] Manca la dichiarazione di { $players }
       *[other] Mancano le dichiarazioni di { $players }
    }
sk-what-bid =
    { $tricks ->
        [one] **Dichiarare:** dire se farai l’unica presa.
       *[other] **Dichiarare:** dire quante delle { $tricks } prese farai.
    }
sk-head-bid-you =
    { $cards ->
        [one] Tocca a te: farai l’unica presa?
       *[other] Tocca a te: quante delle { $cards } prese farai?
    }
sk-head-bid-in = Hai dichiarato { $bid }: aspetta gli altri
sk-head-loads =
    { $count ->
        [one] Punti sicuri o rischio? Ha scelto { $count } su { $seats }
       *[other] Punti sicuri o rischio? Hanno scelto { $count } su { $seats }
    }
sk-head-loads-left =
    { $missing ->
        [one] Deve ancora scegliere { $players }: punti sicuri o rischio
       *[other] Devono ancora scegliere { $players }: punti sicuri o rischio
    }
sk-head-load-you = Tocca a te: punti sicuri o rischio?
sk-head-load-in = { $load }: aspetta gli altri
sk-head-rosie = { $player } sceglie chi apre la prossima presa
sk-head-rosie-you = Tocca a te: scegli chi apre la prossima presa
sk-head-bendt = { $player } deve scartare
sk-head-bendt-you =
    { $count ->
        [one] Tocca a te: scarta { $count } carta
       *[other] Tocca a te: scarta { $count } carte
    }
sk-head-rascal = { $player } può scommettere
sk-head-rascal-you = Tocca a te: scommetti sulla tua dichiarazione
sk-head-harry = { $player } tiene o cambia la dichiarazione
sk-head-harry-you = Tocca a te: tieni o cambia la dichiarazione
sk-head-scored = Manche { $round } finita
sk-head-scored-led =
    { $count ->
        [one] Dopo la manche { $round } è in testa { $players }
       *[other] Dopo la manche { $round } sono in testa { $players }
    }

## The panel
panel-bid-changeable = Puoi cambiarla finché non hanno dichiarato tutti.
panel-own =
    { $bid ->
        [one] Hai dichiarato { $bid } presa e ne hai { $won }: te ne { $more ->
            [one] manca { $more }
           *[other] mancano { $more }
        }.
       *[other] Hai dichiarato { $bid } prese e ne hai { $won }: te ne { $more ->
            [one] manca { $more }
           *[other] mancano { $more }
        }.
    }
panel-own-enough =
    { $bid ->
        [one] Hai dichiarato { $bid } presa e ce l’hai: cerca di non farne altre.
       *[other] Hai dichiarato { $bid } prese e le hai: cerca di non farne altre.
    }
panel-own-none = Hai dichiarato 0 prese e non ne hai: cerca di non farne.
panel-own-over =
    { $bid ->
        [one] Hai dichiarato { $bid } presa e ne hai { $won }: { $over } di troppo.
       *[other] Hai dichiarato { $bid } prese e ne hai { $won }: { $over } di troppo.
    }
panel-own-bid =
    { $bid ->
        [one] Hai dichiarato { $bid } presa.
       *[other] Hai dichiarato { $bid } prese.
    }
sk-what-trick =
    { $leviathans ->
        [yes] **Una presa:** una carta a testa; di solito la più forte prende tutto.
       *[no] **Una presa:** una carta a testa; la più forte prende tutto.
    }
sk-not-now = Adesso no (devi rispondere a { $suit }): { $cards }
sk-why-bid = **Se indovini:** +20 a presa.
sk-why-bid-wrong = **Se sbagli:** −10 per ogni presa in più o in meno.
sk-why-bid-zero = **Con 0:** +{ $zero }, o −{ $zero } se ne fai anche solo una.
sk-why-bid-rascal = **Se indovini:** +{ $full }. **Se sbagli di una:** +{ $half }. Altrimenti niente.
sk-ranks = **Le più forti:** lo Skull King batte i pirati, i pirati battono le sirene, le sirene battono lo Skull King. { $whale ->
        [yes] Salvo con la Balena Bianca, tutti battono i numeri e il nero batte gli altri semi.
       *[no] Tutti battono i numeri. Il nero batte gli altri semi.
    }
sk-letters = **Lettere sulle carte:** { $suits }.
sk-pirates-held = **Pirati che hai in mano:** { $pirates }.
sk-scored-next = Non devi fare niente: la prossima manche arriva qui sotto, in un nuovo messaggio.
sk-next = Non devi fare niente: la prossima manche parte da sola

## Why a trick was won
sk-winning-card =
    { $kind ->
        [mermaid] una sirena
        [king] lo Skull King
        [pirate] un pirata
        [escape] una fuga
        [loot] un bottino
        [tigress] la { $card }
       *[other] { $card }
    }
why-king = con { $card }, che qui batte tutto.
why-king-pirate = con { $card }, che cattura tutti i pirati della presa.
why-mermaid-king = con { $card }, che cattura lo Skull King.
why-mermaid = con { $card }, che batte tutti i numeri.
why-mermaid-first = con { $card }, la prima a uscire.
why-pirate = con { $card }, che batte numeri e sirene.
why-pirate-first = con { $card }, il primo dei pirati.
why-trump = con un { $card }, il nero più alto: il nero batte gli altri semi.
why-suit = con un { $card }: si è usciti a { $suit } e questo era il più alto.
why-first-suit = con un { $card }: il primo numero era { $suit } e questo era il più alto.
why-only-number = con un { $card }, l’unico numero.
why-escapes = con { $card }: c’erano solo fughe, e vince la prima.
bonus-captured = { $cards } { $points }
bonus-took =
    { $kind ->
        [number] il { $cards }
        [mermaid] la { $cards }
        [king] lo { $cards }
       *[other] { $cards }
    } ({ $points })
bonus-paid = con il bonus per aver catturato { $bonuses }
bonus-if-exact = Bonus se la dichiarazione è esatta: { $bonuses }
bonus-lost = niente bonus per { $bonuses } (dichiarazione sbagliata)
bonus-counting-per-trick = (qui le catture contano una volta per presa; a carta sarebbero { $other })
bonus-counting-per-card = (qui conta ogni carta catturata; una volta per presa sarebbe { $other })

## Why somebody is ahead in an unfinished trick
sk-open-suit = Si è usciti a { $suit }: vince il { $suit } più alto, salvo neri o carte speciali.
sk-open-first-suit = Il primo numero è { $suit }: vince il { $suit } più alto, salvo neri o carte speciali.
sk-open-trump = Il nero batte gli altri semi: vince il nero più alto, salvo carte speciali.
sk-open-escape = Una fuga perde contro tutto il resto.
sk-open-escape-first = Tra più fughe vince la prima, finché esce solo quello.
sk-open-pirate = Un pirata batte numeri e sirene, ma non lo Skull King.
sk-open-pirate-first = Tra più pirati vince il primo, salvo che arrivi lo Skull King.
sk-open-mermaid = Una sirena batte i numeri e lo Skull King, ma non i pirati.
sk-open-mermaid-first = Tra due sirene vince la prima, salvo che arrivi un pirata.
sk-open-mermaid-king = Una sirena batte lo Skull King.
sk-open-king = Lo Skull King batte numeri e pirati, ma non le sirene.
sk-open-whale = Con la Balena Bianca contano solo i numeri: è in testa il più alto.
sk-open-whale-alone = La Balena Bianca distrugge la presa, se non esce nessun numero.
sk-open-kraken = Per ora il Kraken distrugge la presa: non va a nessuno.

## What a special card does, beside the hand
sk-gloss-kraken = la presa non va a nessuno, salvo che poi esca la Balena Bianca.
sk-gloss-whale = prende il numero più alto, di qualunque seme; senza numeri, nessuno.
sk-gloss-loot = una fuga; tu e chi fa la presa avete +20 a testa se indovinate entrambi.
sk-gloss-wild = la giochi come pirata o come fuga (che perde).
sk-gloss-king = batte numeri e pirati, perde contro le sirene.
sk-gloss-mermaid = batte i numeri e lo Skull King, perde contro i pirati.
sk-gloss-pirate = batte numeri e sirene, perde contro lo Skull King.
sk-gloss-escape = perde contro le altre carte; se escono solo fughe, vince la prima.
sk-gloss-power = { $told }, se questa carta fa la presa.

## The score sheet
sheet-title = Manche { $round } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
sheet-bid-won = dich/fat
sheet-bid = dich.
sheet-bonus = bonus
sheet-round = manche
sheet-total = totale
sheet-legend = { sheet-bid-won }: prese dichiarate e fatte · { sheet-bid }: punti per la dichiarazione · { sheet-bonus }: tutti gli altri punti · { sheet-round }: punti della manche · { sheet-total }: punti finora
own-bid = **Manche { $round }.** { $bid ->
        [one] Dichiarata { $bid } presa
       *[other] Dichiarate { $bid } prese
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }: { $points }.
own-bid-changed = **Manche { $round }.** { $bid ->
        [one] Dichiarata { $bid } presa
       *[other] Dichiarate { $bid } prese
    }, { $final } con Harry, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }: { $points }.
own-bonus = { $points } di bonus
own-bonus-lost = Perdi i tuoi bonus.
own-loot = { $points } per le alleanze
own-wager = { $points } per la scommessa
podium-captain =
    { $count ->
        [one] 🏴‍☠️ Vince **{ $players }**!
       *[other] 🏴‍☠️ Vincono **{ $players }**!
    }
podium-captain-you =
    { $count ->
        [one] 🏴‍☠️ Hai vinto!
       *[other] 🏴‍☠️ Hai vinto insieme a **{ $players }**!
    }
sk-captain =
    { $count ->
        [one] Sette Mari conquistati!
       *[other] Sette Mari conquistati insieme!
    }
podium-rounds = Totali, manche per manche
podium-rounds-legend = A sinistra la manche; sotto ogni nome i punti fino a lì.
podium-after = Dopo la manche { $round }: { $totals }.
award-sharpest = 🎯 **Occhio di falco:** { $players }, { $count ->
        [one] { $count } dichiarazione esatta
       *[other] { $count } dichiarazioni esatte
    }
award-boldest = 🦁 **Dichiarazione riuscita più audace:** { $players }, con { $count }
award-hunter = 💎 **A caccia di tesori:** { $players }, { $count } punti di bonus
award-shipwreck = ⚓ **Naufragio più bello:** { $players }, persi in una manche { $count } punti
fact-exact =
    { $count ->
        [one] { $count } dichiarazione esatta su { $rounds }
       *[other] { $count } dichiarazioni esatte su { $rounds }
    }
record-exact = Dichiarazioni esatte
record-exact_0 = Zeri riusciti
record-captures = Carte speciali catturate
record-biggest = Manche migliore
sk-stats-exact =
    { $part ->
        [one] { $part } dichiarazione esatta su { $whole } ({ $percent }).
       *[other] { $part } dichiarazioni esatte su { $whole } ({ $percent }).
    }
sk-stats-size = Dichiarazioni da { $bid }
stats-further-skull-king = Dichiarazioni per numero di prese

## Cards of the expansions and of the older edition
suit-red = Rosso
suit-blue = Blu
suit-red-letter = R
suit-blue-letter = B
suit-red-of = rosso
suit-blue-of = blu
card-kraken = Kraken
card-whale = Balena Bianca
card-loot = Bottino
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary come pirata
card-scary-mary-escape = Scary Mary come fuga
why-whale = con un { $card }, il numero più alto: con la Balena Bianca non conta altro.
why-destroyed-kraken = Il Kraken distrugge la presa: non va a nessuno.
why-destroyed-whale = La Balena Bianca non trova numeri e distrugge la presa.
sk-moment-capture = Presa precedente: cattura!
sk-moment-kraken = Presa precedente: il Kraken!
sk-moment-whale = Presa precedente: la Balena Bianca!

## Short names for buttons, and Graybeard
card-pirate = Pirata
card-pirate-rosie-short = Rosie
card-pirate-bendt-short = Bendt
card-pirate-rascal-short = Furfante
card-pirate-juanita-short = Juanita
card-pirate-harry-short = Harry
ghost = Barbagrigia
ghost-joins = In due a bordo, il fantasma di Barbagrigia fa il terzo e gira le sue carte da solo.
sk-ghost =
    { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    } · { $cards ->
        [one] ancora { $cards } carta
       *[other] ancora { $cards } carte
    }

## Loads, powers and alliances
load-grapeshot = Mitraglia
load-cannonball = Palla di cannone
load-button-grapeshot = Mitraglia: sul sicuro
load-button-cannonball = Palla di cannone: a rischio
sk-extra-round = 🤝 Pari in testa: decide un’altra manche.
power-rosie = ⚔️ Rosie (pirata): per volere di **{ $player }** la prossima presa la apre **{ $named }**.
power-rosie-you = ⚔️ Rosie (pirata): per tuo volere la prossima presa la apre **{ $named }**.
power-rosie-named = ⚔️ Rosie (pirata): per volere di **{ $player }** la prossima presa la apri tu.
power-rosie-kept = ⚔️ Rosie (pirata): **{ $player }** sceglie di aprire anche la prossima presa.
power-rosie-kept-you = ⚔️ Rosie (pirata): scegli di aprire anche la prossima presa.
power-rosie-due = **Rosie de Laney** (pirata): **{ $player }** sceglie chi apre la prossima presa.
power-rosie-due-you = **Rosie de Laney** (pirata): scegli chi apre la prossima presa.
power-bendt = ⚔️ Bendt (pirata): { $count ->
        [0] **{ $player }** non ha niente da pescare, il mazzo è stato dato tutto.
        [1] **{ $player }** pesca 1 carta e ne scarta 1 coperta.
       *[other] **{ $player }** pesca { $count } carte e ne scarta altrettante, coperte.
    }
power-bendt-you =
    ⚔️ Bendt (pirata): { $count ->
        [0] non hai niente da pescare, il mazzo è stato dato tutto.
        [1] hai pescato 1 carta e ne hai scartata 1 coperta.
       *[other] hai pescato { $count } carte e ne hai scartate altrettante, coperte.
    }
power-bendt-due = **Bendt il Bandito** (pirata): **{ $player }** ha pescato e sceglie cosa scartare.
power-bendt-due-you = **Bendt il Bandito** (pirata): hai pescato, scegli cosa scartare.
power-rascal = ⚔️ Furfante (pirata): **{ $player }** { $wager ->
        [0] non scommette niente.
       *[other] scommette { $wager } sulla dichiarazione.
    }
power-rascal-you =
    ⚔️ Furfante (pirata): { $wager ->
        [0] non scommetti niente.
       *[other] scommetti { $wager } sulla dichiarazione.
    }
power-rascal-due = **Furfante di Roatan** (pirata): **{ $player }** può scommettere 0, 10 o 20 sulla dichiarazione.
power-rascal-due-you = **Furfante di Roatan** (pirata): puoi scommettere 0, 10 o 20 sulla dichiarazione.
power-juanita = ⚔️ Juanita (pirata): { $count ->
        [0] per **{ $player }** non c’è niente da vedere, il mazzo è stato dato tutto.
       *[other] solo **{ $player }** vede le carte rimaste nel mazzo ({ $count }).
    }
power-juanita-you =
    ⚔️ Juanita (pirata): { $count ->
        [0] per te non c’è niente da vedere, il mazzo è stato dato tutto.
       *[other] solo tu vedi le carte rimaste nel mazzo ({ $count }).
    }
power-harry = ⚔️ Harry (pirata): dopo l’ultima presa **{ $player }** può alzare o abbassare di uno la dichiarazione.
power-harry-you = ⚔️ Harry (pirata): dopo l’ultima presa puoi alzare o abbassare di uno la tua dichiarazione.
power-harry-due = La manche è finita, manca una cosa: con **Harry il Gigante** (pirata) **{ $player }** può alzare o abbassare di uno la dichiarazione prima del conteggio dei punti.
power-harry-due-you = La manche è finita, manca una cosa: con **Harry il Gigante** (pirata) puoi alzare o abbassare di uno la tua dichiarazione prima del conteggio dei punti.
power-late = { $card } arriva tardi: dopo l’ultima presa questo potere non serve più.
alliance-made = 💰 Alleanza tra **{ $one }** e **{ $two }**: +20 a testa se indovinano entrambi.
alliance-made-you = 💰 Alleanza tra te e **{ $ally }**: +20 a testa se indovinate entrambi.
alliance-none = 💰 Da questo bottino non nasce nessuna alleanza.
alliance-none-other = 💰 Dall’altro bottino non nasce nessuna alleanza.
store-loot = 🤝 Alleanze: { $pairs }
store-wager = 🎲 **{ $player }** scommette { $wager } sulla dichiarazione
store-wager-you = 🎲 Scommetti { $wager } sulla dichiarazione
store-harry = ⚖️ Harry (pirata): **{ $player }** può ancora cambiare di uno la dichiarazione
store-harry-you = ⚖️ Harry (pirata): puoi ancora cambiare di uno la dichiarazione

## What the panel asks
panel-bid-menu = Scegli la dichiarazione
panel-play-menu = Scegli la carta da giocare
panel-load = Scegli come vale la tua dichiarazione in questa manche. Le scelte si scoprono tutte insieme.
panel-load-changeable = Puoi cambiare finché non hanno scelto tutti.
panel-load-why = **Mitraglia (sul sicuro):** esatta +{ $full }, una presa { $zero ->
        [yes] in più
       *[no] in più o in meno
    } +{ $half }, altrimenti 0.
panel-load-ball = **Palla di cannone (a rischio):** esatta +{ $ball }, altrimenti 0.
panel-load-bonus = Bonus per le carte catturate: tutto se indovini, metà con la mitraglia se sbagli di una, altrimenti niente.
panel-rosie = **Rosie de Laney** (pirata) ha fatto la presa per te: scegli tu.
panel-rosie-self = Io
panel-bendt = **Bendt il Bandito** (pirata) ti ha portato: { $cards }. Scarta di nascosto { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } a tua scelta.
panel-bendt-menu = Scegli { $count } da scartare
panel-drawn = Appena pescata
panel-rascal = **Furfante di Roatan** (pirata) ha fatto la presa per te. Se la dichiarazione è esatta vinci la scommessa, altrimenti la perdi.
panel-harry =
    { $bid ->
        [one] Dichiarata { $bid } presa
       *[other] Dichiarate { $bid } prese
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }.
panel-harry-why = Con **Harry il Gigante** (pirata) puoi alzare o abbassare di 1.
panel-harry-with = { $made } ({ $points } punti)
panel-harry-keep = Resta { $bid }
sk-made-bid = dichiarazione: { $bid }
sk-made-load-grapeshot = mitraglia
sk-made-load-cannonball = palla di cannone
sk-sure-bid = Dichiari { $bid }? È l’ultima dichiarazione: poi si vedono tutte.
sk-sure-load-grapeshot = Carichi la mitraglia? È l’ultima scelta: poi si vedono tutte.
sk-sure-load-cannonball = Carichi la palla di cannone? È l’ultima scelta: poi si vedono tutte.
sk-sure-play = Confermi { $card }?
sk-sure-lead = La prossima presa la apre { $player }?
sk-sure-lead-self = La prossima presa la apri tu?
sk-sure-discard = Scarti { $card }?
sk-sure-discard-two = Scarti { $first } e { $second }?
sk-sure-wager = Scommetti { $points } punti sulla tua dichiarazione?
sk-sure-wager-none = Non scommetti niente?
sk-sure-adjust = Cambi la dichiarazione da { $bid } a { $final }?
sk-sure-adjust-keep = Lasci la dichiarazione a { $bid }?
panel-free-lead = Per aprire va bene qualsiasi carta.
panel-free-open = Non è ancora uscito nessun numero: puoi giocare qualsiasi carta.
panel-free-began =
    La presa è iniziata con { $kind ->
        [mermaid] una sirena
        [king] lo Skull King
        [kraken] il Kraken
        [whale] la Balena Bianca
       *[other] un pirata
    }: puoi giocare qualsiasi carta.
panel-free-before =
    Prima dei numeri è { $kind ->
        [mermaid] uscita una sirena
        [king] uscito lo Skull King
        [kraken] uscito il Kraken
        [whale] uscita la Balena Bianca
       *[other] uscito un pirata
    }: puoi giocare qualsiasi carta.
panel-none-beats = Per ora nessuna delle carte che puoi giocare vince questa presa.
panel-none-beats-last = Chiudi tu il giro, e nessuna delle carte che puoi giocare vince questa presa.
panel-free-void = Non hai il { $suit }: puoi giocare qualsiasi carta.
panel-free-all = Tutte le tue carte vanno bene: puoi giocare quella che vuoi.
panel-stock = Juanita (pirata) mostra le carte rimaste nel mazzo
panel-stock-none = Nessuna: il mazzo è stato dato tutto.
replay-undealt = Rimaste nel mazzo, mostrate da Juanita Jade

## More reasons, and the judge
why-pirate-mermaid = con { $card }, che cattura tutte le sirene della presa.
why-pirate-mermaid-first = con { $card }, il primo dei pirati, che cattura tutte le sirene della presa.
why-whale-first = con un { $card }, uscito prima del suo pari: con la Balena Bianca contano solo i numeri.
why-next-kraken = L’avrebbe fatta **{ $next }**, che apre la prossima.
why-next-kraken-you = L’avresti fatta tu: apri la prossima.
why-next-whale = Apre la prossima chi l’ha giocata: **{ $next }**.
why-next-whale-you = L’hai giocata tu: apri la prossima.
why-second-leviathan = Tra due leviatani agisce solo il secondo; il primo vale come una fuga.
why-ghost = Barbagrigia la mette da parte: non dà punti a nessuno.
bonus-if-near = Bonus, intero con la dichiarazione esatta e metà se sbagliata di una: { $bonuses }
bonus-half = { $bonuses }, ma ne conta solo metà: { $points }
bonus-counting-edition = (in questa edizione conta ogni carta catturata)
hit-direct = centro pieno
hit-near = colpo di striscio
hit-miss = colpo a vuoto
sheet-loot = alleanza con { $player } +20
sheet-loot-you = alleanza con te +20
sheet-loot-lost = alleanza con { $player } fallita
sheet-loot-lost-you = alleanza con te fallita
sheet-wager = scommessa { $points }
sheet-harry = Harry ha cambiato la dichiarazione da { $bid } a { $final }
sheet-harry-kept = dichiarazione rimasta com’era, anche se Harry poteva cambiarla
ruling-title = Il verdetto
ruling-player = Giocatore { $number }
ruling-leads = Apre la prossima presa: **{ $player }**
ruling-count = Scrivi le carte di una presa nell’ordine in cui sono uscite, separate da virgole: da { $least } a { $most }.
ruling-count-exactly = Scrivi le { $count } carte di una presa nell’ordine in cui sono uscite, separate da virgole.
ruling-unknown = Non conosco questa carta: { $card }.
ruling-elsewhere = In questa edizione questa carta non c’è: { $card }.
ruling-instead = Potrebbe essere: { $cards }.
ruling-known = Capisco i semi con un numero, i nomi, le lettere e i simboli; per esempio 7 verde, Gi3, Rosie, sirena.
ruling-twice =
    { $count ->
        [one] Di questa carta nel mazzo ce n’è una sola: { $card }.
       *[other] Di queste carte nel mazzo ce ne sono solo { $count }: { $card }.
    }
ruling-power = { $card }: il potere si usa subito, tranne all’ultima presa.
ruling-power-nameless = Un pirata con un nome usa il suo potere.
ruling-power-harry = { $card }: il potere arriva dopo l’ultima presa della manche; chi ha vinto può allora cambiare di uno la dichiarazione.
ruling-power-rascal = { $card }: il potere si usa subito. All’ultima presa, solo se le regole della casa permettono ancora di scommettere.
ruling-power-always = { $card }: il potere si usa subito, anche all’ultima presa.
ruling-if-powers = { $told } Solo dove si gioca con i poteri dei pirati.
ruling-depends = Dipende da **{ $option }**:
ruling-else = nient’altro
ruling-either = Uguale nelle due edizioni
ruling-table = Con le regole del vostro tavolo qui
ruling-wild = Scrivi come è stata giocata: { $pirate } o { $escape }.

## What else a suit or a card may be called by somebody who types it
also-green = pappagallo, verdi
also-yellow = gialla, forziere, scrigno
also-purple = mappa del tesoro, mappa, porpora
also-black = nera, jolly roger, bandiera nera, bandiera pirata, briscola, atout
also-red = rossa
also-blue = azzurro
also-escape = bandiera bianca, scappa, scappare
also-pirate = corsaro, bucaniere
also-mermaid = sirenetta
also-king = re, re dei teschi, teschio
also-kraken = piovra, polpo, calamaro
also-whale = balena
also-loot = tesoro
also-tigress = tigressa
also-scary-mary = mary
also-pirate-rosie = rosie, laney
also-pirate-bendt = bendt, bandito
also-pirate-rascal = furfante, roatan, rascal
also-pirate-juanita = juanita, jade
also-pirate-harry = harry, gigante
also-fillers = il, lo, la, i, gli, le, un, uno, una, di, de, del, della, come, e, con, d, l

## Words-only style
words-must-follow = Adesso no: { $cards }, perché devi rispondere a { $suit }.
words-bid = Dichiara { $bid }
words-wager = Scommetti { $points }
words-adjust = { $way ->
        [up] Alza a { $bid }
       *[down] Abbassa a { $bid }
    }
words-load = { $player } ha caricato: { $load }.
words-load-you = Hai caricato: { $load }.
words-line = { $player }: { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }: { $points } punti, totale { $total }.
words-line-you = Tu: { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }: { $points } punti, totale { $total }.
words-line-bonus = { $player }: { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }: { $scored } per la dichiarazione e { $extra } extra, cioè { $points } punti in questa manche, totale { $total }.
words-line-bonus-you = Tu: { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }: { $scored } per la dichiarazione e { $extra } extra, cioè { $points } punti in questa manche, totale { $total }.

## The picture of a round
sk-short-bid =
    { $cards ->
        [one] Farai la presa?
       *[other] Quante prese su { $cards }?
    }
sk-short-lead = Scegli chi apre
sk-short-discard = Scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
sk-short-wager = Scommetti sulla dichiarazione
sk-short-adjust = Tieni o cambia la dichiarazione
sk-short-load = Punti sicuri o rischio?
sk-bid-line = Esatta: +20 a presa · sbagliata: −10 per presa di scarto · zero: ±{ $zero }
sk-bid-line-rascal = Esatta: +{ $full } · sbagliata di una: +{ $half }
sk-ribbon-bids = { $cry } Prese dichiarate: { $bids } su { $tricks }
sk-ribbon-kraken = Il Kraken si prende tutto
sk-ribbon-whale = La Balena Bianca affonda tutto

## The picture of a result
sk-scored-own = Manche { $round }: { $points } per te
sk-scored-aim = Vince chi fa più punti
sk-scored-took = prese
sk-scored-figure = { $won } su { $bid }
sk-scored-round = punti
sk-chip-bonus = bonus
sk-chip-loot = bottino
sk-chip-wager = scommessa
sk-broke-over = Una di troppo: { $bid ->
        [one] ne hai dichiarata { $bid }
       *[other] ne hai dichiarate { $bid }
    } e ora ne hai { $won }.
sk-broke-under = Non ne restavano abbastanza: { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }, ancora { $left } in gioco.
