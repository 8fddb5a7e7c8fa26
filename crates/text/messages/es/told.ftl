in-words = En palabras
all-in-words = cada figura en palabras y como tabla
more-rows =
    { $count ->
        [one] … { $count } fila más: guardar el CSV
       *[other] … { $count } filas más: guardar el CSV
    }
rows-left-out = y { $rows } más
no-rows = No hay filas.
