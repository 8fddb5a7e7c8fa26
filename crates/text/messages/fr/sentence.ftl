one-processor =
    Un seul processeur calcule { $stages ->
        [one] l’unique étage
       *[other] les { $stages } étages
    } de { $n } nœuds en { $time }, et n’a personne à attendre.
no-message = Aucun message n’est envoyé ; le calcul prend { $share } du temps.
channel-carries =
    Le canal { $channel } porte { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } à la fois ; la contention prend { $share } du temps.
channels-carry =
    Le canal { $channel }, par exemple, porte { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } à la fois ; la contention prend { $share } du temps.
messages-want-channel =
    { $messages ->
        [one] { $messages } message veut
       *[other] { $messages } messages veulent
    } le canal { $channel } à la fois ; la contention prend { $share } du temps.
messages-want-channels =
    { $messages ->
        [one] { $messages } message veut
       *[other] { $messages } messages veulent
    } à la fois, par exemple, le canal { $channel } ; la contention prend { $share } du temps.
hidden =
    Le calcul prend tout le temps : { $messages ->
        [one] { $messages } message est caché
       *[other] { $messages } messages sont cachés
    } derrière lui.
computing = Le calcul prend { $share } du temps.
computing-then = Le calcul prend { $share } du temps ; vient ensuite : { $activity }, { $next }.

each-sends =
    chaque processeur envoie { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } de { $n ->
        [one] { $words } mot
       *[other] { $words } mots
    }{ $average ->
        [yes] {" "}en moyenne
       *[no] {""}
    }
at-most-sends =
    un processeur envoie en moyenne au plus { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } de { $n ->
        [one] { $words } mot
       *[other] { $words } mots
    }{ $average ->
        [yes] {" "}en moyenne
       *[no] {""}
    }
startup-takes = Le démarrage prend { $share } du temps : { $sends }.
startup-takes-longer =
    Le démarrage prend { $share } du temps : { $sends }, et en commencer un (tₛ{"\u00A0"}={"\u00A0"}{ $startup }) prend
    plus de temps que ses mots sur un canal ({ $flow }).
transfer-takes = Le transfert prend { $share } du temps : { $sends }.
transfer-takes-over =
    Le transfert prend { $share } du temps : { $sends }, par { $channels } canaux en moyenne, l’un après l’autre.
way-takes =
    Les sauts prennent { $share } du temps : { $messages ->
        [one] { $messages } message traverse
       *[other] { $messages } messages traversent chacun
    } { $n ->
        [one] { $channels } canal
       *[other] { $channels } canaux
    } en moyenne.
waiting-takes = L’attente des autres prend { $share } du temps ; le calcul prend { $compute }.

no-superstep =
    La communication prend { $share } du temps et la synchronisation { $sync } ; le calcul prend { $compute }.
one-superstep =
    L’unique super-étape de communication (h = { $h }) prend { $share } du temps, h·g{"\u00A0"}{ $moved } et
    l{"\u00A0"}{ $sync } ; le calcul prend { $compute }.
supersteps-equal =
    Les { $count } super-étapes de communication (chacune avec h = { $h }) prennent { $share } du temps,
    h·g{"\u00A0"}{ $moved } et l{"\u00A0"}{ $sync } ; le calcul prend { $compute }.
supersteps-up-to =
    Les { $count } super-étapes de communication (h jusqu’à { $h }) prennent { $share } du temps,
    h·g{"\u00A0"}{ $moved } et l{"\u00A0"}{ $sync } ; le calcul prend { $compute }.

each-sends-words =
    chaque processeur envoie { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
at-most-sends-words =
    un processeur envoie en moyenne au plus { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
gap-takes =
    L’attente de l’intervalle prend { $share } du temps : { $sends }, jamais deux en moins de
    g{"\u00A0"}={"\u00A0"}{ $gap }. Le calcul prend { $compute }.
gap-and-words-take =
    L’attente de l’intervalle prend { $share } du temps, les autres mots des messages { $further } : { $sends }, jamais deux
    en moins de g{"\u00A0"}={"\u00A0"}{ $gap }. Le calcul prend { $compute }.
latency-takes =
    La latence prend { $share } du temps : un mot est en route pendant L{"\u00A0"}={"\u00A0"}{ $latency }. Le calcul
    prend { $compute }.
overhead-takes =
    Le surcoût prend { $share } du temps : { $sends } et en reçoit autant, o{"\u00A0"}={"\u00A0"}{ $overhead } chacun.
    Le calcul prend { $compute }.
message-gap-takes =
    L’attente de l’intervalle prend { $waits } du temps, les autres mots des messages { $further } : { $sends }, espacés de
    G{"\u00A0"}={"\u00A0"}{ $inner } dans un message et de g{"\u00A0"}={"\u00A0"}{ $gap } entre messages. Le calcul prend { $compute }.
message-overhead-takes =
    Le surcoût prend { $share } du temps : { $sends }, et chaque message coûte o{"\u00A0"}={"\u00A0"}{ $overhead } à l’émetteur et au
    récepteur. Le calcul prend { $compute }.
stalls-take =
    L’attente des intervalles et des récepteurs prend { $waits } du temps, les autres mots des messages { $further } : { $sends }, et au plus
    { $most } peuvent être en route vers un processeur. Le calcul prend { $compute }.

comparison =
    { $on ->
        [mesh] Sur une grille, E serait de { $there } au lieu de { $here }.
       *[hypercube] Sur un hypercube, E serait de { $there } au lieu de { $here }.
    }
comparison-same =
    { $on ->
        [mesh] Sur une grille, E serait la même, { $there }.
       *[hypercube] Sur un hypercube, E serait la même, { $there }.
    }

schedules-less = Tₚ : naïf { $naive }, guidé par les sorties { $driven }, { $percent } de moins
schedules-same = Tₚ : naïf { $naive }, guidé par les sorties { $driven }, le même
schedules-more = Tₚ : naïf { $naive }, guidé par les sorties { $driven }, { $percent } de plus
schedules-then = { $schedules }. { $sentence }
slower-than-one = C’est plus lent qu’un seul processeur : S = { $speedup }.
not-started = Le programme n’a pas démarré : voir la ligne { $line }.
stopped = Le programme s’arrête à la ligne { $line } ; les figures montrent jusqu’où il est arrivé.
