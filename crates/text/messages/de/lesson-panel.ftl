tours-about = Lektionen mit dem Simulator: Jeder Schritt zeigt einen Lauf, sagt, worauf zu achten ist, und fragt hin und wieder, bevor er es zeigt.
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
step-of = Schritt { $step } von { $steps }
step-list = Schritte
step-link = Schritt { $step }
next = Weiter
back = Zurück
all-tours = Alle Touren
the-end = Das war der letzte Schritt.
next-tour = Nächste Tour: { $title }
predict = Erst vorhersagen, dann sehen
covered = Die Antworten sind verdeckt, bis zur eigenen Antwort oder bis es weitergeht.
chosen = gewählt
chosen-right = gewählt, und richtig
it-is-right = das ist richtig
answer-right = Richtig.
answer-wrong = Nicht ganz.
answer-other = Nicht ganz. Die Antwort ist: { $answer }
answer-is = Die Antwort ist: { $answer }
reveal = Antwort zeigen
checked = An diesem Lauf geprüft
not-run = Dieser Lauf war hier nicht möglich: { $why }
keys-hint = Bild ab und Bild auf gehen weiter und zurück und zeigen vorher die Antwort einer offenen Frage; die Ziffern wählen eine.
touch-hint = Hier nach links oder rechts wischen, um weiter- oder zurückzugehen; eine Antwort antippen, um sie zu wählen.
open-file = Eine eigene Lektion öffnen
open-hint = Eine Datei, auch auf die Seite gezogen. Wie man eine schreibt:
how-to-write = Touren als Dateien
no-tour = Keine Tour { $id }. Es gibt:
bad-file = Diese Lektion lässt sich nicht zeigen. Sonst hat sich auf der Seite nichts geändert.
