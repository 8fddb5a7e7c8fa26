pair-of-views = { $first }与{ $second }
title = { $view }：{ $of }
title-of = { $machine }上 { $n } 点的{ $algorithm }，{ $messages }
title-of-one = 单处理器上 { $n } 点的{ $algorithm }
title-measured = { $p } 个真实处理器上 { $n } 点的{ $algorithm }，实测
title-in-order = { $title }，发送顺序：{ $order }
clock-in-unit = { $clock }（{ $unit }）
