fft-place = Sección 4.1
fft-title = La FFT con una redistribución, de cíclica a bloques
fft-claim =
    Con bloques (o una distribución cíclica) de principio a fin, log P de las etapas intercambian n/P palabras: (g n/P +
    L) log P. Con la distribución primero cíclica y al final en bloques, para n ≥ P², hay una sola redistribución, en la
    que cada procesador envía n/P² palabras a cada uno de los demás: g (n/P − n/P²) + L, menos en un factor log P.
fft-why =
    La primera palabra de una serie de palabras parte enseguida: m palabras, separadas por g, tardan g (m − 1). Las
    fórmulas cuentan g por cada palabra, uno de más en cada intercambio o redistribución.
fft-why-less =
    Son log P veces (n/P − 1) palabras en lugar de n/P − n/P² − 1, y log P veces L en lugar de una. Así, el factor es
    algo mayor que log P, y exactamente log P solo para mensajes largos y muchos procesadores.
fft-hybrid = redistribución, g (n/P − n/P²) + L
fft-hybrid-less-one = redistribución, un g menos
fft-blocked = intercambios, (g n/P + L) log P
fft-blocked-less-one = intercambios, un g menos en cada uno
fft-less = intercambios como múltiplo de la redistribución
fft-blocks = bloques de principio a fin
fft-remapped = una redistribución
fft-axis = comunicación / cálculo, n = 65536

remap-place = Sección 4.1, la implementación
remap-title = La redistribución en el orden ingenuo y en el escalonado
remap-claim =
    Si cada procesador envía sus filas de la primera a la última, todos envían primero al procesador 0, luego al 1, y
    así sucesivamente, y todos menos unos pocos se quedan parados. Si el procesador i empieza por las filas del
    procesador i + 1, nunca envían dos al mismo. En una CM-5 de 128 procesadores la redistribución ingenua tardó más de
    1,5 veces lo que el cálculo; la escalonada, una séptima parte de lo que el cálculo.
remap-why =
    En la CM-5 no puede haber más de unos L/g mensajes en camino hacia un procesador, y quien envía uno más se queda
    parado: la redistribución avanza al ritmo de un solo receptor, hasta P veces más despacio. Esa capacidad no se
    modela aquí: las palabras esperan ante el receptor y sus emisores siguen adelante, de modo que el orden ingenuo
    tarda cerca del doble, y no diez veces más.
remap-why-staggered =
    Una redistribución cuesta a la CM-5, además, cerca de 1 µs por punto, para cargas y almacenamientos, que LogP no
    cuenta. Y con 2 MB/s, donde se predecían 3,2, fue aún más lenta: los procesadores pierden el compás, y los mensajes
    acaban por encontrarse.
remap-why-rate =
    La predicción incluye, además de 2o, 1 µs para cargar y almacenar cada punto: 16 bytes en 5 µs. Sin eso son 16 bytes
    en 4 µs, descontado lo que tardan la primera y la última palabra de cada mensaje.
remap-naive-senders = emisores a un mismo procesador a la vez, ingenuo
remap-staggered-senders = lo mismo, escalonado
remap-naive-share = redistribución ingenua / cálculo
remap-staggered-share = redistribución escalonada / cálculo
remap-more-than = más de { $number }
remap-times = ingenuo / escalonado
remap-order-of-magnitude = un orden de magnitud
remap-rate = MB/s por procesador, escalonado
remap-load = mensajes en un canal a la vez, ingenuo
remap-slower = T_p, ingenuo / escalonado
