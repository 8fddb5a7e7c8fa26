race = Wettlauf
question =
    { $p ->
        [one] Zwei Rechner mit je { $p } Prozessor. Dieselbe Fourier-Transformation. Warum verliert einer?
       *[other] Zwei Rechner mit je { $p } Prozessoren. Dieselbe Fourier-Transformation. Warum verliert einer?
    }
invitation = Jeder Punkt ist eine Nachricht mit echten Zahlen darin. Auf Start drücken, oder die Zahl der Prozessoren wählen.
hypercube = Hyperwürfel
a-wire-for-each = eine Leitung zu jedem Partner
mesh = Gitter
shared-ways = der Weg zum Partner wird geteilt
jam =
    { $load ->
        [one] { $load } Nachricht will diese eine Leitung.
       *[other] { $load } Nachrichten wollen diese eine Leitung: jede bekommt 1/{ $load } davon.
    }
under-way = Beide haben dieselbe Arbeit und senden dieselben Nachrichten.
mesh-loses = Das Gitter braucht { $times }-mal so lange. { $share } des Unterschieds sind { $activity }.
nobody-loses = Beide brauchen gleich lange: bei so wenigen Prozessoren hat jeder Partner seine eigene Leitung.
play = Start
pause = Pause
processors = Prozessoren
lanes = Ein Prozessor jedes Rechners: der, der am längsten wartet
done = fertig
as-long = { $times }-mal so lange
next-more = Jetzt 1024 Prozessoren
next-win-back = Wie groß muss n sein, um das aufzuholen?
next-values = Was steckt in diesen Nachrichten?
next-workbench = Zur Werkbank
win-back-says = Ein größeres n gibt jedem Prozessor zwischen den Nachrichten mehr zu tun. Diese Kurven sagen, wie groß n sein muss, damit die Effizienz bleibt: auf dem Gitter läuft es bald aus dem Bild.
values-say = Sechzehn Abtastwerte auf vier Prozessoren. Eine Scheibe ist eine komplexe Zahl: so groß wie ihr Betrag, in der Farbe ihres Winkels. Zum Lesen auf eine zeigen.
