tours-about = Lecciones con el simulador: cada paso muestra una ejecución, dice qué mirar y, a veces, pregunta antes de mostrarlo.
steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
step-of = Paso { $step } de { $steps }
step-list = Pasos
step-link = Paso { $step }
next = Siguiente
back = Atrás
all-tours = Todos los recorridos
the-end = Este era el último paso.
next-tour = Recorrido siguiente: { $title }
predict = Predecir antes de ver
covered = Las respuestas están ocultas hasta responder o seguir.
chosen = elegida
chosen-right = elegida, y correcta
it-is-right = esta es la correcta
answer-right = Correcto.
answer-wrong = No del todo.
answer-other = No del todo. La respuesta es: { $answer }
answer-is = La respuesta es: { $answer }
reveal = Mostrar la respuesta
checked = Comprobado con esta ejecución
not-run = No se pudo hacer aquí esta ejecución: { $why }
keys-hint = Av Pág y Re Pág avanzan y retroceden, y antes muestran la respuesta de una pregunta abierta; las cifras eligen una.
touch-hint = Desliza hacia la izquierda o la derecha sobre este panel para avanzar o retroceder; toca una respuesta para elegirla.
open-file = Abrir una lección propia
open-hint = Un archivo, o soltándolo en la página. Cómo escribir uno:
how-to-write = recorridos como archivos
no-tour = No hay ningún recorrido { $id }. Disponibles:
bad-file = Esta lección no se puede mostrar. Nada más ha cambiado en la página.
