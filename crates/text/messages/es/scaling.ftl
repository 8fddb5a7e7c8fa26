# Las reglas

strong = n fijo: escalado fuerte
memory = n/p fijo: escalado débil, limitado por la memoria
work = W/p fijo: aceleración escalada
time = Tₚ fijo: limitado por el tiempo

ideal = ideal
amdahl = Amdahl
gustafson = Gustafson
amdahl-fit = Ley de Amdahl, f = { $f } (ejecuciones, p ≤ { $last })
gustafson-fit = Ley de Gustafson, f′ = { $f } (ejecuciones, p ≤ { $last })
marks = Línea: forma cerrada. Anillo: ejecutado, con la mayor potencia de dos n que la regla permite, de modo que su Tₚ puede quedar por debajo de la línea.
chart = { $what } en función de p, una línea para cada regla

strong-stops = Con n = { $n } fijo, S se detiene en { $speedup } (p = { $p }).
strong-goes-on = Con n = { $n } fijo, S llega a { $speedup } (p = { $p }), donde acaban las ejecuciones.
weak-stops = Con n/p fijo se detiene en { $speedup } (p = { $p }).
weak-goes-on = Con n/p fijo sigue hasta { $speedup } (p = { $p }).
law = La ley de Amdahl, ajustada a las ejecuciones con p ≤ { $last }, promete { $promised } para p = { $p }; la ejecución da { $speedup }.
no-serial-part = Ninguna parte de esta FFT es secuencial: lo que la ley toma por tal es sobrecarga, y no es constante. f es { $first } para p = { $from } y { $then } para p = { $to }.
one-processor = Esta formulación solo se ejecuta en un procesador, así que no hay nada que escalar.
no-lines = Aquí no hay forma cerrada, así que solo hay anillos.
left-out = Se omiten las ejecuciones de más de { $most } mensajes.

rule = regla
n-executed = n ejecutado
line-log-n = log n de la línea
line-time = Tₚ de la línea
line-speedup = S de la línea
line-efficiency = E de la línea
law-says = S según la ley

terms = Términos
term-strong-name = escalado fuerte
term-strong = El mismo n en cada vez más procesadores. Cada uno tiene menos que calcular, así que la comunicación ocupa una parte creciente del tiempo, y S deja de crecer.
term-weak-name = escalado débil, limitado por la memoria
term-weak = p veces los puntos en p procesadores: n/p no cambia, así que la memoria de cada procesador sigue igual de llena. Para una transformada, cuya memoria son sus n puntos, ambos son lo mismo. W crece algo más deprisa que p, porque log n también crece.
term-scaled-name = aceleración escalada
term-scaled = S para p veces el trabajo en p procesadores: W/p no cambia (Gustafson, Montry y Benner).
term-time-name = escalado limitado por el tiempo
term-time = El máximo de puntos que p procesadores transforman en el tiempo que uno tarda con el n del comienzo.
term-amdahl-name = ley de Amdahl
term-amdahl = S ≤ 1/(f + (1 − f)/p) si una parte f del trabajo la hace un solo procesador; S queda entonces por debajo de 1/f. La FFT no tiene tal parte: una f ajustada a pocas ejecuciones promete más, o menos, de lo que dan p mayores.
term-gustafson-name = ley de Gustafson
term-gustafson = S = p − f′ · (p − 1) si un solo procesador trabaja durante una parte f′ del tiempo en p procesadores. Las ejecuciones se apartan de esta recta donde la sobrecarga crece más deprisa que p.
term-bisection-name = bisección
term-bisection = El mínimo de enlaces entre dos mitades de una red: p/2 en un hipercubo, √p en una malla cuadrada. En una transposición la mitad de todas las palabras tiene que cruzarla, y eso es lo que frena a la malla.
term-overhead-name = sobrecarga T_o
term-overhead = De los sistemas paralelos: todo el tiempo de todos los procesadores que no es cálculo útil, T_o = p · T_p − W.
term-o-name = sobrecarga o
term-o = De LogP: el tiempo que un procesador está ocupado en enviar o recibir una palabra. Solo una parte de T_o viene de ella; L, g y la espera son otras.
term-threshold-name = umbral del intercambio binario
term-threshold = t_c / (t_c + t_w) en un hipercubo (GK 4.1.1). Para mantener una eficiencia hasta este valor, n solo tiene que crecer como p; por encima, como una potencia mayor de p. Es el del intercambio binario: una transposición tiene otro, o ninguno.
term-bsp-name = tiempo secuencial en BSP
term-bsp = Se cuenta en flops: T_s = 5 · n · log n, pues una mariposa tiene 10 flops para sus dos salidas.
term-radix-name = tiempo secuencial con base 4
term-radix = Dos etapas calculadas como una llevan 17/20 de los flops, así que T_s es 17/20 del de base 2 (si log n es impar, una etapa queda sola). S se mide frente a este programa más rápido.
