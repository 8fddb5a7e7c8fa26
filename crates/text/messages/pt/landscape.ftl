panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } sem forma fechada
growth-factor = { $machine } × { $factor }
growth = Manter E = { $efficiency } de { $from } a { $to } processadores? O número de pontos deve crescer: { $factors }.
