
no-entry = Pas d’entrée { $id } dans les articles. Toutes les entrées sont ci-dessous.
papers = Articles et manuel, exécutés
papers-about =
    Chaque figure, tableau, exemple et théorème est recalculé et mis à côté de ce qui a été publié. Une cellule concorde
    si elle est dans l’arrondi avec lequel elle a été imprimée. Une mesure sur une machine réelle concorde avec le
    modèle s’ils diffèrent au plus d’un facteur √2. Sinon, la raison est dite.
papers-related = Sur l’exécution de l’explorateur
explore = Ouvrir dans l’explorateur
so-many-entries = { $done } entrées sur { $total }
verdict = verdict
published-and-computed = Publié et calculé
unexplained = Cette différence n’est pas encore expliquée.
more-rows =
    { $count ->
        [one] { $count } ligne de plus
       *[other] { $count } lignes de plus
    }
