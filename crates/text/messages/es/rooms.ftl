
no-entry = No hay entrada { $id } en los artículos. Todas las entradas están abajo.
papers = Artículos y libro de texto, ejecutados
papers-about =
    Cada figura, tabla, ejemplo y teorema se calcula de nuevo y se pone junto a lo publicado. Una celda coincide si está
    dentro del redondeo con que se imprimió. Una medición en una máquina real coincide con el modelo si difieren como
    mucho en un factor √2. Donde algo no coincide, se dice el motivo.
papers-related = Sobre la ejecución del explorador
explore = Abrir en el explorador
so-many-entries = { $done } de { $total } entradas
verdict = veredicto
published-and-computed = Publicado y calculado
unexplained = Esta diferencia aún no se ha explicado.
more-rows =
    { $count ->
        [one] { $count } fila más
       *[other] { $count } filas más
    }
