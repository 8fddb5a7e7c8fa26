predict = Predecir
predict-title = Preguntas sobre esta ejecución antes de verla (Q)
present = Presentar
present-title = Pantalla completa, letra grande, solo las figuras (F)
end-presenting = Terminar la presentación
