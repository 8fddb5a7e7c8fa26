how = Cómo
way-link = Enlace
way-element = Elemento
way-command = Comando
way-qr = Código QR
way-save = Guardar
show = Mostrar
all-views = todas las vistas
under = y debajo
under-none = nada
colours = Colores
colours-auto = según el sistema
controls = Controles
controls-min = marcha y tiempo
controls-none = ninguno
controls-list = elegidos
controls-full = todos
which = Cuáles
plays = arranca sola
loops = una y otra vez
height = Altura, píxeles
height-usual = la que quepa
poster = Hasta que se cargue
poster-words = una frase
poster-file = la imagen, un archivo
poster-inline = la imagen, en la página
film-from = Película de
film-to = a
film-seconds = en segundos
film-end = el final

hint-link = La página tal como se ve ahora.
hint-iframe = Para cualquier página que admita HTML. Su altura, para una columna de unos 800 píxeles, es fija; la del elemento se adapta.
hint-element = Se carga cuando está casi en pantalla y adapta su altura.
hint-site = El elemento necesita el sitio: su script está junto a las páginas. Esta página es un solo archivo, que un iframe puede mostrar.
hint-markdown = Una imagen que lleva a la figura interactiva.
hint-latex = Con los paquetes graphicx y hyperref; la primera línea convierte la imagen.
hint-command = La misma ejecución y la misma imagen, desde una terminal.
save-picture = Guardar la imagen junto al texto:
picture-too-large = La imagen es demasiado grande para un atributo.
link-too-long = El enlace es demasiado largo para un código.
own-samples =
    Las muestras propias no forman parte de un enlace: a quien lo abra se le pedirá el archivo. Los archivos que se
    guardan sí contienen las muestras.
light-colours = Un archivo tiene colores claros salvo que se elijan otros.
two-views = Con todas las vistas elegidas, una figura o un archivo muestra dos: la máquina y su cronograma.
on-your-disk =
    Esta página está en un disco local: un enlace a ella solo funciona en este equipo. Se puede pasar el propio archivo,
    con lo que va tras # en el enlace, o poner el sitio en un servidor.
parallel-fft = FFT paralela: { $run }
caption = { $title }. { $sentence }
see-it-move = Ver cómo se mueve.

file-picture = Imagen
file-data = Datos de la vista
file-trace = Traza, para ui.perfetto.dev
file-film = Película
transparent = { $form }, transparente
save-as = Guardar { $what }, { $form }
no-run = No hay ninguna ejecución que guardar.
one-view-or-two = Un archivo contiene una vista, o dos una sobre otra: hay que elegir cuáles.
text-to-copy = Texto para copiar
copy = Copiar
copy-link = Copiar el enlace
save = Guardar
full-screen = Pantalla completa
preview = Vista previa
picture = Imagen
