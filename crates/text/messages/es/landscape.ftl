panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } sin forma cerrada
growth-factor = { $machine } × { $factor }
growth = ¿Mantener E = { $efficiency } de { $from } a { $to } procesadores? El número de puntos debe crecer: { $factors }.
