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
