
allowed-beside = none, oder was die rechte Seite ändert, als Schlüssel des Laufs mit ihren Werten: topology:mesh,switching:wormhole; n, direction, signal, samples und seed gelten für beide Seiten
allowed-there = was auf der rechten Seite möglich ist, wo { $field } = { $value } es nicht ist: dort erlaubt: { $allowed }

side-name =
    { $side ->
        [left] die linke Seite
        [right] die rechte Seite
        [hypercube] der Hyperwürfel
        [mesh] das Gitter
        [torus] der Torus
        [mesh3d] das 3D-Gitter
        [complete] der vollständige Graph
        [fat-tree] der Fat Tree
        [dragonfly] die Dragonfly
        [network] das Netz
        [logp] die LogP-Maschine
        [bsp] die BSP-Maschine
       *[other] { $side }
    }
longer = T_p { $left } | { $right }: { side-name } braucht { $times }-mal so lange.
same-time = T_p { $time } auf beiden Seiten: Sie brauchen gleich lange.
other-units = Die beiden Seiten zählen die Zeit in verschiedenen Einheiten, t_c und Flops, und werden darum nicht verglichen. Mit rate auf beiden Seiten oder mit Voreinstellungen werden sie in Sekunden verglichen.
cause = Das meiste davon: { $activity }, { $left } | { $right } für den mittleren Prozessor, { $share } der Differenz von { $all }.
no-difference = Auf beiden Seiten braucht der mittlere Prozessor gleich lange.
two-names = { $left } | { $right }

mean-processor = Zeit des mittleren Prozessors; die Differenzen ergeben zusammen die von T_p.
activity = Tätigkeit
left = Links
right = Rechts
difference = Differenz
done-at = fertig bei { $t }, { $times } × schneller
refused-there = { $field } = { $value } ist dort nicht möglich. Erlaubt: { $allowed }.

compare = Rennen gegen
nothing = kein Vergleich
with = { $value }
with-radix = mit Radix { $value }
with-setting = { $setting ->
    [overlap-true] mit Überlappung
    [overlap-false] ohne Überlappung
    [order-ordered] mit natürlicher Ordnung
   *[order-unordered] mit bitumgekehrter Ordnung
}
own-choice = mit eigener Wahl
lockstep = Gleichlauf
by-time = nach Zeit
by-stage = nach Stufen
controls-of = Einstellungen
left-side = links
right-side = rechts
swap = Seiten tauschen
stop = Vergleich beenden
as-left = Wie links
not-run = Die rechte Seite ist nicht gelaufen.
run-it = Starten
cancel = Abbrechen
progress = Fortschritt der rechten Seite
square = Ein Quadrat um eine Anzahl: der vollste Kanal in diesem Augenblick, auf der anderen Seite weniger voll.

same-stage = Beide Seiten sind in Stufe { $stage }.
behind = Nach Stufen liegt { side-name } { $stages ->
        [one] eine Stufe
       *[other] { $stages } Stufen
    } zurück.
both-done = Beide Seiten sind fertig.
done = Zuerst fertig: { side-name }.
at-stage = Stufe { $stage }: { $left } | { $right }.
