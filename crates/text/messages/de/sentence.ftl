one-processor =
    Ein Prozessor rechnet { $stages ->
        [one] die eine Stufe
       *[other] alle { $stages } Stufen
    } von { $n } Knoten in { $time } und hat auf niemanden zu warten.
no-message = Keine Nachricht wird gesendet; das Rechnen braucht { $share } der Zeit.
channel-carries =
    Kanal { $channel } trägt { $messages ->
        [one] { $messages } Nachricht
       *[other] { $messages } Nachrichten
    } zugleich; Konflikte brauchen { $share } der Zeit.
channels-carry =
    Kanal { $channel } zum Beispiel trägt { $messages ->
        [one] { $messages } Nachricht
       *[other] { $messages } Nachrichten
    } zugleich; Konflikte brauchen { $share } der Zeit.
messages-want-channel =
    { $messages ->
        [one] { $messages } Nachricht will
       *[other] { $messages } Nachrichten wollen
    } zugleich über Kanal { $channel }; Konflikte brauchen { $share } der Zeit.
messages-want-channels =
    { $messages ->
        [one] { $messages } Nachricht will
       *[other] { $messages } Nachrichten wollen
    } zugleich zum Beispiel über Kanal { $channel }; Konflikte brauchen { $share } der Zeit.
hidden =
    Das Rechnen braucht die ganze Zeit: { $messages ->
        [one] { $messages } Nachricht ist
       *[other] { $messages } Nachrichten sind
    } dahinter verborgen.
computing = Das Rechnen braucht { $share } der Zeit.
computing-then = Das Rechnen braucht { $share } der Zeit; dann kommt { $activity }, { $next }.

each-sends =
    jeder Prozessor sendet { $messages ->
        [one] { $messages } Nachricht
       *[other] { $messages } Nachrichten
    } mit { $average ->
        [yes] {"im Mittel "}
       *[no] {""}
    }{ $n ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    }
at-most-sends =
    ein Prozessor sendet im Mittel höchstens { $messages ->
        [one] { $messages } Nachricht
       *[other] { $messages } Nachrichten
    } mit { $average ->
        [yes] {"im Mittel "}
       *[no] {""}
    }{ $n ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    }
startup-takes = Die Startup-Zeit braucht { $share } der Zeit: { $sends }.
startup-takes-longer =
    Die Startup-Zeit braucht { $share } der Zeit: { $sends }, und eine zu beginnen (tₛ{"\u00A0"}={"\u00A0"}{ $startup }) dauert
    länger als ihre Wörter auf einem Kanal ({ $flow }).
transfer-takes = Die Übertragung braucht { $share } der Zeit: { $sends }.
transfer-takes-over =
    Die Übertragung braucht { $share } der Zeit: { $sends }, im Mittel über { $channels } Kanäle, einen nach dem anderen.
way-takes =
    Die Hops brauchen { $share } der Zeit: { $messages ->
        [one] { $messages } Nachricht überquert
       *[other] { $messages } Nachrichten überqueren
    } im Mittel je { $n ->
        [one] { $channels } Kanal
       *[other] { $channels } Kanäle
    }.
waiting-takes = Das Warten auf andere braucht { $share } der Zeit; das Rechnen braucht { $compute }.

no-superstep =
    Die Kommunikation braucht { $share } der Zeit und die Synchronisation { $sync }; das Rechnen braucht { $compute }.
one-superstep =
    Der eine Kommunikations-Superschritt (h = { $h }) braucht { $share } der Zeit, h·g{"\u00A0"}{ $moved } und
    l{"\u00A0"}{ $sync }; das Rechnen braucht { $compute }.
supersteps-equal =
    Die { $count } Kommunikations-Superschritte (jeder mit h = { $h }) brauchen { $share } der Zeit, h·g{"\u00A0"}{ $moved }
    und l{"\u00A0"}{ $sync }; das Rechnen braucht { $compute }.
supersteps-up-to =
    Die { $count } Kommunikations-Superschritte (h bis { $h }) brauchen { $share } der Zeit, h·g{"\u00A0"}{ $moved } und
    l{"\u00A0"}{ $sync }; das Rechnen braucht { $compute }.

each-sends-words =
    jeder Prozessor sendet { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
at-most-sends-words =
    ein Prozessor sendet im Mittel höchstens { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
gap-takes =
    Das Warten auf die Lücke braucht { $share } der Zeit: { $sends }, keine zwei davon innerhalb von g{"\u00A0"}={"\u00A0"}{ $gap }.
    Das Rechnen braucht { $compute }.
gap-and-words-take =
    Das Warten auf die Lücke braucht { $share } der Zeit, die weiteren Wörter von Nachrichten { $further }: { $sends }, keine zwei
    innerhalb von g{"\u00A0"}={"\u00A0"}{ $gap }. Das Rechnen braucht { $compute }.
latency-takes =
    Die Latenz braucht { $share } der Zeit: Ein Wort ist L{"\u00A0"}={"\u00A0"}{ $latency } unterwegs. Das Rechnen braucht
    { $compute }.
overhead-takes =
    Der Overhead braucht { $share } der Zeit: { $sends } und empfängt ebenso viele, je o{"\u00A0"}={"\u00A0"}{ $overhead }.
    Das Rechnen braucht { $compute }.
message-gap-takes =
    Das Warten auf die Lücke braucht { $waits } der Zeit, die weiteren Wörter von Nachrichten { $further }: { $sends }, in einer
    Nachricht im Abstand G{"\u00A0"}={"\u00A0"}{ $inner }, zwischen Nachrichten g{"\u00A0"}={"\u00A0"}{ $gap }. Das Rechnen braucht { $compute }.
message-overhead-takes =
    Der Overhead braucht { $share } der Zeit: { $sends }, und jede Nachricht kostet Sender und Empfänger
    o{"\u00A0"}={"\u00A0"}{ $overhead }. Das Rechnen braucht { $compute }.
stalls-take =
    Das Warten auf Lücken und auf Empfänger braucht { $waits } der Zeit, die weiteren Wörter von Nachrichten { $further }: { $sends }, und
    höchstens { $most } dürfen zu einem Prozessor unterwegs sein. Das Rechnen braucht { $compute }.

comparison =
    { $on ->
        [mesh] Auf einem Gitter wäre E { $there } statt { $here }.
       *[hypercube] Auf einem Hyperwürfel wäre E { $there } statt { $here }.
    }
comparison-same =
    { $on ->
        [mesh] Auf einem Gitter wäre E gleich, { $there }.
       *[hypercube] Auf einem Hyperwürfel wäre E gleich, { $there }.
    }

schedules-less = Tₚ: naiv { $naive }, ausgabegesteuert { $driven }, { $percent } weniger
schedules-same = Tₚ: naiv { $naive }, ausgabegesteuert { $driven }, gleich
schedules-more = Tₚ: naiv { $naive }, ausgabegesteuert { $driven }, { $percent } mehr
schedules-then = { $schedules }. { $sentence }
slower-than-one = Das ist langsamer als ein Prozessor: S = { $speedup }.
not-started = Das Programm ist nicht gestartet: siehe Zeile { $line }.
stopped = Das Programm hält in Zeile { $line } an; die Bilder zeigen, wie weit es kam.
