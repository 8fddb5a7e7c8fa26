section-what = Was läuft
section-algorithm = Des Algorithmus
section-costs = Kosten des Rechners
section-fine = Kleingedrucktes

algorithm = Algorithmus
algorithm-serial = seriell
algorithm-binary-exchange = Binäraustausch
algorithm-transpose = Transposition
algorithm-two-dimensional = zweidimensional
algorithm-two-dimensional-rows = zweidimensional, zeilenweise
algorithm-group-cyclic = gruppenzyklisch
algorithm-cyclic-to-blocked = zyklisch-zu-Block
algorithm-output-driven = ausgabegesteuert
algorithm-slab = Scheiben
algorithm-pencil = Stäbe
algorithm-cyclic = zyklische Achsen
algorithm-program = Programm
order = Ausgabe
order-unordered = bitumgekehrt
order-ordered = natürlich
overlap = Überlappung
overlap-false = aus
overlap-true = an
shape = Form
grid = Prozessorgitter
hosts = Prozessoren je Router
routers = Router je Gruppe
route = Weg
route-minimal = kürzester
route-valiant = Valiant
alltoall = Sendefolge
alltoall-paper = wie im Artikel
alltoall-pairwise = paarweise
alltoall-shift = verschoben
alltoall-naive = naiv
alltoall-standard = Standard (log P Schritte)
radix = Radix
twiddles = Potenzen
twiddles-stored = gespeichert
twiddles-computed = berechnet
io = Ein, aus
io-block = Block
io-cyclic = zyklisch
balanced = Phasen
balanced-false = längste
balanced-true = gleich
direction = Richtung
direction-forward = vorwärts
direction-inverse = invers
samples = Werte
samples-complex = komplex
samples-real = reell
preset = Voreinstellung
preset-none = keine
machine = Maschine
machine-network = Netz
machine-logp = LogP
machine-bsp = BSP
topology = Netz
topology-hypercube = Hyperwürfel
topology-mesh = Gitter
topology-torus = Torus
topology-mesh3d = 3D-Gitter
topology-complete = vollst. Graph
topology-fat-tree = Fat Tree
topology-dragonfly = Dragonfly
switching = Vermittlung
switching-store-and-forward = Store-and-Forward
switching-cut-through = Cut-Through
switching-wormhole = Wormhole
vc = virtuelle Kanäle

dims = Dimensionen
dims-spoken = m, Dimensionen der Transposition
tt = je Potenz
tt-spoken = t Strich c durch t c, je Potenz von Omega
blocking = im Cache
blocking-spoken = Elemente, die in den Cache passen, oder keine
p = Prozessoren
p-spoken = p, Prozessoren
n = Punkte
n-spoken = n, Punkte
ts = Startup-Zeit
ts-spoken = t s durch t c, Startup-Zeit einer Nachricht
tw = je Wort
tw-spoken = t w durch t c, je Wort
th = je Hop
th-spoken = t h durch t c, je Hop
tc = Zeiteinheit
tc-spoken = t c, eine Butterfly-Ausgabe
width = Breite eines Kanals
width-spoken = w, Breite eines Kanals
arity = Stelligkeit
arity-spoken = k, Stelligkeit des Baums
taper = Verjüngung
taper-spoken = tau, Verjüngung des Baums
latency = Latenz
latency-spoken = L, Latenz eines Worts
gap = Lücke
gap-spoken = g, Lücke
gap-bsp = je reeller Zahl
gap-bsp-spoken = g, je reeller Zahl
overhead = Overhead
overhead-spoken = o, Overhead
word-gap = Lücke in Nachrichten
word-gap-spoken = G, Lücke zwischen den Wörtern einer Nachricht, oder keine
capacity = Kapazität
capacity-false = unbegrenzt
capacity-true = ⌈L/g⌉ Wörter
sync = Synchronisation
sync-spoken = l, Synchronisation
rate = Einheiten je Sekunde
rate-spoken = v, Zeiteinheiten je Sekunde

preset-unit = Zeiteinheit: { $unit }.
preset-other-machine = Ihre Zahlen gehören zu einer anderen Maschine ({ $machine }) und zählen hier nicht.
origin-assumption = Annahme: { $why }.
origin-at-p = { $place }, p = { $p }.
origin = { $place }.
origin-own = Eigener Wert; { $preset } hat { $value }.

impossible-here = { $value } ist hier nicht möglich. Erlaubt: { $allowed }.
impossible-nothing = Ein Wert ist nötig. Erlaubt: { $allowed }.
not-with = Nicht mit { $field } = { $value }.
use = { $field } = { $value } nehmen
grouped-digits = Gelesen als { $value }: Das Zeichen „{ $sign }“ gruppiert hier Ziffern.

signal = Signal
signal-impulse = Impuls
signal-sine = Sinus
signal-two-tone = zwei Töne
signal-chirp = Chirp
signal-square = Rechteck
signal-noise = Rauschen
signal-own = eigenes
open-file = Datei öffnen
record = aufnehmen
record-stop = Aufnahme beenden
recorded = die Aufnahme
drawn = von Hand gezeichnet
draw-hint = Zeichnen Sie es ins Bild.
own-hint = Oder eine CSV (re[,im] je Zeile) oder einen Klang einfügen oder hierher ziehen.
own-filled = { $name }: { $samples } Werte, mit Nullen aufgefüllt.
own-all = { $name }: { $samples } Werte.
own-first = { $name }: die ersten { $n } von { $samples } Werten.
sound-heard =
    { $channels ->
        [one] { $rate } Hz, { $channels } Kanal.
       *[other] { $rate } Hz, das Mittel von { $channels } Kanälen.
    }
sound-converted =
    { $channels ->
        [one] Vom Browser in { $rate } Hz umgerechnet; { $channels } Kanal.
       *[other] Vom Browser in { $rate } Hz umgerechnet; das Mittel von { $channels } Kanälen.
    }
set-n = n = { $n } setzen
bring-back = { $name } zurückholen
seed = Startwert
pasted = der eingefügte Text
own-not-here = eines der Signale hier: Eigene Werte sind nicht Teil eines Links; bitte die Datei noch einmal ablegen

file-reading = { $name } wird gelesen …
file-problem = { $name }: { $why }
file-empty = { $name } ist leer.
file-too-large = { $name } ist größer als 256 MiB; mehr wird nicht gelesen.
file-unreadable = { $name } lässt sich nicht lesen.
file-undecodable = { $name } ist weder ein Klang, den dieser Browser dekodieren kann, noch ein Text mit re[,im] je Zeile.
file-no-sound = { $name } enthält keinen Klang.
no-microphone = Kein Mikrofon: Der Browser hat keines, oder die Seite darf es nicht benutzen.
file-silent = { $name } ist stumm: Jeder Wert ist null.
