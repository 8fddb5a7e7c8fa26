title = Predecir
close = Cerrar
waiting = Preparando la próxima pregunta …
none-serial = Un solo procesador no envía mensajes, así que no hay nada que predecir: hay que elegir al menos dos.
none-large = Esta ejecución es demasiado grande para preguntar: hacen falta otras ejecuciones de este tamaño, que no deben tardar más de un segundo.
none-more = No hay más que preguntar sobre esta ejecución.
number = Pregunta { $number }
score = { $right } de { $asked } correctas
answer = Mostrar qué ocurre
covered = oculto hasta responder
covers = Las respuestas están ocultas en la página hasta dar la propia.
keys = Las cifras eligen, Intro responde.
right = Correcto.
wrong = No del todo. La respuesta es: { $answer }.
yours = Respuesta elegida: { $answer }.
back = Volver a la ejecución anterior
again = Mostrarlo otra vez
next = Próxima pregunta
fresh = Nuevas preguntas

stays-within = «Se mantiene» significa un cambio menor del { $tolerance }.
rises = E sube
falls = E baja
stays = E se mantiene

double-p = Los procesadores se duplican, de { $from } a { $to }. ¿Cómo varía E?
double-p-why = E es { $before } con { $from } procesadores y { $after } con { $to }.
double-n = Los puntos se duplican, de { $from } a { $to }. ¿Cómo varía E?
double-n-why = E es { $before } con { $from } puntos y { $after } con { $to }.
most-more = Del tiempo de los procesadores, ahora ocupa una parte mayor: { $part }, antes { $before }, ahora { $after }.
most-less = Del tiempo de los procesadores, ahora ocupa una parte menor: { $part }, antes { $before }, ahora { $after }.

times-four = { $symbol } se hace cuatro veces mayor: { $to } en vez de { $from }. ¿Qué parte del tiempo de los procesadores crece más?
times-four-why = De media, un procesador dedica más tiempo a: { $part }, { $more } más, y { $second }, { $less } más. T_p pasa de { $before } a { $after }.
times-four-alone = De media, un procesador dedica más tiempo a: { $part }, { $more } más, y a nada más. T_p pasa de { $before } a { $after }.

hottest = ¿Cuál de estos canales lleva o hace esperar más mensajes a la vez? También se puede señalar en la máquina.
hottest-why = El canal { $channel } tiene { $load ->
    [one] un mensaje
   *[other] { $load } mensajes a la vez
} en t = { $time }.
hottest-other = El canal { $channel } tiene como máximo { $load }.

size = ¿Qué tamaño debe tener n como mínimo para E = { $efficiency } en { $p } procesadores?
size-why = Con { $n } puntos E es { $here }; con la mitad es { $below }.

topology = La misma transformada se ejecuta en { $there } en vez de { $here }. ¿Cuánto tarda?
pace-same = más o menos lo mismo, con un margen del { $tolerance }
pace-longer = hasta { $most } veces lo que tardaba
pace-long = de { $least } a { $most } veces lo que tardaba
pace-longest = más de { $least } veces lo que tardaba
pace-shorter = menos tiempo, por un factor de hasta { $most }
pace-short = menos tiempo, por un factor de { $least } a { $most }
pace-shortest = menos tiempo, por un factor mayor que { $least }
topology-why = T_p es { $before } en { $here } y { $after } en { $there }: { $factor } veces ese tiempo.

time = ¿En qué se va la mayor parte del tiempo de los procesadores?
time-why = De todo el tiempo de los procesadores, { $part } ocupa el { $most }; le sigue { $second } con el { $less }.

waits = ¿Cuál de estos procesadores espera durante más tiempo?
processor = procesador { $number }
waits-why = El procesador { $number } espera durante { $idle } de T_p = { $time }.
waits-other = El procesador { $number } espera durante { $idle }.

sketch = ¿Cómo baja o sube E con p? Dibujar la curva antes de verla: arrastrar por el plano, o fijar abajo cada punto.
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
