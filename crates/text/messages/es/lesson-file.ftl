claim-fails = Esta ejecución no muestra que { $claim }: aquí resulta { $value }.
claim-unknown = Esta ejecución no da respuesta a { $claim }.
no-file = Esta lección se abrió de un archivo, que no forma parte de la dirección. Hay que abrir de nuevo el archivo.
cannot-fetch = No se puede cargar { $address }: el servidor responde { $status }.
no-answer = No se puede cargar { $address }: el servidor no respondió.
no-server = No se puede cargar { $address }: esta página es un archivo en un disco y no puede cargar otros. La lección se puede abrir como archivo.
other-site = { $address } está en otro sitio. Las lecciones se cargan solo de este sitio.
fault = { $place }: se encontró { $found }. { $allowed }
fault-missing = { $place }: no se encontró nada. { $allowed }
place-step = Paso { $step }
fault-json = Esto no es JSON: línea { $line }, columna { $column }: { $why }.
fault-long = El archivo supera 1 MiB, lo máximo que se lee.
fault-version = Una lección empieza con "hyperfly-tour": 1.
fault-steps = Una lección tiene una lista de 1 a 100 pasos.
fault-object = Se espera un objeto con algunos de { $fields }.
fault-field = Aquí no existe ese campo; existen { $fields }.
fault-text = Se espera un texto de 4000 bytes como máximo, o un objeto de textos por idioma, como (en: …, de: …).
fault-message = No existe ese mensaje; esa forma de nombrar textos es para las lecciones que vienen con la página.
fault-choices = Se espera una lista de dos a nueve respuestas.
fault-right = Se espera el número de la respuesta correcta, de 1 a { $most }.
fault-state = Se espera el estado de la página tal como está tras el # de su dirección, como topology=mesh&p=16.
fault-beside = Se espera lo que cambia la otra ejecución, como en una dirección: topology=hypercube.
fault-key = { $key } no es una clave de una dirección.
fault-value = { $key } debe ser { $allowed }.
fault-value-near = { $key } debe ser { $allowed }; lo más cercano es { $nearest }.
fault-look = Se espera el nombre de una vista: { $views }.
fault-unseen = El estado no muestra esta vista: omitir view, o nombrar esta.
fault-at = Se espera un tiempo, o start, end, play, telling, contention, 50%, stage 0, redistribution 1.
fault-select = Se espera una cosa: un procesador 5, un canal [1, 2] o hottest, una etapa stage 0, un elemento [etapa, índice], una actividad compute, startup, hop, transfer, contention o idle.
fault-shows = Se espera una lista de afirmaciones, como "messages = 64".
fault-claim = Una afirmación compara dos sumas de valores, como messages = 64 o contention > 0.1.
fault-name = Valor desconocido { $part }. Conocidos: { $names }, cada uno también con beside. delante.
fault-no-beside = No hay ninguna ejecución junto a esta: decir en beside qué cambia.
fault-unsaid = Las respuestas son números: indique en of de qué (efficiency), en when lo que debe cumplirse para cada una, u of: null si ninguna ejecución puede decirlo.
fault-of = Se espera: un valor o una suma de valores, como efficiency; cada respuesta tiene entonces exactamente un número.
fault-when = Se espera: una lista de afirmaciones, una por respuesta, como efficiency < 0.2; no junto con of.
fault-answer-of = No es lo que da la ejecución. La pregunta es «{ $ask }» y la ejecución da { $sum } = { $value }. La respuesta correcta debe ser la más cercana, a una décima parte como mucho.
fault-answer-when = No es lo que da la ejecución. La pregunta es «{ $ask }» y la ejecución confirma: { $held }. Debe ser solo la afirmación de esta respuesta.
