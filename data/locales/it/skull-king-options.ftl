# The options of a Skull King table, the rules in force, and the help card.

## Pages and presets
options-game = Il gioco
options-house = Regole della casa
option-preset = Formula
preset-base = Gioco base
preset-base-why = 70 carte, dieci manche, nient’altro: il modo migliore per cominciare.
preset-short_evening = Serata breve
preset-short_evening-why = Il gioco base in cinque manche da cinque carte, circa la metà del tempo.
preset-leviathans = Leviatani
preset-leviathans-why = Il gioco base con il Kraken e la Balena Bianca.
preset-full_sail = A vele spiegate
preset-full_sail-why = Tutte le 74 carte e i poteri dei pirati.
preset-rascal = Furfante
preset-rascal-why = Punteggio del Furfante con le cariche: una dichiarazione non toglie mai punti.
preset-printed_rules = Regole stampate
preset-printed_rules-why = A vele spiegate, catture a carta; pari: altra manche; in 8: 8 carte al massimo; in 2: senza bottino.
preset-older_edition = Vecchia edizione
preset-older_edition-why = 66 carte con Scary Mary, da 2 a 6 giocatori, senza extra.
preset-own = A modo tuo
preset-own-why = Nessuna delle formule: scelto punto per punto.

## The six choices
option-edition = Edizione
option-edition-modern = Moderna
option-edition-modern-why = Da 70 a 74 carte, numeri fino a 14, la Tigre, da 2 a 8 giocatori.
option-edition-legacy = Vecchia
option-edition-legacy-why = 66 carte, numeri fino a 13, Scary Mary, da 2 a 6 giocatori, si gioca in un modo solo.
option-scoring = Punteggio
option-scoring-skull_king = Punteggio Skull King
option-scoring-skull_king-why = 20 a presa se indovini, altrimenti −10 per ogni presa di differenza; con 0, ±10 per ogni carta data.
option-scoring-rascal = Punteggio del Furfante
option-scoring-rascal-why = 10 per ogni carta data se indovini, metà se sbagli di una, poi niente; non si perdono mai punti.
option-scoring-rascal_loads = Furfante con cariche
option-scoring-rascal_loads-why = Ognuno sceglie di nascosto mitraglia (10 a carta, 5 se sbagli di una) o palla (15 a carta o niente).
option-cannon_loads = Cariche del cannone
option-seats = Numero di giocatori
option-length = Durata
option-length-standard = Normale
option-length-even_keeled = Mare calmo
option-length-skip_to_the_brawl = Subito alla rissa
option-length-skirmish = Scaramuccia veloce
option-length-broadside = Bordata
option-length-whirlpool_x2 = Vortice
option-length-whirlpool_x1 = Vortice breve
option-length-past_your_bedtime = Ora di dormire
option-length-why =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manche
    }; carte in mano: { $cards }
option-length-range = da { $first } a { $last }
option-length-own = La tua lista
option-length-typed = Una lista tua…
option-length-typed-why = Scrivi quante carte ha ogni manche, nell’ordine che vuoi.
option-length-form = Durata della partita
option-length-form-label = Carte in ogni manche
option-length-form-hint = Per esempio 3 5 7 o 1-6. Fino a { $rounds } manche da 1 a { $cards } carte.
option-expansions = Espansioni
option-expansions-none = Nessuna
option-expansions-deck = Il mazzo ha { $cards } carte.
option-expansions-as_printed = In due il bottino resta fuori.
option-expansions-loot-why = Due fughe che ti alleano con chi fa la presa: +20 a testa se indovinate entrambi.
option-expansions-kraken-why = Distrugge la presa: non va a nessuno.
option-expansions-whale-why = Contano solo i numeri: vince il più alto, di qualunque seme.
option-powers = Poteri dei pirati
option-powers-off = Senza
option-powers-off-why = I cinque pirati sono diversi solo nel nome.
option-powers-on = Con poteri
option-powers-on-why = Un pirata che fa la presa usa subito il suo potere; Harry dopo l’ultima presa.
option-character_bonus = Personaggi catturati
option-character_bonus-per_trick = Una volta per presa
option-character_bonus-per_trick-why = +20 o +30 per la presa, per quante sirene o pirati si catturino.
option-character_bonus-per_card = Per ogni carta
option-character_bonus-per_card-why = +20 per ogni sirena e +30 per ogni pirata catturato.

