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
win-back-says = Un n mayor da a cada procesador más trabajo entre mensajes. Estas curvas dicen cuán grande debe ser n para mantener la eficiencia: en la malla pronto se sale de la página.
values-say = Dieciséis muestras en cuatro procesadores. Un disco es un número complejo: su tamaño es el módulo y su color el argumento. Apunte a uno para leerlo.
