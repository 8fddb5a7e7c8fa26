heading = FFT paralela: { $what }
parameters = Parámetros
parameter = parámetro
value = valor
meaning = significado
results = Qué resultó
figures = Figuras
machine = La máquina en t = { $time }, cuando más ocurre en un canal o en camino
why = Por qué tarda esto: los términos de T_p
curves = La eficiencia según p, y en qué se fue el tiempo de esta ejecución
supersteps = Los superpasos
schedule = Cuándo produce y envía un procesador sus salidas
chosen = Lo que había en la pantalla, en t = { $time }
link = La página viva
link-hint = Escanear el código o escribir la dirección: abre esta misma ejecución.
link-local = La página está en un disco: lo que va tras # es lo que hace esta ejecución.
notes = Notas
file = Hoja para imprimir
print = Imprimir una hoja (H)
