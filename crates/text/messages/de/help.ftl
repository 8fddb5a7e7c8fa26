keys = Tasten
symbols = Symbole
models = Wie die Maschinen arbeiten
simplified = Was vereinfacht ist
further = Wo es weitergeht

models-intro = Ein Lauf wird Ereignis für Ereignis simuliert: Jeder Prozessor führt die Schritte seines Plans aus, und die Daten selbst bewegen sich nur in Nachrichten. Die Zeiten sind virtuell, in frei gewählten Einheiten; mit t_c = 1 ist eine Einheit eine Butterfly-Ausgabe. Ein Wort ist eine komplexe Zahl.
compute = Rechnen. Eine Stufe des Butterfly-Graphen auf k Elementen braucht t_c · k, ein Prozessor allein also T_s = t_c · n · log2 n. Mit Radix 4 brauchen zwei Stufen zusammen 17/20 davon.
exchange = Austauschen. Um eine Nachricht zu beginnen, ist ein Prozessor t_s lang beschäftigt. Der Schritt ist vorbei, wenn seine eigene Nachricht zugestellt und die seines Partners da ist. Ein Prozessor tut einen Schritt zur Zeit.
routes = Wege. Auf einem Hyperwürfel berichtigt eine Nachricht die Bits der Adresse vom niedrigsten an; auf Gitter und Torus geht sie zuerst ihre Zeile entlang, dann die Spalte. In einem Fat Tree steigt sie bis zum niedrigsten Switch über beiden Enden auf und wieder ab; in einer Dragonfly nimmt sie die eine Verbindung zwischen den beiden Gruppen, oder zwei über eine dritte Gruppe (Valiant). Jede Verbindung besteht aus zwei Kanälen, einem je Richtung.
store-and-forward = Store-and-Forward. Ein Kanal trägt eine Nachricht zur Zeit, wer zuerst kommt, zuerst, und die ganze Nachricht kommt an, bevor sie weitergeht: t_s + (t_h + t_w · m) · x für m Wörter über x Kanäle.
cut-through = Cut-Through. Der Kopf braucht t_h · x, dann fließen die Wörter über alle Kanäle des Wegs zugleich: t_s + t_h · x + t_w · m. Nachrichten teilen sich einen Kanal max-min-fair: zu gleichen Teilen, doch was eine nicht nutzen kann, weil sie anderswo langsamer ist, bekommen die anderen; das kosten Konflikte. Es ist ein Flüssigkeitsmodell: Keine Nachricht versperrt einer anderen den Weg, und alle, die sich einen Kanal teilen, enden spät; Wormhole, das eine nach der anderen bedient, kann daher schneller sein. GK nennen Cut-through, was auch Wormhole-Routing heißt; hier sind es zwei Arten.
wormhole = Wormhole. Der Kopf nimmt die Kanäle seines Wegs nacheinander und hält die, die er hat, während er auf den nächsten wartet: allein so schnell wie Cut-Through, aber eine blockierte Nachricht blockiert andere. Auf einem Torus und einer Dragonfly können Nachrichten im Kreis aufeinander warten; ein solcher Lauf endet mit einer Meldung. Auf dem Torus verhindern das zwei virtuelle Kanäle je Kanal: Hinter der Datumsgrenze eines Rings gilt der zweite, und Nachrichten, deren Wörter über denselben Kanal fließen, teilen ihn.
logp = LogP. Wörter verlassen einen Prozessor im Abstand von mindestens g und kommen im Abstand von mindestens g an; jedes ist L lang unterwegs und kostet Sender und Empfänger o. Die Prozessoren rechnen währenddessen. Kanäle gibt es nicht. Mit G (LogGP) reist eine Nachricht als Ganzes: Ihre Wörter haben den Abstand G, die nächste Nachricht folgt g nach dem letzten, und o fällt einmal an. Die Kapazität von LogP ist wählbar: Höchstens ⌈L/g⌉ Wörter sind zu einem Prozessor unterwegs, und ein Sender, der mehr sendete, stockt. S setzt g ≥ 2o voraus; hier darf g kleiner sein.
bsp = BSP. Ein Superschritt dauert so lange wie die meiste Arbeit eines Prozessors, oder h · g + l, wo Daten bewegt werden, mit h den meisten reellen Zahlen, die ein Prozessor sendet oder empfängt. Zeiten sind in Flops.
account = Wohin die Zeit geht. Rechnen, Startup-Zeit (t_s), Hops (t_h · x), Übertragung (t_w · m), Konflikte (was eine Nachricht darüber hinaus braucht) und Leerlauf (Warten auf einen Partner und nach dem letzten Schritt) ergeben auf jedem Prozessor zusammen T_p.

no-cache = Keine Maschine hat hier einen Cache oder einen Speicher, der Zeit braucht: Eine Butterfly-Ausgabe kostet gleich viel, wo auch immer ihre Daten liegen.
no-noise = Nichts ist zufällig: keine anderen Benutzer, keine Ausfälle, keine verlorenen Nachrichten, und alle Prozessoren sind gleich schnell.
no-software = Daten innerhalb eines Prozessors zu kopieren kostet nichts, und Nachrichten zu packen gehört zu t_s.
powers-of-two = p und n sind Zweierpotenzen, und jeder Prozessor hält gleich viele Elemente.
one-port = Ein Prozessor sendet und empfängt eine Nachricht zur Zeit, außer wo Kommunikation überlappt wird.
closed-forms = Linien in den Kurven sind geschlossene Formen, aus den Arbeiten oder von uns; Ringe sind simulierte Läufe; auf einem Gitter mit Konflikten kann eine geschlossene Form eine Schranke sein.

further-papers = Die Arbeiten, deren Pläne, Maschinen und Formeln dies sind: Gupta und Kumar (1993), Sahay (1993), Inda und Bisseling (2000); und das Lehrbuch von Grama, Gupta, Karypis und Kumar (2003).
further-room = Jede ihrer Abbildungen und Tabellen, neu berechnet
further-symbols = Ein Symbol der Seite auswählen, durch Zeigen, Tippen oder mit der Tabulatortaste: Es erscheint seine Definition und seine Stelle in den Arbeiten.
further-questions = Erst vorhersagen, dann sehen: Fragen zum aktuellen Lauf
further-scaling = Skalierung: vier Arten, p wachsen zu lassen, und die Begriffe dazu
contents = In dieser Hilfe
picture = So liest man das Bild
picture-processors = Jeder Kreis ist ein Prozessor mit seiner Nummer; die Farbe sagt, was er gerade tut. Die Legende nennt die Farben.
picture-wires = Linien sind Leitungen. Teilen sich mehrere Nachrichten eine, ist sie breiter und dunkler: sie bremsen einander.
picture-time = Die Zeit läuft auf dem Regler unten. Start drücken oder ziehen: alle Bilder zeigen denselben Augenblick.
picture-numbers = T_p ist die Zeit des ganzen Laufs, E der Anteil nützlicher Arbeit. „warum?“ zeigt, wohin der Rest geht.
