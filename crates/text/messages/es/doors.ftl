predict = Predecir
predict-title = Preguntas sobre esta ejecución, antes de mostrarla (Q)
present = Presentar
present-title = Pantalla completa, letra grande, solo las figuras (F)
