p-name = procesadores
p =
    El número de procesadores, una potencia de dos.
n-name = puntos
n =
    El número de puntos de la transformada, una potencia de dos. Los procesadores se los reparten por igual.
tc-name = cálculo
tc =
    El tiempo de calcular un nodo de la mariposa: la línea 8 del algoritmo de GK Fig. 1, una multiplicación compleja y
    una suma.
ts-name = arranque
ts =
    El tiempo que un procesador está ocupado en comenzar un mensaje, sea cual sea su longitud.
th-name = por salto
th =
    El tiempo que tarda la cabecera de un mensaje en ir de un procesador al vecino.
tw-name = por palabra
tw =
    El tiempo que una palabra, un número complejo, ocupa un canal: la longitud de la palabra entre el ancho de banda
    del canal.
t-serial-name = tiempo secuencial
t-serial =
    El tiempo en un procesador, que es también el tamaño del problema W: t_c · n · log₂ n.
t-parallel-name = tiempo paralelo
t-parallel =
    El tiempo desde el comienzo hasta que termina el último procesador.
speedup-name = aceleración
speedup =
    Cuántas veces más rápido que un solo procesador (speedup): S = T_s / T_p.
efficiency-name = eficiencia
efficiency =
    Qué parte del tiempo de los procesadores es cálculo útil: E = S / p.
overhead-name = sobrecarga
overhead =
    El tiempo que todos los procesadores juntos dedican a lo que no es cálculo útil: T_o = p · T_p − W.
threshold-name = umbral
threshold =
    t_c / (t_c + t_w): en un hipercubo, las eficiencias hasta más o menos aquí se alcanzan con poco crecimiento del
    problema; las mayores, solo con muchísimo.
isoefficiency-name = función de isoeficiencia
isoefficiency =
    Con qué rapidez debe crecer el tamaño del problema con p para mantener la eficiencia E. Cuanto más despacio, más
    escalable.
error-name = error relativo
error =
    La longitud de la diferencia entre esta transformada y la de una FFT independiente, entre la longitud de esta última
    (normas L2).
messages-name = mensajes
messages =
    Cuántos mensajes se enviaron. En un intercambio, cada uno de los dos procesadores pareja envía uno.
hottest-name = canal más cargado
hottest =
    El máximo de mensajes que compartieron o esperaron a la vez un canal dirigido. Si q mensajes lo
    comparten de principio a fin, sus palabras tardan q veces más; en wormhole, un mensaje que espera retiene además los
    canales que deja atrás.
latency-name = latencia
latency =
    LogP: el tiempo desde el envío de una palabra hasta su llegada. Entretanto los procesadores calculan.
gap-name = intervalo
gap =
    LogP: el tiempo mínimo entre dos palabras que un procesador envía, o recibe (gap); su inverso es el ancho de banda.
    BSP: los flops que cuesta mover un número real de una h-relación.
cost-name = sobrecarga
cost =
    LogP: el tiempo que un procesador está ocupado en enviar una palabra, y en recibirla. S prescinde de él.
word-gap-name = intervalo en un mensaje
word-gap =
    LogGP: el tiempo entre dos palabras de un mensaje. El mensaje se envía entero y cuesta o una vez; el siguiente sigue a su
    última palabra tras g. Ninguno: cada palabra es un mensaje, como en LogP.
sync-name = sincronización
sync =
    BSP: los flops que cuesta cada superpaso de comunicación además de sus números, hasta que todos los procesadores se
    han reunido.
rate-name = unidades de tiempo por segundo
rate =
    Convierte en segundos los tiempos de una ejecución: en una máquina BSP, flops por segundo. 0 si no se conoce.
tt-name = tiempo de una potencia de ω
tt =
    El tiempo de calcular una potencia de ω que un procesador necesita por primera vez.
blocking-name = elementos en la caché
blocking =
    Cuántos elementos caben en la caché: las etapas locales se hacen trozo a trozo, con procesadores virtuales. Ninguno:
    todo a la vez.
width-name = ancho de canal
width =
    Por qué factor son más anchos los canales: una palabra tarda t_w / w. Unos canales más anchos en una malla pueden
    compensar los muchos de un hipercubo.
arity-name = aridad
arity =
    Cuántos enlaces tiene un conmutador hacia los procesadores; tiene otros tantos hacia la cima del árbol.
taper-name = estrechamiento
taper =
    Cuántas veces más tarda una palabra entre dos conmutadores que de un procesador a su conmutador.
dims-name = dimensiones
dims =
    En cuántas dimensiones dispone los elementos la formulación de transposición; hay una redistribución menos que
    dimensiones.

error-short = error
source-output = salida
