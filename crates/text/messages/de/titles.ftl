pair-of-views = { $first } und { $second }
title = { $view }: { $of }
title-of = { $algorithm } von { $n } Punkten auf { $machine }, { $messages }
title-of-one = { $algorithm } von { $n } Punkten auf einem Prozessor
title-measured = { $algorithm } von { $n } Punkten auf { $p } wirklichen Prozessoren, gemessen
title-in-order = { $title }, Sendefolge { $order }
clock-in-unit = { $clock } ({ $unit })
