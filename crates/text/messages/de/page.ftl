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
no-key = { $key } ist kein bekannter Schlüssel und wurde nicht beachtet.
another-run = Die Bilder zeigen noch den Lauf mit { $pairs }.
run-again = Neu laufen lassen
dismiss = Ausblenden
reload = Neu laden
cancel = Abbrechen
close = Schließen
progress = Fortschritt des Laufs
new-version = Eine neue Version dieser Seite ist da.
other-build = Diese Seite wurde aktualisiert, während sie offen war. Bitte neu laden, um fortzufahren.
unreadable-answer = Die Antwort des Workers war nicht lesbar.
worker-repeats = Der Worker ist stehen geblieben ({ $reason }). Ein anderer wiederholt den Lauf.
worker-replaced = Der Worker ist stehen geblieben ({ $reason }). Ein anderer ist an seine Stelle getreten.
writer-stopped = Der Worker, der dies vorbereitet, ist stehen geblieben ({ $reason }).
no-answer = er hat nicht geantwortet
script-missing = sein Skript lässt sich nicht laden
open-explorer = Im Explorer öffnen

saving = Wird geschrieben …
saved = { $name } gespeichert.
no-files = Downloads sind hier gesperrt.
no-run = Es gibt keinen Lauf zum Speichern.
no-pixels = Das Bild lässt sich nicht zeichnen: Der Browser oder die Richtlinie dieser Website (img-src data:) erlaubt es nicht.
copied = Kopiert.
selected = Ausgewählt: mit Strg+C oder ⌘C kopieren.
filming = Film läuft, { $percent } %
film-nothing = Ein Film nimmt auf, was sich auf dieser Seite bewegt: zuerst eine Ansicht wählen, in der sich etwas bewegt.
film-unable = Dieser Browser kann keinen Film aufnehmen.
film-times = Ein Film muss später enden, als er beginnt.
film-cancelled = Abgebrochen.
film-too-large = Der Film ist zu groß.
not-embedded = { $keys }: Das zeigt nur der Explorer, keine eingebettete Figur.
