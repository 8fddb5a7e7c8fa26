race = Carrera
question =
    { $p ->
        [one] Dos máquinas de { $p } procesador cada una. La misma transformada de Fourier. ¿Pierde una?
       *[other] Dos máquinas de { $p } procesadores cada una. La misma transformada de Fourier. ¿Pierde una?
    }
invitation = Pulse Iniciar: cada punto que parte es un mensaje con números de verdad.
hypercube = Hipercubo
a-wire-for-each = un enlace para cada pareja
bundles = cada línea son { $count } enlaces; ● cuenta sus mensajes
mesh = Malla
shared-ways = el camino hacia la pareja se comparte
shared-wider-ways = el camino hacia la pareja se comparte: cables { $width } veces más anchos
jam =
    { $load ->
        [one] { $load } mensaje quiere este único enlace.
       *[other] { $load } mensajes quieren este único enlace: cada uno recibe 1/{ $load }.
    }
under-way = Ambas hacen el mismo trabajo y envían los mismos mensajes.
lens = Un enlace de la malla, ampliado
lens-before = Un enlace de la malla, ampliado. Aún no ha salido ningún mensaje.
lens-fullest =
    { $load ->
        [one] En su momento más lleno había { $load } mensaje en este enlace.
       *[other] En su momento más lleno { $load } mensajes compartían este enlace.
    }
tail = Ha llegado el último mensaje. Solo queda calcular: avance rápido, cuatro veces más deprisa.
mesh-loses = La malla tarda { $times } veces más. El { $share } de la diferencia es { $activity }.
waiting-for-wires = espera por enlaces compartidos
nobody-loses = Ambas tardan lo mismo: con tan pocos procesadores cada pareja tiene su propio enlace.
signal = La señal
signal-pieces = { $n } muestras, un trozo por procesador
spectrum = Espectro, hasta donde está calculado
bet = ¿Cuál termina primero?
tie = Empate
bet-won = Acertó.
bet-lost-to-hypercube = No: terminó primero el hipercubo.
bet-lost-to-mesh = No: terminó primero la malla.
bet-lost-to-tie = No: es un empate.
over = Ambos espectros son iguales. El hipercubo calcula el { $share } del tiempo (E); el resto es sobre todo { $activity }.
play = Iniciar
pause = Pausa
sound = Sonido
processors = Procesadores
lanes = Barras: el procesador más lento de cada máquina; la unidad de tiempo es una operación
done = terminado
as-long = { $times } veces más
next-more = Ahora 1024 procesadores
next-points = ¿Salvan más puntos a la malla?
next-wires = ¿La salvan enlaces más anchos?
next-win-back = ¿Cuán grande debe ser n para recuperarlo?
next-landscape = Ver E para cada p y cada n
next-values = ¿Qué llevan esos mensajes?
next-workbench = Abrir el taller
values-say = Un disco es un número complejo: su tamaño es el módulo, a escala dentro de cada etapa, y su color el argumento. Elija uno para leerlo.

## ¿Salvan más puntos a la malla?

points-question = ¿Salvan más puntos a la malla?
points-invitation = E es la parte del tiempo de los procesadores que se dedica a calcular: { $hypercube } en el hipercubo, { $mesh } en la malla. Arrastre n, el número de puntos.
points-answer = Con { $times } veces más puntos, E en la malla solo sube de { $before } a { $mesh }: sus enlaces compartidos también llevan { $times } veces más palabras. En el hipercubo es { $hypercube }.
points-lose = No: con { $times } veces más puntos, E en la malla solo llega a { $mesh }.
wires-question = ¿Salvan a la malla enlaces más anchos?
wires-invitation = Ahora con { $n } puntos, porque los enlaces anchos ayudan a los mensajes largos: E, la parte del tiempo dedicada a calcular, es { $hypercube } en el hipercubo y { $mesh } en la malla. Arrastre w, la anchura de los enlaces de la malla.
wires-answer = Con enlaces { $times } veces más anchos, E en la malla sube de { $before } a { $mesh }. El hipercubo tiene { $hypercube } con sus enlaces estrechos.
wires-win = Sí: con enlaces { $times } veces más anchos gana la malla.
wires-width = anchura de los enlaces de la malla
landscape-says = El color es la eficiencia E. Siga un color hacia la derecha, hacia más procesadores: la malla necesita para él muchos más puntos que el hipercubo.

## Cuán grande debe ser n, a mano

hand-question = Mantener la eficiencia en { $e }: ¿cuán grande debe ser n?
hand-plot = p = { $p }, n = { $n }: E = { $e }
hand-axis-p = procesadores p
hand-here = esta ejecución
hand-ring = aquí E es { $kept }
hand-begin = E es la parte del tiempo de los procesadores que se dedica a calcular: aquí { $e }, menos que { $kept }. Arrastre el disco hacia arriba, o pulse ↑, para más puntos; hacia la izquierda, o ←, para menos procesadores.
hand-below = E = { $e } está por debajo de { $kept }: muy pocos puntos para tantos procesadores. Aumenta n hasta que E vuelva.
hand-above = E = { $e } es más que { $kept }: basta un n menor. Redúcelo.
hand-open = E = { $e }. ¿Basta un n menor? Se está ejecutando …
hand-stays = E ha vuelto, así que este punto se queda: { $count } de 4. Aumenta p y E vuelve a caer.
hand-curve = Tus puntos son la curva de isoeficiencia: la forma cerrada pasa por ellos. Ahora prueba la malla.
hand-curve-mesh = En la malla la curva es más empinada. Sigue hacia la derecha, hasta donde n se sale de la página.
hand-off =
    { $p ->
        [one] Ni { $n } puntos devuelven E a { $kept }: { $p } procesador necesita { $size }. Aquí n se sale de la página.
       *[other] Ni { $n } puntos devuelven E a { $kept }: { $p } procesadores necesitan { $size }. Aquí n se sale de la página.
    }
