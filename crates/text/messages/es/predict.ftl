title = Predecir
close = Cerrar
waiting = Preparando la próxima pregunta …
number = Pregunta { $number }
covered = oculto hasta responder
