# Two runs beside each other, with the same data: a left side and a right side.

# What is allowed for the key beside, as the end of a sentence.
allowed-beside = none, or the keys of the run that differ on the right side, with their values: topology:mesh,switching:wormhole; n, direction, signal, samples and seed are the same on both sides
# What is not possible on the right side, as the end of the sentence "beside = … is not possible; allowed: …".
allowed-there = a value that is possible on the right side too, where { $field } = { $value } is not; there it may be { $allowed }

# Who is meant: by what the two sides differ in. What is not in the list is the name of an algorithm or a switching and stays as it is.
side-name =
    { $side ->
        [left] the left side
        [right] the right side
        [hypercube] the hypercube
        [mesh] the mesh
        [torus] the torus
        [mesh3d] the 3-D mesh
        [complete] the complete graph
        [fat-tree] the fat tree
        [dragonfly] the dragonfly
        [network] the network
        [logp] the LogP machine
        [bsp] the BSP machine
       *[other] { $side }
    }
# The headline: T_p of both sides, and the one that takes longer. $left, $right: times; $times: 1.72.
longer = T_p { $left } | { $right }: { side-name } takes { $times } times as long.
same-time = T_p { $time } on both sides: they take the same time.
# Said in place of the headline, where one side counts t_c and the other flops.
other-units = The two sides count time in different units, t_c and flops, so they are not compared. Set rate on both sides, or choose presets, to compare them in seconds.
# The sentence below the figures. $activity: contention; $left, $right: times; $share: 90 %; $all: the whole difference.
cause = Most of it is { $activity }: { $left } | { $right } for the average processor, { $share } of the difference of { $all }.
no-difference = The average processor takes the same time on both sides.
# Two names of one thing, where the machines are of different kinds: "per hop | latency".
two-names = { $left } | { $right }

# The table of the difference.
mean-processor = Time of the average processor; the differences add up to the difference in T_p.
activity = Activity
left = Left
right = Right
difference = Difference
# Where the shorter timeline ends. $t: its T_p; $times: 1.72.
done-at = done at { $t }, { $times } × faster
# Why there is no run on the right side.
refused-there = { $field } = { $value } is not possible there. Allowed: { $allowed }.

# The controls of a comparison, in the rail. $value: mesh. nothing: the choice to compare with nothing.
compare = Race against
nothing = nothing
with = { $value }
# The same for a setting whose values are no names: the radix; the overlap and the order of the output.
with-radix = radix { $value }
with-setting = { $setting ->
    [overlap-true] overlap
    [overlap-false] no overlap
    [order-ordered] natural order
   *[order-unordered] bit-reversed order
}
own-choice = your own choice
lockstep = Lockstep
by-time = by time
by-stage = by stage
controls-of = Controls of
left-side = left
right-side = right
swap = Swap the sides
stop = Stop comparing
as-left = As on the left
# While it is not there.
not-run = The right side has not been run.
run-it = Run it
cancel = Cancel
progress = Progress of the right side
# What a square around the count of messages on a channel means.
square = A square around a count marks the busiest channel at this moment; the same channel is less busy on the other side.

# How far both are, as the clock goes on.
same-stage = Both sides are in stage { $stage }.
behind = By stages, { side-name } is { $stages ->
        [one] one stage
       *[other] { $stages } stages
    } behind.
both-done = Both sides are done.
done = Done first: { side-name }.
at-stage = Stage { $stage }: { $left } | { $right }.
