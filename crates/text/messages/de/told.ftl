in-words = In Worten
all-in-words = jedes Bild in Worten und als Tabelle
more-rows =
    { $count ->
        [one] … { $count } weitere Zeile: CSV speichern
       *[other] … { $count } weitere Zeilen: CSV speichern
    }
rows-left-out = und { $rows } weitere
no-rows = Es gibt keine Zeilen.
