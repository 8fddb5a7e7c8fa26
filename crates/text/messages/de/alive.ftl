no-wasm = hyperfly braucht WebAssembly. Dieser Browser hat es nicht, oder die Richtlinie dieser Website verbietet es (script-src 'wasm-unsafe-eval').
no-start = hyperfly kann nicht starten: Ein Teil davon ließ sich nicht laden, oder dieser Browser ist zu alt dafür.
stopped = hyperfly ist wegen eines eigenen Fehlers stehen geblieben. In der Adresse steht noch, was eingestellt war: Neu geöffnet zeigt die Seite dasselbe.
slow = Wird noch geladen …
again = Neu öffnen
report = Bericht kopieren
