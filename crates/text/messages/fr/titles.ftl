pair-of-views = { $first } et { $second }
title = { $view } : { $of }
title-of = { $algorithm } de { $n } points sur { $machine }, { $messages }
title-of-one = { $algorithm } de { $n } points sur un processeur
title-measured = { $algorithm } de { $n } points sur { $p } processeurs réels, mesuré
title-in-order = { $title }, ordre d’envoi { $order }
clock-in-unit = { $clock } ({ $unit })
