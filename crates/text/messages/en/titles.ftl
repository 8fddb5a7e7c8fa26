# What figures are called as files, and where a text names one.

# Two views, one above the other.
pair-of-views = { $first } and { $second }
# $view: the name of a view; $of: one of the two below. In a picture they stand apart.
title = { $view }: { $of }
# $machine: a machine of view.ftl; $messages: how its messages travel, or its parameters.
title-of = { $algorithm } of { $n } points on { $machine }, { $messages }
title-of-one = { $algorithm } of { $n } points on one processor
# A run that a real machine made.
title-measured = { $algorithm } of { $n } points on { $p } real processors, measured
# $title: one of the texts above; $order: as it is called where it is chosen.
title-in-order = { $title }, send order { $order }
# $clock: the text above; $unit: what times are counted in, of view.ftl.
clock-in-unit = { $clock } ({ $unit })
