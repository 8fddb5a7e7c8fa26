pair-of-views = { $first } y { $second }
title = { $view }: { $of }
title-of = { $algorithm } de { $n } puntos en { $machine }, { $messages }
title-of-one = { $algorithm } de { $n } puntos en un procesador
title-measured = { $algorithm } de { $n } puntos en { $p } procesadores reales, medido
title-in-order = { $title }, orden de envío { $order }
clock-in-unit = { $clock } ({ $unit })
