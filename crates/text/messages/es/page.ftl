menu = Menú
rooms = Salas
explorer = Explorador
papers = Artículos
title = una FFT paralela en una máquina simulada
controls = Controles
views = Vistas
all-views = todas las vistas
colours = Colores
theme-auto = sistema
theme-light = claro
theme-dark = oscuro
theme-projector = proyector
share = Compartir
share-title = Compartir (S)
keys = Teclas
keys-title = Teclas (?)
entries = Entradas

language = Idioma
language-title = Idioma (L)
language-auto = sistema
language-missing = No se pudieron cargar los textos en { $name }; por eso la página está en inglés.

impossible = { $field } = { $value } no es posible. Se admite: { $allowed }.
impossible-embedded = { $field } = { $value } no es posible; se admite: { $allowed }
own-samples-stay = Las muestras propias del lector no salen de la figura: no se exporta nada mientras se muestran
no-key = { $key } no es una clave conocida y se ha ignorado.
another-run = Las figuras aún muestran la ejecución con { $pairs }.
run-again = Ejecutar de nuevo
dismiss = Descartar
reload = Recargar
cancel = Cancelar
close = Cerrar
help = Ayuda
progress = Progreso de la ejecución
new-version = Hay una nueva versión de esta página.
other-build = Esta página se actualizó mientras estaba abierta. Hay que recargarla para continuar.
unreadable-answer = No se pudo leer la respuesta del worker.
worker-repeats = El worker se detuvo ({ $reason }). Otro repite la ejecución.
worker-replaced = El worker se detuvo ({ $reason }). Otro ocupa su lugar.
silent = El worker no responde desde hace un rato. Si sigue sin responder, otro ocupará su lugar.
no-worker = No hay ningún worker en marcha ({ $reason }), así que no se calcula nada nuevo. Las figuras quedan como están.
run-lost = Ningún worker pudo terminar esta ejecución.
writer-stopped = El worker que prepara esto se detuvo ({ $reason }).
no-answer = no respondió
script-missing = no se puede cargar su script
open-explorer = Abrir en el explorador

saving = Escribiendo …
saved = Guardado: { $name }.
no-files = Las descargas están bloqueadas aquí.
no-run = No hay ninguna ejecución que guardar.
no-pixels = No se puede dibujar la imagen: el navegador o la política de este sitio (img-src data:) no lo permite.
pixels-forged = Este navegador no permite que una página lea las imágenes que dibuja, y guardaría ruido (Firefox: privacy.resistFingerprinting). Guarde el SVG en su lugar o permita que este sitio lea los datos de canvas.
copied = Copiado.
selected = Seleccionado: se copia con Ctrl+C o ⌘C.
filming = Filmando, { $percent } %
film-nothing = Una película registra lo que se mueve en esta página: primero hay que elegir una vista con movimiento.
film-unable = Este navegador no puede grabar películas.
film-times = Una película debe terminar después de empezar.
film-cancelled = Cancelado.
film-too-large = La película es demasiado grande.
not-embedded = { $keys }: solo lo muestra el explorador, no una figura incrustada.
computing = Calculando de nuevo …
compute-all = Calcular todas las entradas

## Medir el dispositivo del lector

measure-device = Medir este dispositivo
measure-again = Medir de nuevo
measure-stop = Detener
measure-about = Su dispositivo ejecuta esta FFT en tantos workers como núcleos tiene, y los tiempos aparecen junto a los predichos. Nada sale del dispositivo. Tarda unos diez segundos.
