claim-fails = Dieser Lauf zeigt nicht, dass { $claim }: Hier ergibt sich { $value }.
claim-unknown = Dieser Lauf hat keine Antwort auf { $claim }.
no-file = Diese Lektion wurde aus einer Datei geöffnet, die nicht Teil der Adresse ist. Bitte die Datei noch einmal öffnen.
cannot-fetch = { $address } lässt sich nicht laden: Der Server antwortete { $status }.
no-answer = { $address } lässt sich nicht laden: Der Server hat nicht geantwortet.
no-server = { $address } lässt sich nicht laden: Diese Seite ist eine Datei auf einem Datenträger und darf keine anderen laden. Die Lektion bitte als Datei öffnen.
other-site = { $address } liegt auf einer anderen Website. Lektionen werden nur von dieser geladen.
fault = { $place }: { $found } gefunden. { $allowed }
fault-missing = { $place }: nichts gefunden. { $allowed }
place-step = Schritt { $step }
fault-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }: { $why }.
fault-long = Die Datei ist länger als 1 MiB; mehr wird nicht gelesen.
fault-version = Eine Lektion beginnt mit "hyperfly-tour": 1.
fault-steps = Eine Lektion hat eine Liste von 1 bis 100 Schritten.
fault-object = Erwartet wird ein Objekt mit einigen von { $fields }.
fault-field = Ein solches Feld gibt es hier nicht; es gibt { $fields }.
fault-text = Erwartet wird ein Text, höchstens 4000 Byte lang, oder ein Objekt aus Texten nach Sprache, etwa (en: …, de: …).
fault-message = Eine solche Nachricht gibt es nicht; Texte so zu benennen ist den Lektionen vorbehalten, die mit der Seite kommen.
fault-choices = Erwartet wird eine Liste von zwei bis neun Antworten.
fault-right = Erwartet wird die Nummer der richtigen Antwort, von 1 bis { $most }.
fault-state = Erwartet wird der Zustand der Seite, wie er hinter dem # ihrer Adresse steht, etwa topology=mesh&p=16.
fault-beside = Erwartet wird, was der andere Lauf ändert, wie in einer Adresse: topology=hypercube.
fault-key = { $key } ist kein Schlüssel einer Adresse.
fault-value = { $key } muss sein: { $allowed }.
fault-value-near = { $key } muss sein: { $allowed }; am nächsten ist { $nearest }.
fault-look = Erwartet wird der Name einer Ansicht: { $views }.
fault-unseen = Der Zustand zeigt diese Ansicht nicht: view weglassen oder diese nennen.
fault-at = Erwartet wird eine Zeit, oder start, end, play, telling, contention, 50%, stage 0, redistribution 1.
fault-select = Erwartet wird eines: ein Prozessor 5, ein Kanal [1, 2] oder hottest, eine Stufe 0, ein Element [Stufe, Index], eine Tätigkeit compute, startup, hop, transfer, contention oder idle.
fault-shows = Erwartet wird eine Liste von Behauptungen wie "messages = 64".
fault-claim = Eine Behauptung vergleicht zwei Summen von Werten, etwa messages = 64 oder contention > 0.1.
fault-name = Unbekannter Wert { $part }. Bekannt: { $names }, jeder auch mit beside. davor.
fault-no-beside = Neben diesem Lauf ist kein anderer: Was er ändert, gehört in beside.
fault-unsaid = Die Antworten sind Zahlen: In of steht, wovon (efficiency), oder in when, was bei jeder gelten muss; of: null, wenn kein Lauf es entscheiden kann.
fault-of = Erwartet: ein Wert oder eine Summe von Werten, etwa efficiency; jede Antwort hat dann genau eine Zahl.
fault-when = Erwartet: eine Liste von Behauptungen, eine je Antwort, etwa efficiency < 0.2; nicht zusammen mit of.
fault-answer-of = Das ergibt der Lauf nicht. Die Frage ist „{ $ask }“, und der Lauf ergibt { $sum } = { $value }. Die richtige Antwort muss die nächstliegende sein, höchstens ein Zehntel entfernt.
fault-answer-when = Das ergibt der Lauf nicht. Die Frage ist „{ $ask }“, und der Lauf bestätigt: { $held }. Es muss allein die Behauptung dieser Antwort sein.
