# Two runs beside each other, with the same data: a left side and a right side.

# What the keys of the schema are for, for --help.
help-beside = what a second run beside this one changes, with the same data: topology:mesh,switching:wormhole
help-lockstep = two runs side by side: at the same time, or in the same stage

# What is allowed for the key beside, as the end of a sentence.
allowed-beside = none, or what the right side changes, as keys of the run with their values: topology:mesh,switching:wormhole; n, direction, signal and seed are those of both sides
# What is not possible on the right side, as the end of the sentence "beside = … is not possible; allowed: …".
allowed-there = what is possible on the right side, where { $field } = { $value } is not: there it may be { $allowed }

# Who is meant: by what the two sides differ in. What is not in the list is the name of an algorithm or a switching and stays as it is.
-side =
    { $side ->
        [left] the left side
        [right] the right side
        [hypercube] the hypercube
        [mesh] the mesh
        [torus] the torus
        [mesh3d] the 3-D mesh
        [complete] the complete graph
        [network] the network
        [logp] the LogP machine
        [bsp] the BSP machine
       *[other] { $side }
    }
# The headline: T_p of both sides, and the one that takes longer. $left, $right: times; $times: 1.72.
longer = T_p { $left } | { $right }: { -side } takes { $times } times as long.
same-time = T_p { $time } on both sides: they take the same time.
# Said in place of the headline, where one side counts t_c and the other flops.
other-units = The two sides count time in different units, t_c and flops, so they are not held against each other. With rate on both sides, or presets, they are told in seconds.
# The sentence below the figures. $activity: contention; $left, $right: times; $share: 90 %; $all: the whole difference.
cause = Most of it is { $activity }: { $left } | { $right } for the mean processor, { $share } of the difference of { $all }.
no-difference = On both sides the mean processor takes the same time.
# Two names of one thing, where the machines are of different kinds: "per hop | latency".
two-names = { $left } | { $right }

# The table of the difference.
mean-processor = Time of the mean processor; the differences add up to that of T_p.
activity = Activity
left = Left
right = Right
difference = Difference
# Where the shorter timeline ends. $t: its T_p; $times: 1.72.
done-at = done at { $t }, { $times } × faster