## House rules
option-whale_loot_alliance = Bottino in una presa con la Balena
option-whale_loot_alliance-off = Nessuna alleanza
option-whale_loot_alliance-off-why = La Balena Bianca spazza via il bottino con le altre speciali.
option-whale_loot_alliance-on = Alleanza
option-whale_loot_alliance-on-why = Chi vince con un numero si allea con chi ha giocato il bottino.
option-second_loot_allies = Un bottino che fa la sua presa
option-second_loot_allies-off = Resta solo
option-second_loot_allies-off-why = Nemmeno un secondo bottino in quella presa crea un’alleanza.
option-second_loot_allies-on = Si allea col secondo
option-second_loot_allies-on-why = Chi gioca un secondo bottino in quella presa si allea con chi la fa.
option-escape_then_character = Prima una fuga, poi un personaggio
option-escape_then_character-first_number_sets_suit = Un numero decide il seme
option-escape_then_character-first_number_sets_suit-why = Al primo numero che arriva si risponde come sempre.
option-escape_then_character-no_suit = Niente seme a cui rispondere
option-escape_then_character-no_suit-why = Un personaggio o leviatano prima del primo numero libera tutta la presa.
option-eight_player_max = In otto
option-eight_player_max-deck = Quanto permette il mazzo
option-eight_player_max-deck-why = Mani da 8 carte al massimo, da 9 con abbastanza espansioni.
option-eight_player_max-8 = Mai più di 8 carte
option-eight_player_max-8-why = In otto nessuna mano ha più di 8 carte, qualunque sia il mazzo.
option-rascal_bet_on_last_trick = Scommessa sull’ultima presa
option-rascal_bet_on_last_trick-off = No
option-rascal_bet_on_last_trick-off-why = Dopo l’ultima presa il Furfante di Roatan arriva tardi.
option-rascal_bet_on_last_trick-on = Sì
option-rascal_bet_on_last_trick-on-why = Chi fa l’ultima presa col Furfante può ancora scommettere.
option-ghost_lead_order = Quando apre Barbagrigia
option-ghost_lead_order-hand_opener = Poi chi ha aperto la manche
option-ghost_lead_order-hand_opener-why = Dopo di lui gioca chi ha aperto la prima presa della manche.
option-ghost_lead_order-rotate = Si continua il giro
option-ghost_lead_order-rotate-why = Si tiene l’ordine della presa di prima.
option-tie_break = Pari alla fine
option-tie_break-shared = Vittoria a pari merito
option-tie_break-shared-why = A parità di totale si divide il posto.
option-tie_break-most_exact_bids = Più dichiarazioni esatte
option-tie_break-most_exact_bids-why = A parità di totale va davanti chi ha più dichiarazioni esatte.
option-tie_break-extra_hand = Una manche in più
option-tie_break-extra_hand-why = Una parità in testa si decide con altre manche come l’ultima.

## The rules in force, on one line
rules-length =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manche
    }: { $most ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } a testa
rules-length-growing = { $rounds } manche: { $first ->
        [one] { $first } carta
       *[other] { $first } carte
    } a testa nella prima, { $last } nell’ultima
rules-edition-legacy = { $cards } carte, numeri fino a 13
rules-scoring-rascal = punteggio del Furfante
rules-scoring-rascal_loads = punteggio del Furfante con cariche
rules-expansions = con { $cards }
rules-powers = poteri dei pirati
rules-captures-per_trick = più catture in una presa valgono una volta sola
rules-captures-per_card = vale ogni carta catturata
rules-captures-edition = vale ogni pirata catturato
rules-house-whale_loot_alliance-on = il bottino allea anche nelle prese con la Balena
rules-house-second_loot_allies-on = un secondo bottino si allea con quello che vince
rules-house-escape_then_character-no_suit = un personaggio dopo una fuga libera la presa
rules-house-eight_player_max-8 = 8 carte al massimo in 8
rules-house-rascal_bet_on_last_trick-on = scommessa anche dopo l’ultima presa
rules-house-ghost_lead_order-rotate = quando apre Barbagrigia si continua il giro
rules-house-tie_break-most_exact_bids = pari: più dichiarazioni esatte
rules-house-tie_break-extra_hand = pari: una manche in più

