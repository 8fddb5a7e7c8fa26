menu = Menü
rooms = Räume
explorer = Explorer
papers = Arbeiten
title = eine parallele FFT auf einer simulierten Maschine
controls = Einstellungen
views = Ansichten
all-views = alle Ansichten
colours = Farben
theme-auto = System
theme-light = hell
theme-dark = dunkel
theme-projector = Beamer
share = Teilen
share-title = Teilen (S)
keys = Tasten
keys-title = Tasten (?)
entries = Einträge

language = Sprache
language-title = Sprache (L)
language-auto = System
language-missing = Die Texte auf { $name } konnten nicht geladen werden, darum ist die Seite auf Englisch.

impossible = { $field } = { $value } ist nicht möglich. Erlaubt: { $allowed }.
impossible-embedded = { $field } = { $value } ist nicht möglich; erlaubt: { $allowed }
own-samples-stay = Die eigenen Abtastwerte des Lesers verlassen die Abbildung nicht: Solange sie zu sehen sind, wird nichts exportiert
no-key = { $key } ist kein bekannter Schlüssel und wurde nicht beachtet.
another-run = Die Bilder zeigen noch den Lauf mit { $pairs }.
run-again = Neu laufen lassen
dismiss = Ausblenden
reload = Neu laden
cancel = Abbrechen
close = Schließen
help = Hilfe
progress = Fortschritt des Laufs
new-version = Eine neue Version dieser Seite ist da.
other-build = Diese Seite wurde aktualisiert, während sie offen war. Bitte neu laden, um fortzufahren.
unreadable-answer = Die Antwort des Workers war nicht lesbar.
worker-repeats = Der Worker ist stehen geblieben ({ $reason }). Ein anderer wiederholt den Lauf.
worker-replaced = Der Worker ist stehen geblieben ({ $reason }). Ein anderer ist an seine Stelle getreten.
silent = Der Worker antwortet seit einer Weile nicht. Bleibt er stumm, tritt ein anderer an seine Stelle.
no-worker = Es läuft kein Worker ({ $reason }), darum wird nichts Neues berechnet. Die Bilder bleiben, wie sie sind.
run-lost = Kein Worker konnte diesen Lauf beenden.
writer-stopped = Der Worker, der dies vorbereitet, ist stehen geblieben ({ $reason }).
no-answer = er hat nicht geantwortet
script-missing = sein Skript lässt sich nicht laden
open-explorer = Im Explorer öffnen

saving = Wird geschrieben …
saved = { $name } gespeichert.
no-files = Downloads sind hier gesperrt.
no-run = Es gibt keinen Lauf zum Speichern.
no-pixels = Das Bild lässt sich nicht zeichnen: Der Browser oder die Richtlinie dieser Website (img-src data:) erlaubt es nicht.
pixels-forged = Dieser Browser lässt keine Seite die Bilder lesen, die sie zeichnet; gespeichert würde Rauschen (Firefox: privacy.resistFingerprinting). Speichern Sie stattdessen das SVG, oder erlauben Sie dieser Website, Canvas-Daten zu lesen.
copied = Kopiert.
selected = Ausgewählt: mit Strg+C oder ⌘C kopieren.
filming = Film läuft, { $percent } %
film-nothing = Ein Film nimmt auf, was sich auf dieser Seite bewegt: zuerst eine Ansicht wählen, in der sich etwas bewegt.
film-unable = Dieser Browser kann keinen Film aufnehmen.
film-times = Ein Film muss später enden, als er beginnt.
film-cancelled = Abgebrochen.
film-too-large = Der Film ist zu groß.
not-embedded = { $keys }: Das zeigt nur der Explorer, keine eingebettete Figur.
computing = Wird neu berechnet …
compute-all = Alle Einträge berechnen

## Das eigene Gerät messen

measure-device = Auf diesem Gerät messen
measure-again = Noch einmal messen
measure-stop = Stoppen
measure-about = Ihr Gerät führt diese FFT auf so vielen Workern aus, wie es Kerne hat, und seine Zeiten stehen neben den vorhergesagten. Nichts verlässt das Gerät. Es dauert etwa zehn Sekunden.
