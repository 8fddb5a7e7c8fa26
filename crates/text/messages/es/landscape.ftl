panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } sin forma cerrada
growth-factor = { $machine } × { $factor }
growth = ¿Mantener E = { $efficiency } de { $from } a { $to } procesadores? El número de puntos debe crecer: { $factors }.
title = Paisaje de eficiencia
what = forma cerrada sobre p y n; anillos: ejecuciones; arrastre el punto
about = Eficiencia según p y n: las flechas mueven, Intro la ejecuta
watch = Ver esta ejecución
