race = Carrera
question =
    { $p ->
        [one] Dos máquinas de { $p } procesador cada una. La misma transformada de Fourier. ¿Por qué pierde una?
       *[other] Dos máquinas de { $p } procesadores cada una. La misma transformada de Fourier. ¿Por qué pierde una?
    }
invitation = Cada punto es un mensaje con números de verdad. Pulse Iniciar, o elija el número de procesadores.
hypercube = Hipercubo
a-wire-for-each = un enlace para cada pareja
mesh = Malla
shared-ways = el camino hacia la pareja se comparte
jam =
    { $load ->
        [one] { $load } mensaje quiere este único enlace.
       *[other] { $load } mensajes quieren este único enlace: cada uno recibe 1/{ $load }.
    }
under-way = Ambas hacen el mismo trabajo y envían los mismos mensajes.
mesh-loses = La malla tarda { $times } veces más. El { $share } de la diferencia es { $activity }.
nobody-loses = Ambas tardan lo mismo: con tan pocos procesadores cada pareja tiene su propio enlace.
signal = La señal
signal-pieces = un trozo por procesador
spectrum = Espectro, hasta donde está calculado
bet = ¿Cuál termina primero?
tie = Empate
bet-won = Acertó.
bet-lost = Apostó por otro resultado.
over = La misma señal y el mismo espectro: solo cambian los cables.
play = Iniciar
pause = Pausa
processors = Procesadores
lanes = Un procesador de cada máquina: el que más espera
done = terminado
as-long = { $times } veces más
next-more = Ahora 1024 procesadores
next-win-back = ¿Cuán grande debe ser n para recuperarlo?
next-values = ¿Qué llevan esos mensajes?
next-workbench = Abrir el taller
values-say = Dieciséis muestras en cuatro procesadores. Un disco es un número complejo: su tamaño es el módulo, a escala dentro de cada etapa, y su color el argumento. Apunte a uno para leerlo.

## Cuán grande debe ser n, a mano

hand-question = Mantener la eficiencia en { $e }: ¿cuán grande debe ser n?
hand-plot = p = { $p }, n = { $n }: E = { $e }
hand-axis-p = procesadores p
hand-here = esta ejecución
hand-ring = aquí E es { $kept }
hand-begin = Arrastra el punto o usa las flechas: más procesadores a la derecha, más puntos hacia arriba. E = { $e } está por debajo de { $kept }: aumenta n.
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
