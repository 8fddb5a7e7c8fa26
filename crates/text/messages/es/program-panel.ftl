save = Guardar
right = Correcto: calcula la transformada.
by-line = Tiempo por línea
line = Línea
time = Tiempo
share = Parte
by-line-hint = Promedio de los procesadores, con la espera.
passed = Aprobado.
receipt = Recibo, para entregar con el programa:
next-exercise = Siguiente ejercicio
formulations = Las formulaciones como programas
exercises = Ejercicios
how-to-write = Lo que puede decir un programa
for-lecturers = Ejercicios propios
most-p = como máximo { $most } con un programa
most-n = como máximo { $most } con un programa
exercise-of = Ejercicio { $at } de { $all }
hint = Pista { $at } de { $all }
not-passed = Aún no aprobado. Comprobaciones que se cumplen: { $held } de { $all }.
your-turn = Su turno: por ahora el programa se detiene aquí.
wrong =
    { $faults ->
        [one] Aún no es correcto: un fallo.
       *[other] Aún no es correcto: { $faults } fallos.
    }
checked-for = Se comprueba para { $cases }.
must-hold = Debe cumplirse: { $claims }.
only = Solo { $calls }.
most-lines =
    { $lines ->
        [one] Como máximo una línea.
       *[other] Como máximo { $lines } líneas.
    }
open = Abrir un archivo
term = Término de Tₚ
its-lines = Líneas
line-number = Línea { $line }
no-file = Este programa es para el ejercicio «{ $id }», cuyo archivo no se ha abierto aquí. Ábralo para que se evalúe el programa.
no-exercise = «{ $id }» todavía no es un ejercicio:
calls = Llamadas: elija una para insertarla
call-exchange = Envía estas casillas a un procesador, espera su mensaje y da las casillas en las que queda.
call-send = Envía estas casillas a un procesador y sigue de inmediato.
call-receive = Espera el siguiente mensaje de un procesador y da las casillas en las que queda.
call-combine = Calcula in situ su mitad de cada mariposa.
call-butterfly = Calcula in situ las dos mitades de cada mariposa.
call-local = Calcula in situ todas las etapas restantes entre estas casillas.
call-copy = Copia casillas dentro de la memoria; no lleva tiempo.
