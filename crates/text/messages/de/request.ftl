refused = { $field } = { $value } ist nicht möglich; erlaubt: { $allowed }
refused-with-nearest = { $field } = { $value } ist nicht möglich; erlaubt: { $allowed }; am nächsten: { $field } = { $nearest }

allowed-p = eine Zweierpotenz von 1 bis 65536
allowed-n = eine Zweierpotenz von 2 bis 2^60
allowed-tc = eine Zeit über 0 und höchstens 1e12
allowed-time = eine Zeit von 0 bis 1e12
allowed-word-gap = none, oder eine Zeit von 0 bis 1e12
allowed-time-from-0 = eine Zeit ab 0
allowed-flops = eine Zahl von 0 bis 1e12
allowed-rate = von 0 bis 1e18
allowed-speed = von 0.01 bis 100
allowed-width = ein Faktor von 0.001 bis 1e6, oder p^x mit x von 0 bis 2, etwa p^0.5
allowed-arity = eine Zweierpotenz von 2 bis 65536
allowed-taper = ein Faktor von 1 bis 1e6
allowed-hosts = auto, oder eine Zweierpotenz von 1 bis 65536
allowed-routers = auto, oder eine Zweierpotenz von 1 bis 65536
allowed-blocking = none oder eine Zweierpotenz von 2 bis 2^24
allowed-truth = true oder false
allowed-version = 1; eine Adresse einer späteren Version braucht ein neueres hyperfly
allowed-dims = 2 bis log2 p + 1, höchstens 17
allowed-shape = auto, oder zwei oder drei Zweierpotenzen wie 64x64x16, höchstens 2^60 Punkte
allowed-grid = auto, oder zwei oder drei Zweierpotenzen wie 4x8
allowed-radix = 2 oder 4
allowed-vc = 1 oder 2
allowed-seed = eine ganze Zahl von 0 bis 2^64 − 1
allowed-view = all, eine oder zwei von { $views }
allowed-views = all, eine Ansicht oder zwei verschiedene, davon höchstens eine Kurve
allowed-efficiency = run, für die des Laufs, oder eine Zahl über 0 und unter 1
allowed-source = ein Programm von höchstens 6000 Bytes
allowed-tour = none, all, die Kennung einer Tour wie mesh, oder die Adresse einer Datei auf dieser Website wie tours/mine.json
allowed-step = 1 bis 100, und mit einer Antwort 1.1 bis 100.9
allowed-one-reading = { $grouped }, wenn der Punkt Ziffern gruppiert, oder { $decimal }, wenn er wie in Adressen ein Dezimalpunkt ist
allowed-window = all, oder zwei Zeiten, die erste früher als die zweite: 100..250
allowed-controls = auto, none, min, full, oder Schlüssel des Laufs wie p,n,tw
allowed-paper = none, all, oder die Kennung eines Eintrags wie gk-fig2
allowed-keys = einer der Schlüssel { $names }
allowed-fragment = höchstens 20000 Zeichen hinter #
allowed-json = ein Objekt aus Schlüsseln des Schemas
allowed-json-value = eine Zeichenkette, eine Zahl oder ein Wahrheitswert
allowed-signal = eigene Abtastwerte dazu, oder eines der eingebauten Signale
allowed-program = ein eigenes Programm dazu, für dieses p und n, oder eines der anderen Verfahren
one-of = { $rest } oder { $last }

allowed-even-points = eine gerade Zweierpotenz, da √n × √n Punkte transformiert werden
allowed-even-processors = eine gerade Zweierpotenz, für ein Gitter aus √p × √p Prozessoren
allowed-dims-for-p = 2 bis log2 p + 1, hier { $most }
allowed-dims-for-n = 2 bis { $most } mit n = { $n }
allowed-shape-points = eine Form mit n = { $n } Punkten; diese hat { $points }
allowed-grid-processors = ein Gitter aus p = { $p } Prozessoren; dieses hat { $processors }
allowed-grid-for-shape = höchstens { $most } bei { $algorithm } mit dieser Form, oder auto
allowed-hosts-for-p = höchstens p = { $p }, oder auto
allowed-routers-for-p = höchstens { $most } bei p = { $p } und diesen hosts, oder auto
allowed-overlap = false bei { $algorithm }
allowed-samples-forward = complex bei direction inverse
allowed-samples-for = complex bei { $algorithm }; real bei { $algorithms }
allowed-samples-own = complex bei Werten mit Imaginärteil
allowed-n-real = eine Zweierpotenz von 4 bis 2^60 bei reellen Werten
allowed-switching = { $switching }, da eine { $machine }-Maschine keine Kanäle hat
allowed-p-serial = 1, da serial auf einem Prozessor läuft
allowed-p-for-n = höchstens n = { $n } Prozessoren bei { $algorithm }
allowed-p-below-n = weniger als n = { $n } Prozessoren bei { $algorithm }
allowed-p-dims-smaller = { $smaller } oder weniger bei { $algorithm } in { $dims } Dimensionen mit n = { $n }
allowed-p-dims = höchstens { $most } bei { $algorithm } in { $dims } Dimensionen mit n = { $n }
allowed-p-root = höchstens √n, hier { $most }, bei { $algorithm } mit n = { $n }
allowed-p-most = höchstens { $most } bei { $algorithm } mit n = { $n }
allowed-p-data = höchstens 4096 mit echten Daten (nur Zeiten gehen bis 65536)
allowed-n-data = höchstens 2^22 = 4194304 mit echten Daten (geschlossene Formen gehen bis 2^60)
allowed-n-for-p = höchstens { $most } bei p = { $p } (geschlossene Formen gehen bis 2^60)
allowed-n-memory = höchstens { $most } bei p = { $p } in { $megabytes } MiB
allowed-p-memory = höchstens { $most } bei n = { $n } in { $megabytes } MiB
allowed-both-memory = höchstens { $most } in { $megabytes } MiB, und ein kleineres n
allowed-memory = ein Lauf, der in { $megabytes } MiB passt

deadlock = Deadlock: Die Nachrichten dieser Prozessoren warten im Kreis auf die Kanäle der jeweils nächsten: { $circle }
allowed-ask = none, oder eine ganze Zahl von 0 bis 2^32 − 1
