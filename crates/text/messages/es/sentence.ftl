one-processor =
    Un procesador calcula { $stages ->
        [one] la única etapa
       *[other] las { $stages } etapas
    } de { $n } nodos en { $time }, y no tiene a quién esperar.
no-message = No se envía ningún mensaje; el cálculo ocupa el { $share } del tiempo.
channel-carries =
    El canal { $channel } lleva { $messages ->
        [one] { $messages } mensaje
       *[other] { $messages } mensajes
    } a la vez; la contención ocupa el { $share } del tiempo.
channels-carry =
    El canal { $channel }, por ejemplo, lleva { $messages ->
        [one] { $messages } mensaje
       *[other] { $messages } mensajes
    } a la vez; la contención ocupa el { $share } del tiempo.
messages-want-channel =
    { $messages ->
        [one] { $messages } mensaje pide
       *[other] { $messages } mensajes piden
    } a la vez el canal { $channel }; la contención ocupa el { $share } del tiempo.
messages-want-channels =
    { $messages ->
        [one] { $messages } mensaje pide
       *[other] { $messages } mensajes piden
    } a la vez, por ejemplo, el canal { $channel }; la contención ocupa el { $share } del tiempo.
hidden =
    El cálculo ocupa todo el tiempo: { $messages ->
        [one] { $messages } mensaje queda oculto
       *[other] { $messages } mensajes quedan ocultos
    } tras él.
computing = El cálculo ocupa el { $share } del tiempo.
computing-then = El cálculo ocupa el { $share } del tiempo; le sigue { $activity }, { $next }.

each-sends =
    cada procesador envía { $messages ->
        [one] { $messages } mensaje
       *[other] { $messages } mensajes
    } de { $n ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }{ $average ->
        [yes] {" "}de media
       *[no] {""}
    }
at-most-sends =
    un procesador envía de media { $messages ->
        [one] { $messages } mensaje
       *[other] { $messages } mensajes
    } o menos, de { $n ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }{ $average ->
        [yes] {" "}de media
       *[no] {""}
    }
startup-takes = El arranque ocupa el { $share } del tiempo: { $sends }.
startup-takes-longer =
    El arranque ocupa el { $share } del tiempo: { $sends }, y comenzar uno (tₛ{"\u00A0"}={"\u00A0"}{ $startup }) tarda
    más que el paso de sus palabras por un canal ({ $flow }).
transfer-takes = La transferencia ocupa el { $share } del tiempo: { $sends }.
transfer-takes-over =
    La transferencia ocupa el { $share } del tiempo: { $sends }, por { $channels } canales de media, uno tras otro.
way-takes =
    Los saltos ocupan el { $share } del tiempo: { $messages ->
        [one] { $messages } mensaje cruza
       *[other] { $messages } mensajes cruzan
    } { $n ->
        [one] { $channels } canal
       *[other] { $channels } canales
    } de media cada uno.
waiting-takes = Esperar a otros ocupa el { $share } del tiempo; el cálculo, el { $compute }.

no-superstep =
    La comunicación ocupa el { $share } del tiempo y la sincronización el { $sync }; el cálculo, el { $compute }.
one-superstep =
    El único superpaso de comunicación (h = { $h }) ocupa el { $share } del tiempo, h·g{"\u00A0"}{ $moved } y
    l{"\u00A0"}{ $sync }; el cálculo, el { $compute }.
supersteps-equal =
    Los { $count } superpasos de comunicación (cada uno con h = { $h }) ocupan el { $share } del tiempo,
    h·g{"\u00A0"}{ $moved } y l{"\u00A0"}{ $sync }; el cálculo, el { $compute }.
supersteps-up-to =
    Los { $count } superpasos de comunicación (h hasta { $h }) ocupan el { $share } del tiempo, h·g{"\u00A0"}{ $moved }
    y l{"\u00A0"}{ $sync }; el cálculo, el { $compute }.

each-sends-words =
    cada procesador envía { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
at-most-sends-words =
    un procesador envía de media { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } o menos
gap-takes =
    La espera del intervalo ocupa el { $share } del tiempo: { $sends }, nunca dos separadas por menos de
    g{"\u00A0"}={"\u00A0"}{ $gap }. El cálculo ocupa el { $compute }.
gap-and-words-take =
    La espera del intervalo ocupa el { $share } del tiempo, las demás palabras de los mensajes el { $further }: { $sends }, nunca dos
    en menos de g{"\u00A0"}={"\u00A0"}{ $gap }. El cálculo ocupa el { $compute }.
latency-takes =
    La latencia ocupa el { $share } del tiempo: una palabra está en camino L{"\u00A0"}={"\u00A0"}{ $latency }. El
    cálculo ocupa el { $compute }.
overhead-takes =
    La sobrecarga ocupa el { $share } del tiempo: { $sends } y recibe otras tantas, a o{"\u00A0"}={"\u00A0"}{ $overhead }
    cada una. El cálculo ocupa el { $compute }.
message-gap-takes =
    La espera del intervalo ocupa el { $waits } del tiempo, las demás palabras de los mensajes el { $further }: { $sends }, separadas
    G{"\u00A0"}={"\u00A0"}{ $inner } en un mensaje y g{"\u00A0"}={"\u00A0"}{ $gap } entre mensajes. El cálculo ocupa el { $compute }.
message-overhead-takes =
    La sobrecarga ocupa el { $share } del tiempo: { $sends }, y cada mensaje cuesta a su emisor y a su receptor
    o{"\u00A0"}={"\u00A0"}{ $overhead }. El cálculo ocupa el { $compute }.
stalls-take =
    La espera de intervalos y de receptores ocupa el { $waits } del tiempo, las demás palabras de los mensajes el { $further }: { $sends }, y
    a lo sumo { $most } pueden estar en camino hacia un procesador. El cálculo ocupa el { $compute }.

comparison =
    { $on ->
        [mesh] En una malla, E sería { $there } en vez de { $here }.
       *[hypercube] En un hipercubo, E sería { $there } en vez de { $here }.
    }
comparison-same =
    { $on ->
        [mesh] En una malla, E sería la misma, { $there }.
       *[hypercube] En un hipercubo, E sería la misma, { $there }.
    }

schedules-less = Tₚ: ingenuo { $naive }, guiado por la salida { $driven }, un { $percent } menos
schedules-same = Tₚ: ingenuo { $naive }, guiado por la salida { $driven }, lo mismo
schedules-more = Tₚ: ingenuo { $naive }, guiado por la salida { $driven }, un { $percent } más
schedules-then = { $schedules }. { $sentence }
slower-than-one = Es más lento que un solo procesador: S = { $speedup }.
not-started = El programa no ha empezado: vea la línea { $line }.
stopped = El programa se detiene en la línea { $line }; las figuras muestran hasta dónde llegó.
