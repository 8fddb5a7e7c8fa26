
no-entry = Kein Eintrag { $id } in den Arbeiten. Alle Einträge stehen unten.
papers = Arbeiten und Lehrbuch, ausgeführt
papers-about =
    Jede Abbildung, jede Tabelle, jedes Beispiel und jedes Theorem wird neu berechnet und neben das Veröffentlichte
    gelegt. Eine Zelle stimmt überein, wenn sie innerhalb der gedruckten Rundung liegt. Eine Messung auf einer
    wirklichen Maschine stimmt mit dem Modell überein, wenn beide höchstens um den Faktor √2 auseinanderliegen. Wo etwas
    nicht übereinstimmt, steht der Grund dabei.
papers-related = Zum Lauf im Explorer
explore = Im Explorer öffnen
so-many-entries = { $done } von { $total } Einträgen
verdict = Urteil
published-and-computed = Veröffentlicht und berechnet
unexplained = Diese Abweichung ist noch nicht erklärt.
more-rows =
    { $count ->
        [one] { $count } weitere Zeile
       *[other] { $count } weitere Zeilen
    }
