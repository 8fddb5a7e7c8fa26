panel-efficiency = { $machine } E = { $efficiency }
panel-none = { $machine } sem forma fechada
growth-factor = { $machine } × { $factor }
growth = Manter E = { $efficiency } de { $from } a { $to } processadores? O número de pontos deve crescer: { $factors }.
title = Paisagem de eficiência
what = forma fechada sobre p e n; anéis: execuções; arraste o ponto
about = Eficiência sobre p e n: as setas movem, Enter a executa
watch = Ver esta execução
