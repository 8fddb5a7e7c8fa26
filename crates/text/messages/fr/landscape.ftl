panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } sans forme close
growth-factor = { $machine } × { $factor }
growth = Garder E = { $efficiency } de { $from } à { $to } processeurs ? Le nombre de points doit croître : { $factors }.
