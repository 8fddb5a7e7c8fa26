none-serial = Un solo procesador no envía mensajes, así que no hay nada que predecir: hay que elegir al menos dos.
none-large = Esta ejecución es demasiado grande para preguntar: hacen falta otras ejecuciones de este tamaño, que no deben tardar más de un segundo.
none-more = No hay más que preguntar sobre esta ejecución.
none-program = Las preguntas son sobre las formulaciones: elija una como algoritmo.
score = { $right } de { $asked } correctas
answer = Mostrar qué ocurre
covers = Las respuestas están ocultas en la página hasta dar la propia.
keys = Las cifras eligen, Intro responde.
right = Correcto.
wrong = No del todo. La respuesta es: { $answer }.
yours = Respuesta elegida: { $answer }.
back = Volver a la ejecución anterior
again = Mostrarlo otra vez
next = Próxima pregunta
fresh = Nuevas preguntas

sketch-given = En un procesador E es { $efficiency }.
sketch-label = E según p: el boceto
sketch-label-both = E según p: el boceto y la ejecución
sketch-point = E en p = { $p }
sketch-yours = boceto
sketch-run = la ejecución
sketch-right = Bien dibujado: de media el boceto dista { $distance } de la ejecución.
sketch-wrong = De media el boceto dista { $distance } de la ejecución.
sketch-most = Donde más dista es en p = { $p }: { $yours } dibujado, { $run } ejecutado.
sketch-table = Eficiencia, dibujada y ejecutada
