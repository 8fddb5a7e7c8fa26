panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } sans forme close
growth-factor = { $machine } × { $factor }
growth = Garder E = { $efficiency } de { $from } à { $to } processeurs ? Le nombre de points doit croître : { $factors }.
title = Paysage d’efficacité
what = forme close selon p et n ; cercles : exécutions ; faites glisser le point
about = Efficacité selon p et n : les flèches déplacent, Entrée l’exécute
watch = Regarder cette exécution
