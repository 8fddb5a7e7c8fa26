stages = Stufen
signal = Signal
spectrum = Spektrum
partners-apart = Partner im Abstand { $distance }
mirrored = Spiegelbilder
inside = in einem Prozessor
pace = Tempo
pace-even = gleichmäßig
pace-machine = wie auf der Maschine
invitation = Wählen Sie eine Zahl, um zu sehen, wohin sie geht und womit sie verknüpft wird.

begin = { $n } Abtastwerte eines Signals liegen auf { $p } Prozessoren. Drücken Sie „Abspielen“.
exchange = Stufe { $stage }: Partner im Abstand { $distance } liegen auf zwei Prozessoren. Sie tauschen ihre Zahlen; einer berechnet die Summe, der andere die Differenz.
exchange-costs = Zeit: { $startup } zum Starten, { $transfer } zum Senden, { $compute } zum Rechnen.
local = Stufe { $stage }: Partner im Abstand { $distance } liegen in einem Prozessor, also bewegt sich nichts.
unpack = Stufe { $stage } entpackt die reellen Werte: Jede Zahl wird mit ihrem Spiegelbild verrechnet, dem der negativen Frequenz. Spiegelbilder auf anderen Prozessoren werden gesendet.
compute-costs = Zeit: { $compute } zum Rechnen.
redistribute = Die Prozessoren verteilen ihre Zahlen um, damit die nächsten Partner in einem Prozessor liegen.
reorder = Die Prozessoren senden jede Zahl an ihren endgültigen Platz.

waits = { $name } liegt auf Prozessor { $processor }. Drücken Sie „Abspielen“, um zu sehen, wohin der Wert geht.
follow-message = { $name } geht von Prozessor { $from } zu Prozessor { $to } und wird dort mit { $partner } verknüpft.
follow-others = { $count } weitere wechseln ebenso den Prozessor.
follow-local = Nichts bewegt sich: Partner im Abstand { $distance } liegen in demselben Prozessor ({ $processors }).
follow-unpack = Nichts bewegt sich: Spiegelbilder liegen in demselben Prozessor ({ $processors }).
grown = Danach enthalten { $count } Zahlen { $name }.
comes-of = { $name } besteht aus { $count } Eingaben.
ends-in = { $name } steckt jetzt in { $count } der { $total } Ergebnisse.
on-processor = { $name } auf Prozessor { $processor }
sum = Summe
difference = Differenz
twiddle = Zuerst wird { $name } mit dem Twiddle-Faktor { $power } multipliziert. Das dreht die Zahl um { $angle }°: ω dreht um 360°/{ $points }.
bit-reversed = Die Ergebnisse liegen in Bitumkehr: { $name } enthält { $result }, denn { $from } rückwärts gelesen ist { $to }.

one-tone = Die hohen Balken sind ein Ton: Er schwingt { $swings }× in { $n } Abtastwerten.
slow-is-tall = Die hohen Balken sind der langsame Ton, der { $slow }× in { $n } Abtastwerten schwingt. Die niedrigen sind der schnelle Ton: { $fast }×.
fast-is-tall = Die hohen Balken sind der schnelle Ton, der { $fast }× in { $n } Abtastwerten schwingt. Die niedrigen sind der langsame Ton: { $slow }×.
two-tones = Die Balken sind zwei Töne: Der eine schwingt { $slow }× in { $n } Abtastwerten, der andere { $fast }×.
many-tones = Das Spektrum ist vollständig. Keine einzelnen Balken ragen heraus: Das Signal enthält viele Töne.
complete = Die Transformation ist vollständig.

close-up = Der Schmetterling aus der Nähe
cancel = { $value }: sie heben sich auf
double = { $value }: sie verdoppeln sich
