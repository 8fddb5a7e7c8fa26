at-line = Zeile { $line }: { $fault }
of-processor = Prozessor { $processor }: { $fault }
also-one = { $fault } (ebenso Prozessor { $one })
also-two = { $fault } (ebenso die Prozessoren { $one } und { $two })
also-more = { $fault } (ebenso Prozessor { $one } und { $others } weitere)
at-column = Spalte { $column }: { $message }
element = R[{ $index }] (vor Stufe { $stage })

too-much-ticks = Das dauert zu lange; endet es?
too-much-memory = Die Werte brauchen zu viel Speicher
too-much-depth = Aufrufe sind zu tief geschachtelt
too-much-elements = Eine Liste, ein Bereich, eine Zahl oder ein Text ist zu lang
too-much-slots = So viele Slots gibt es nicht
too-much-work = Alle Prozessoren zusammen haben zu viele Schritte und Slots
too-much-source = Das Programm ist zu lang
too-much-nesting = Klammern oder Operatoren sind zu tief geschachtelt

no-layout = Vor allem anderen muss `layout` sagen, wo die Elemente sind
second-layout = `layout` wird ein zweites Mal aufgerufen
other-layout = ein anderes Layout als das von Prozessor 0
layout-processors = Das Layout ist für { $lists } statt für p Prozessoren
layout-outside = Das Layout hat Element { $element }, das es nicht gibt
layout-twice = Das Layout hat Element { $element } zweimal
layout-missing = Das Layout lässt Element { $element } aus
no-square = √n × √n Punkte brauchen ein gerades log2(n)

no-processor = Es gibt keinen Prozessor { $partner }
own-partner = Er ist sein eigener Partner

lengths-send = Es werden ungleich lange Listen gesendet: { $first } und { $second } Slots
lengths-receive = Es wird in ungleich lange Listen empfangen: { $first } und { $second } Slots
lengths-combine = Es werden ungleich lange Listen verknüpft: { $first } und { $second } Slots
lengths-local = Es werden ungleich lange Listen bearbeitet: { $first } und { $second } Slots
lengths-copy = Es wird zwischen ungleich langen Listen kopiert: { $first } und { $second } Slots
slot-twice-send = Slot { $slot } wird im selben Aufruf zweimal gesendet
slot-twice-receive = In Slot { $slot } wird im selben Aufruf zweimal empfangen
slot-twice-combine = Slot { $slot } wird im selben Aufruf zweimal verknüpft
slot-twice-local = Slot { $slot } wird im selben Aufruf zweimal bearbeitet
slot-twice-copy = In Slot { $slot } wird im selben Aufruf zweimal kopiert
empty-send = Slot { $slot } wird gesendet, bevor er etwas enthält
empty-receive = In Slot { $slot } wird empfangen, bevor er etwas enthält
empty-combine = Slot { $slot } wird verknüpft, bevor er etwas enthält
empty-local = Slot { $slot } wird bearbeitet, bevor er etwas enthält
empty-copy = Slot { $slot } wird kopiert, bevor er etwas enthält

no-pair = Prozessor { $processor } verknüpft { $own } mit { $other }; der Partner des ersten ist in Stufe { $stage } R[{ $partner }]
all-done = Prozessor { $processor } verknüpft R[{ $index }], das schon alle Stufen ({ $stage }) hinter sich hat
no-stage = Es gibt keine Stufe { $stage }: Die letzte ist { $last }
stage-early = Stufe { $stage } kommt zu früh: R[{ $index }] hat Stufe { $todo } noch nicht durchlaufen
stage-late = Stufe { $stage } ist für R[{ $index }] schon erledigt
apart = Stufe { $stage } hat R[{ $index }], aber nicht seinen Partner R[{ $partner }]

words =
    Prozessor { $processor } erwartet { $awaited ->
        [one] { $awaited } Wort
       *[other] { $awaited } Wörter
    }, Prozessor { $from } sandte aber { $sent }
unreceived =
    eine Nachricht mit { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    } an Prozessor { $to }, die niemand empfängt
never-sent = Prozessor { $processor } wartet auf eine Nachricht von Prozessor { $from }, der schon fertig ist
waits = Prozessor { $processor } wartet auf Prozessor { $other }
waits-on = { $waits }, dieser auf { $other }

twice = Prozessor { $processor } berechnet { $name }, das schon Prozessor { $first } in Zeile { $line } berechnet hat
nowhere = X[{ $coefficient }] ist am Ende nirgends: R[{ $index }] kam nur bis Stufe { $stage }
misplaced = X[{ $coefficient }] muss am Ende auf Prozessor { $processor } sein
unsound = Das ergibt keinen Plan, und die Prüfung hat nicht gesehen, warum: { $message }

graded-calls = Das Programm ruft { $calls } auf
graded-lines =
    { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }
graded-element = Prozessor { $processor } hat Element { $element }
graded-error = Der Fehler ist { $error }
graded-length = Das Programm hat mehr als { $most } Bytes

character-space = { $code } ist ein Leerzeichen anderer Art; stattdessen ein gewöhnliches eingeben
character-invisible = hier steht das unsichtbare Zeichen { $code }; bitte löschen
character-quote = { $code } ist ein typografisches Anführungszeichen; stattdessen " eingeben
character-minus = { $code } ist ein Gedankenstrich oder Minuszeichen; stattdessen - eingeben
instead-chain = Vergleiche lassen sich nicht verketten; `0 <= k and k < p` statt `0 <= k < p` schreiben
instead-f-string = f-Strings gibt es nicht; `fail("rank", rank)` statt `fail(f"rank {"{"}rank{"}"}")` schreiben
instead-import = es gibt keine Module zum Importieren; p, n, rank und `log2` sind schon da
instead-main = `__name__` gibt es nicht; stattdessen am Ende des Programms `main()` aufrufen
instead-power = `**` gibt es nicht; `1 << k` statt `2 ** k` und `x * x` statt `x ** 2` schreiben
instead-print = `print` gibt es nicht; `fail("x ist", x)` beendet das Programm hier und zeigt den Wert
instead-while = `while` gibt es nicht; stattdessen `for k in range(n):` mit `break` schreiben
