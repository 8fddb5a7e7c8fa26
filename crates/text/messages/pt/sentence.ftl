one-processor =
    Um processador computa { $stages ->
        [one] o único estágio
       *[other] todos os { $stages } estágios
    } de { $n } nós em { $time } e não tem por quem esperar.
no-message = Nenhuma mensagem é enviada; a computação toma { $share } do tempo.
channel-carries =
    O canal { $channel } leva { $messages ->
        [one] { $messages } mensagem
       *[other] { $messages } mensagens
    } ao mesmo tempo; a contenção toma { $share } do tempo.
channels-carry =
    O canal { $channel }, por exemplo, leva { $messages ->
        [one] { $messages } mensagem
       *[other] { $messages } mensagens
    } ao mesmo tempo; a contenção toma { $share } do tempo.
messages-want-channel =
    { $messages ->
        [one] { $messages } mensagem quer
       *[other] { $messages } mensagens querem
    } o canal { $channel } ao mesmo tempo; a contenção toma { $share } do tempo.
messages-want-channels =
    { $messages ->
        [one] { $messages } mensagem quer
       *[other] { $messages } mensagens querem
    } ao mesmo tempo, por exemplo, o canal { $channel }; a contenção toma { $share } do tempo.
hidden =
    A computação toma todo o tempo: { $messages ->
        [one] { $messages } mensagem fica escondida
       *[other] { $messages } mensagens ficam escondidas
    } atrás dela.
computing = A computação toma { $share } do tempo.
computing-then = A computação toma { $share } do tempo; depois vem: { $activity }, { $next }.

each-sends =
    cada processador envia { $messages ->
        [one] { $messages } mensagem
       *[other] { $messages } mensagens
    } de { $n ->
        [one] { $words } palavra
       *[other] { $words } palavras
    }{ $average ->
        [yes] {" "}em média
       *[no] {""}
    }
at-most-sends =
    um processador envia em média no máximo { $messages ->
        [one] { $messages } mensagem
       *[other] { $messages } mensagens
    } de { $n ->
        [one] { $words } palavra
       *[other] { $words } palavras
    }{ $average ->
        [yes] {" "}em média
       *[no] {""}
    }
startup-takes = A inicialização toma { $share } do tempo: { $sends }.
startup-takes-longer =
    A inicialização toma { $share } do tempo: { $sends }, e iniciar uma delas (tₛ{"\u00A0"}={"\u00A0"}{ $startup }) leva
    mais que as suas palavras em um canal ({ $flow }).
transfer-takes = A transferência toma { $share } do tempo: { $sends }.
transfer-takes-over =
    A transferência toma { $share } do tempo: { $sends }, por { $channels } canais em média, um após o outro.
way-takes =
    Os saltos tomam { $share } do tempo: { $messages ->
        [one] { $messages } mensagem atravessa
       *[other] { $messages } mensagens atravessam
    } em média { $n ->
        [one] { $channels } canal
       *[other] { $channels } canais
    } cada.
waiting-takes = Esperar por outros toma { $share } do tempo; a computação toma { $compute }.

no-superstep =
    A comunicação toma { $share } do tempo e a sincronização { $sync }; a computação toma { $compute }.
one-superstep =
    O único superpasso de comunicação (h = { $h }) toma { $share } do tempo, h·g{"\u00A0"}{ $moved } e
    l{"\u00A0"}{ $sync }; a computação toma { $compute }.
supersteps-equal =
    Os { $count } superpassos de comunicação (cada um com h = { $h }) tomam { $share } do tempo,
    h·g{"\u00A0"}{ $moved } e l{"\u00A0"}{ $sync }; a computação toma { $compute }.
supersteps-up-to =
    Os { $count } superpassos de comunicação (h até { $h }) tomam { $share } do tempo, h·g{"\u00A0"}{ $moved } e
    l{"\u00A0"}{ $sync }; a computação toma { $compute }.

each-sends-words =
    cada processador envia { $words ->
        [one] { $words } palavra
       *[other] { $words } palavras
    }
at-most-sends-words =
    um processador envia em média no máximo { $words ->
        [one] { $words } palavra
       *[other] { $words } palavras
    }
gap-takes =
    Esperar pelo gap toma { $share } do tempo: { $sends }, nunca duas dentro de g{"\u00A0"}={"\u00A0"}{ $gap }.
    A computação toma { $compute }.
gap-and-words-take =
    Esperar pelo gap toma { $share } do tempo, as demais palavras das mensagens { $further }: { $sends }, nunca duas
    em menos de g{"\u00A0"}={"\u00A0"}{ $gap }. A computação toma { $compute }.
latency-takes =
    A latência toma { $share } do tempo: uma palavra fica L{"\u00A0"}={"\u00A0"}{ $latency } a caminho. A computação
    toma { $compute }.
overhead-takes =
    O overhead toma { $share } do tempo: { $sends } e recebe outras tantas, o{"\u00A0"}={"\u00A0"}{ $overhead } cada.
    A computação toma { $compute }.
message-gap-takes =
    Esperar pelo gap toma { $waits } do tempo, as demais palavras das mensagens { $further }: { $sends }, a
    G{"\u00A0"}={"\u00A0"}{ $inner } uma da outra na mensagem e g{"\u00A0"}={"\u00A0"}{ $gap } entre mensagens. A computação toma { $compute }.
message-overhead-takes =
    O overhead toma { $share } do tempo: { $sends }, e cada mensagem custa o{"\u00A0"}={"\u00A0"}{ $overhead } a quem envia e a quem
    recebe. A computação toma { $compute }.
stalls-take =
    Esperar por gaps e por receptores toma { $waits } do tempo, as demais palavras das mensagens { $further }: { $sends }, e no máximo
    { $most } podem estar a caminho de um processador. A computação toma { $compute }.

comparison =
    { $on ->
        [mesh] Em uma malha, E seria { $there } em vez de { $here }.
       *[hypercube] Em um hipercubo, E seria { $there } em vez de { $here }.
    }
comparison-same =
    { $on ->
        [mesh] Em uma malha, E seria igual, { $there }.
       *[hypercube] Em um hipercubo, E seria igual, { $there }.
    }

schedules-less = Tₚ: ingênuo { $naive }, guiado pela saída { $driven }, { $percent } a menos
schedules-same = Tₚ: ingênuo { $naive }, guiado pela saída { $driven }, o mesmo
schedules-more = Tₚ: ingênuo { $naive }, guiado pela saída { $driven }, { $percent } a mais
schedules-then = { $schedules }. { $sentence }
slower-than-one = Isto é mais lento que um só processador: S = { $speedup }.
not-started = O programa não começou: veja a linha { $line }.
stopped = O programa para na linha { $line }; as figuras mostram até onde chegou.
