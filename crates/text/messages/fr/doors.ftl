predict = Prédire
predict-title = Des questions sur cette exécution avant de la voir (Q)
present = Présenter
present-title = Plein écran, grands caractères, les figures seules (F)
end-presenting = Terminer la présentation
