to-next = { $unit ->
    [message] Zur nächsten Nachricht
    [stage] Zur nächsten Stufe
    [superstep] Zum nächsten Superschritt
    [contention] Zum nächsten Konflikt
   *[event] Zum nächsten Ereignis
}
to-previous = { $unit ->
    [message] Zur vorigen Nachricht
    [stage] Zur vorigen Stufe
    [superstep] Zum vorigen Superschritt
    [contention] Zum vorigen Konflikt
   *[event] Zum vorigen Ereignis
}
step-by = Schritt
playback = Wiedergabe
unit-event = Ereignis
unit-message = Nachricht
unit-stage = Stufe
unit-superstep = Superschritt
unit-contention = Konflikt

none-after = { $unit ->
    [message] Danach beginnt keine Nachricht und kommt keine an.
    [stage] Danach beginnt keine Stufe.
    [superstep] Danach beginnt kein Superschritt.
    [contention] Danach wird keine Nachricht aufgehalten.
   *[event] Danach geschieht nichts.
}
none-before = { $unit ->
    [message] Davor beginnt keine Nachricht und kommt keine an.
    [stage] Davor beginnt keine Stufe.
    [superstep] Davor beginnt kein Superschritt.
    [contention] Davor wird keine Nachricht aufgehalten.
   *[event] Davor geschieht nichts.
}

slow = an Übergängen langsamer
slow-about = Mit einem Viertel des Tempos abspielen, wo eine Stufe beginnt und wo eine Nachricht aufgehalten wird (M)
even-pace = gleichmäßiges Tempo
even-pace-about = Jeder Stufe zwei Sekunden geben, was immer sie die Maschine kostet (D)
pace = Ansagen, was geschieht
pace-off = ansagen beim Weiterschalten
pace-seconds = ansagen alle { $seconds } s
captions = Untertitel
captions-about = Ansagen als Text zeigen (V)

track = Phasen des Laufs; darüber, über die Zeit, wie viele Prozessoren rechnen, und schraffiert, wie viele aufgehalten werden
picture = interaktives Bild
marks-help = Pfeiltasten gehen von Marke zu Marke, Bild ab zu dem, was zu einer Marke gehört, Enter wählt sie für alle Bilder aus, Escape verlässt sie.

listen = Die Kurve anhören
listen-stop = Den Klang anhalten
listen-about = Die Kurve hören: ein Ton für jedes p, je größer, desto höher; ein Ticken beim gezeigten Lauf (A)
listen-begins = { $curve ->
    [speedup] Der Speedup
    [isoefficiency] Die Isoeffizienz
   *[efficiency] Die Effizienz
} ({ $name }) als Tonhöhe, von p = { $first } bis p = { $last }: je ein Ton, je größer, desto höher; ein Ticken bei p = { $p }.
listen-ends = Es ging von { $from } bis { $to }.
listen-stopped = Der Klang ist angehalten.

answer = { $name }: E { $efficiency }, Tₚ { $time } ({ $source })
