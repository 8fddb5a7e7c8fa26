pair-of-views = { $first } e { $second }
title = { $view }: { $of }
title-of = { $algorithm } de { $n } pontos em { $machine }, { $messages }
title-of-one = { $algorithm } de { $n } pontos em um processador
title-measured = { $algorithm } de { $n } pontos em { $p } processadores reais, medido
title-in-order = { $title }, ordem de envio { $order }
clock-in-unit = { $clock } ({ $unit })
