in-words = En mots
all-in-words = toutes les figures en mots et en tableaux
more-rows =
    { $count ->
        [one] … { $count } ligne de plus : enregistrez le CSV
       *[other] … { $count } lignes de plus : enregistrez le CSV
    }
rows-left-out = et { $rows ->
        [one] { $rows } autre
       *[other] { $rows } autres
    }
no-rows = Il n’y a pas de lignes.
