bins-supersteps = in Zeitfächern aufgezeichnet: Superschritte so großer Läufe werden nicht behalten
no-superstep-with-time = dieser Lauf hat keinen Superschritt, der Zeit braucht
not-bsp = nur eine BSP-Maschine hat Superschritte; dieser Lauf ist auf einer anderen
heat-none-sent = kein Prozessor sendet eine Nachricht
heat-whole-run = in Zeitintervallen aufgezeichnet: die Wörter des ganzen Laufs
heat-blocks = jede Zelle summiert einen Block von { $nodes } × { $nodes } Knoten
bins-timeline = in { $count } Zeitfächern aufgezeichnet: jedes zeigt, was das meiste davon brauchte
not-recorded = dieser Lauf wurde nicht aufgezeichnet
bins-no-wavefront = in Zeitfächern aufgezeichnet: keine Wellenfront
bins-no-output = in Zeitfächern aufgezeichnet: keine einzelne Ausgabe bekannt
too-large-to-follow = so große Transformationen werden nicht Element für Element verfolgt
not-followed = Die Elemente so großer Transformationen werden nicht verfolgt; bis n = 65 536 schon.
no-redistribution = dieser Lauf verteilt seine Elemente nicht zwischen zwei Phasen um
stage-by-stage = Stufe für Stufe: Nichts geht ab, bevor die letzte fertig ist
being-simulated = Dieser Lauf wird gerade simuliert.
no-closed-form = keine geschlossene Form auf dieser Maschine

rows-most = eine Zeile ist { $processors } Prozessoren: was die meisten taten
rows-alike =
    { $processors ->
        [one] { $processors } Prozessor tut dies
       *[other] { $processors } Prozessoren tun genau dies
    }
rows = eine Zeile ist { $processors } Prozessoren

communication-supersteps =
    Kommunikations-

    Superschritte
h-is = h = { $h }
superstep-end = g = { $gap }, l = { $sync }; Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }, h·g { $moved }

strips = obere Streifen: { $order }; untere Streifen: wie gespeichert
logical = logische Ansicht: { $order }
strips-unmoved = kein Element wechselt den Prozessor; obere Streifen: { $order }; untere Streifen: wie gespeichert
logical-unmoved = kein Element wechselt den Prozessor; logische Ansicht: { $order }
cube-axis = Achse { $axis }: { $extent }
cube-blocks = { $grid } Prozessoren, je ein Teil
cube-turns = { $grid } Prozessoren, reihum
cube-note = eine Zelle hat die Farbe des Prozessors, der sie hält, sobald sie dort angekommen ist
cube-corner = nur die Ecke aus { $cells } Elementen: dahinter wiederholt sich das Muster
cube-one-dimension = Diese Transformation hat eine Dimension; slab, pencil und cyclic haben bis zu drei.
squares = eine Zeile ist ein Prozessor; von links nach rechts und von Ton zu Ton die Elemente, { $order }
squares-binned =
    eine Zeile ist ein Prozessor; von links nach rechts und von Ton zu Ton die Elemente, { $order }; in Zeitfächern
    aufgezeichnet: keine Bewegung
pattern-after = { $pattern }; nach { $messages } Nachrichten mit { $words } Wörtern
messages-label =
    { $count ->
        [one] Nachricht
       *[other] Nachrichten
    }
words-label =
    { $count ->
        [one] Wort
       *[other] Wörter
    }
messages-count = { $count } Nachrichten
order = Ordnung

naive = naiv: zyklisch-zu-Block
output-driven = ausgabegesteuert
phase-one = Phase I
phase-two = Phase II
schedule-title = P{ $processor }, { $phase }: { $stages }
schedule-result = P{ $processor }, Ergebnis
sends = sendet
outputs-produced = erzeugte Ausgaben
outputs-left = abgegangene Ausgaben
inputs-come = angekommene Eingaben
results = Ergebnisse
time-parallel = Tₚ = { $time }

threshold = Schwelle E = { $efficiency }
axis-efficiency = Effizienz E
axis-speedup = Beschleunigung S
axis-points = Punkte n
axis-work = Arbeit W
as-printed = wie im Artikel gedruckt
ideal = ideal, S = p
transpose-log = Transposition, m = log p + 1
transpose = Transposition, m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
log = log
exchange = Austausch
fastest-none = { $place }: keine geschlossene Form
fastest = { $place }: { $name }, T_p = { $time }, E = { $efficiency } ({ $form })
exact = exakt
at-best = bestenfalls
about = etwa
standard = { $name }, standard
