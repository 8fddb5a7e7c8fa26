language = Sprache
language-title = Sprache (L)
language-auto = System
language-missing = Die Texte auf { $name } konnten nicht geladen werden, darum spricht die Seite Englisch.