## The help card
help-title = { $game }: le regole di questo tavolo in breve
help-winning = Di chi è la presa, prima le più forti
help-powers = **I pirati hanno poteri** quando fanno la presa: li trovi nel menu qui sotto.
help-power-rosie = **Rosie:** scegli chi apre la prossima presa
help-power-bendt = **Bendt:** peschi 2 carte e ne scarti 2
help-power-rascal = **Furfante:** scommetti 0, 10 o 20 sulla tua dichiarazione
help-power-juanita = **Juanita:** vedi le carte rimaste nel mazzo
help-power-harry = **Harry:** dopo l’ultima presa puoi alzare o abbassare di 1 la dichiarazione
help-follow = **Il primo numero** di una presa ne decide il seme. Se hai quel seme, giocalo o gioca una carta speciale (senza numero).
help-follow-free = **Il primo numero** di una presa ne decide il seme. Se hai quel seme, giocalo o gioca una carta speciale (senza numero). Se si apre con un pirata, una sirena o lo Skull King, va bene qualsiasi carta.
help-equals = **Più carte uguali:** tra due pirati o due sirene è più forte la prima uscita. Se ci sono solo fughe, vince la prima.
help-signs = Lettere sulle carte: { $suits }.
help-kraken = 🦑 **Kraken:** la presa non va a nessuno. Apre la prossima chi avrebbe vinto senza il Kraken.
help-whale = 🐋 **Balena Bianca:** vince il numero più alto, di qualunque seme. Senza numeri la presa non va a nessuno.
help-mermaid-king = 🧜 **Sirena** e 👑 **Skull King** in una presa: vince la sirena.
help-king = 👑 **Skull King:** batte pirati e numeri.
help-pirate = ⚔️ **Pirata:** batte sirene e numeri. Tra più pirati vince il primo.
help-pirates = ⚔️ **I pirati:** { $names }.
help-mermaid = 🧜 **Sirena:** batte i numeri. Tra due vince la prima.
help-trump = **{ $suit } 1–{ $highest }:** briscola, batte gli altri semi. Vince il più alto.
help-suits = **{ $suits } 1–{ $highest }:** vince il più alto del seme della presa.
help-escape = 🏳️ **Fuga:** perde. Se ci sono solo fughe, vince la prima.
help-wild-modern = 🐯 **Tigre:** pirata o fuga, scegli tu.
help-wild-legacy = 🐯 **Scary Mary:** pirata o fuga, scegli tu. Se la prende lo Skull King, il bonus vale comunque.
help-loot = 💰 **Bottino:** una fuga. Tu e chi fa la presa avete +20 a testa se indovinate entrambi.
help-exact = **Dichiari 1 o più:** se ne fai esattamente altrettante, +20 a presa. Altrimenti −10 per ogni presa in più o in meno.
help-zero = **Dichiari 0:** nessuna presa, +10 per ogni carta data. Se ne fai anche solo una, −10 per ogni carta data.
help-rascal = **Dichiarazione esatta:** +10 per ogni carta data. **Sbagliata di una:** metà. **Di più:** niente.
help-loads = **Con le cariche** scegli: la mitraglia paga così, la palla di cannone 15 a carta se indovini, altrimenti niente.
help-bonus = **Bonus, se la dichiarazione è esatta:** { $bonuses }.
help-bonus-rascal = **Bonus, interi, a metà o niente, come la dichiarazione:** { $bonuses }.
help-prize = +{ $points } per ogni 14
help-prize-trump = +{ $points } per il 14 nero
help-capture-mermaid = +{ $points } se un pirata prende una sirena
help-capture-pirate = +{ $points } se lo Skull King prende un pirata
help-capture-king = +{ $points } se una sirena prende lo Skull King
help-counting-per_trick = Due pirati o due sirene catturati in una presa valgono una volta sola.
help-counting-per_card = Vale ogni cattura.

## The picture of the ranks
chart-sk = Cosa batte cosa
chart-sk-specials = Questi tre battono tutti i numeri
chart-sk-together = Tutti e tre insieme: vince la sirena. I bonus (+) valgono solo con la dichiarazione esatta.
chart-sk-together-rascal = Tutti e tre insieme: vince la sirena. I bonus vanno come la dichiarazione: interi, a metà o niente.
chart-sk-trump = Il nero è briscola
chart-sk-trump-why = Batte gli altri semi. Vince il più alto.
chart-sk-suits = Gli altri semi
chart-sk-suits-why = Vince il più alto del seme della presa.
chart-sk-prize = Un { $rank } vale { $points }.
chart-sk-escape = Perde contro le altre.
chart-sk-tigress = Pirata o fuga: scegli tu.
chart-sk-scary-mary = Pirata o fuga: scegli tu.
chart-sk-loot = Una fuga, alleata con chi vince: +20 a testa.
chart-sk-kraken = Distrugge la presa: non va a nessuno.
chart-sk-whale = Contano solo i numeri: vince il più alto.
