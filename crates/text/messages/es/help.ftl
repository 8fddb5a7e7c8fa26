keys = Teclas
symbols = Símbolos
models = Cómo funcionan las máquinas
simplified = Qué se simplifica
further = Para seguir leyendo

models-intro = Una ejecución se simula evento por evento: cada procesador ejecuta los pasos de su planificación, y los datos de verdad solo se mueven dentro de mensajes. Los tiempos son virtuales, en unidades a elegir; con t_c = 1 la unidad es una salida de mariposa. Una palabra es un número complejo.
compute = Calcular. Una etapa de la mariposa con k elementos tarda t_c · k, así que un solo procesador necesita T_s = t_c · n · log2 n. Con base 4, dos etapas juntas tardan 17/20 de eso.
exchange = Intercambiar. Para comenzar un mensaje, un procesador está ocupado durante t_s. El paso termina cuando su propio mensaje se ha entregado y el de su procesador pareja ha llegado. Un procesador da un solo paso a la vez.
routes = Rutas. En un hipercubo, un mensaje corrige los bits de la dirección a partir del más bajo; en una malla y un toro va primero por su fila y luego por la columna. En un árbol grueso sube hasta el conmutador más bajo que está sobre ambos extremos y baja; en una dragonfly toma el único enlace entre los dos grupos, o dos, por un tercer grupo (Valiant). Cada enlace son dos canales, uno por sentido.
store-and-forward = Store-and-forward. Un canal lleva un solo mensaje a la vez, por orden de llegada, y el mensaje entero llega antes de seguir: t_s + (t_h + t_w · m) · x para m palabras por x canales.
cut-through = Cut-through. La cabecera tarda t_h · x y luego las palabras fluyen por todos los canales de la ruta a la vez: t_s + t_h · x + t_w · m. Los mensajes se reparten un canal con equidad max-min: por igual, pero lo que uno no puede usar por ser más lento en otro sitio lo usan los demás; ese es el coste de la contención. Es un modelo de fluido: ningún mensaje bloquea al que va detrás, y todos los que comparten un canal acaban tarde, de modo que wormhole, que atiende uno tras otro, puede ser más rápido. GK llaman cut-through a lo que también se llama wormhole; aquí son dos.
wormhole = Wormhole. La cabecera toma los canales de su ruta uno tras otro y retiene los que tiene mientras espera el siguiente: a solas es tan rápido como cut-through, pero un mensaje bloqueado bloquea a otros. En un toro y en una dragonfly los mensajes pueden esperarse en círculo; tal ejecución termina con un aviso. En el toro, dos canales virtuales por canal lo evitan: pasada la línea de fecha de un anillo se usa el segundo, y los mensajes cuyas palabras pasan por un mismo canal lo comparten.
logp = LogP. Las palabras salen de un procesador separadas al menos g y llegan separadas al menos g; cada una está en camino durante L y cuesta o al emisor y al receptor. Entretanto los procesadores calculan. No hay canales. Con G (LogGP) un mensaje viaja entero: sus palabras están separadas G, el mensaje siguiente sale g después de la última, y o se paga una vez. La capacidad de LogP es una opción: a lo sumo ⌈L/g⌉ palabras están en camino hacia un procesador, y un emisor que la superase se detiene. S supone g ≥ 2o; aquí g puede ser menor.
bsp = BSP. Un superpaso tarda lo que el mayor trabajo de un procesador, o h · g + l cuando se mueven datos, donde h es el máximo de números reales que un procesador envía o recibe. Los tiempos son en flops.
account = En qué se va el tiempo. El cálculo, el arranque (t_s), los saltos (t_h · x), la transferencia (t_w · m), la contención (lo que un mensaje tarda además de esto) y la espera (del procesador pareja, y tras el último paso) suman T_p en cada procesador.

no-cache = Ninguna máquina de aquí tiene una caché o una memoria que lleve tiempo: una salida de mariposa cuesta lo mismo estén donde estén sus datos.
no-noise = Nada es aleatorio: no hay otros usuarios, ni fallos, ni mensajes perdidos, y todos los procesadores son igual de rápidos.
no-software = Copiar datos dentro de un procesador no cuesta nada, y empaquetar mensajes es parte de t_s.
powers-of-two = p y n son potencias de dos, y todos los procesadores tienen el mismo número de elementos.
one-port = Un procesador envía y recibe un solo mensaje a la vez, salvo cuando la comunicación se solapa.
closed-forms = En las curvas, las líneas son formas cerradas, de los artículos o nuestras, y los anillos, ejecuciones simuladas; en una malla con contención, una forma cerrada puede ser una cota.

further-papers = Los artículos de los que son las planificaciones, las máquinas y las fórmulas: Gupta y Kumar (1993), Sahay (1993), Inda y Bisseling (2000); y el libro de texto de Grama, Gupta, Karypis y Kumar (2003).
further-room = Todas sus figuras y tablas, calculadas de nuevo
further-symbols = Al elegir cualquier símbolo de la página, señalándolo, tocándolo o con el tabulador, aparecen su definición y su lugar en los artículos.
further-questions = Predecir y luego ver: preguntas sobre la ejecución actual
further-scaling = Escalado: cuatro maneras de hacer crecer p, y sus términos
contents = En esta ayuda
picture = Cómo leer la imagen
picture-processors = Cada círculo es un procesador con su número; el color dice qué hace. La leyenda nombra los colores.
picture-wires = Las líneas son cables. Un cable que comparten varios mensajes es más ancho y oscuro: se frenan entre sí.
picture-time = El tiempo avanza en el control de abajo. Pulse reproducir o arrástrelo: todas las imágenes muestran el mismo instante.
picture-numbers = T_p es el tiempo de toda la ejecución y E la parte de trabajo útil. «¿por qué?» muestra adónde va el resto.
