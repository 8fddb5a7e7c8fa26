heading = FFT paralela: { $what }
parameters = Parámetros
parameter = parámetro
value = valor
meaning = significado
results = Resultados
figures = Figuras
machine = La máquina en t = { $time }, en el momento de mayor actividad
why = Por qué tarda esto: los términos de T_p
curves = La eficiencia según p, y en qué se fue el tiempo de esta ejecución
supersteps = Los superpasos
schedule = Cuándo produce y envía un procesador sus salidas
chosen = Lo que había en la pantalla en t = { $time }
link = La página interactiva
link-hint = Escanear el código o escribir la dirección para abrir esta misma ejecución.
link-local = La página es un archivo en un disco; lo que va tras # en su dirección describe esta ejecución.
notes = Notas
file = Hoja para imprimir
print = Imprimir una hoja (H)
