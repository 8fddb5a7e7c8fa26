# Names and numbers that stand in pictures, tables and sentences.

## Numbers

# The space does not break. $number is set as the language sets it.
percent = { $number }{"\u00A0"}%
# More than nothing, but less than $number.
percent-under = under { $number }{"\u00A0"}%
# In the bar of what took the time.
percent-part = { $number } %

## Names, in titles and sentences

algorithm-serial = serial
algorithm-binary-exchange = binary-exchange
algorithm-transpose = transpose
algorithm-two-dimensional = two-dimensional
algorithm-two-dimensional-rows = two-dimensional-rows
algorithm-group-cyclic = group-cyclic
algorithm-cyclic-to-blocked = cyclic-to-blocked
algorithm-output-driven = output-driven
algorithm-slab = slabs
algorithm-pencil = pencils
algorithm-cyclic = cyclic axes
algorithm-program = program

# Beside the curve of a machine.
topology-hypercube = hypercube
topology-mesh = mesh
topology-torus = torus
topology-mesh3d = 3-D mesh
topology-complete = complete graph
topology-fat-tree = fat tree
topology-dragonfly = dragonfly
kind-logp = LogP
kind-bsp = BSP

switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole

# The views. A title begins with one of them.
view-machine = machine
view-butterfly = butterfly
view-timeline = timeline
view-speedup = speedup
view-efficiency = efficiency
view-isoefficiency = isoefficiency
view-breakdown = breakdown
view-why = why
view-cube = cube
view-distribution = distribution
view-schedule = schedule
view-supersteps = supersteps
view-landscape = landscape
view-heat-map = heat map
view-choose = choose
view-metrics = metrics
view-scaling = scaling
view-measured = measured
view-spectrum = spectrum
view-table = table

## Machines, after "on" in a title

# $p: how many processors.
machine-logp = a LogP machine of { $p }
machine-bsp = a BSP machine of { $p }
machine-hypercube = a hypercube of { $p }
machine-complete = a complete graph of { $p }
# $arity: links of a switch in each direction.
machine-fat-tree =
    { $arity ->
        [8] an
       *[other] a
    } { $arity }-ary fat tree of { $p }
machine-dragonfly = a dragonfly of { $p }
machine-mesh =
    { $rows ->
        [8] an
       *[other] a
    } { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } mesh
machine-torus =
    { $rows ->
        [8] an
       *[other] a
    } { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } torus
machine-mesh3d =
    { $planes ->
        [8] an
       *[other] a
    } { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns } mesh

# What makes the messages of a machine take time.
parameters-logp = L = { $latency }, g = { $gap }, o = { $overhead }
# The same with G.
parameters-loggp = L = { $latency }, g = { $gap }, o = { $overhead }, G = { $inner }
# $parameters: one of the two above; $most: a number of words, in LogGP of messages.
parameters-capacity = { $parameters }, capacity { $most }
# $switching: wormhole; $channels: virtual channels of each channel, 2.
with-virtual-channels = { $switching }, { $channels } virtual channels
parameters-bsp = g = { $gap }, l = { $sync }

## Titles

# The moment that a picture shows, of the whole time.
clock = t = { $now } of { $end }
unit-chosen = t_c = { $tc }
# The same on an axis, where t_c cannot be set with a subscript: Tₚ (time units).
unit-axis = time units
unit-flop = flops
unit-microsecond = µs
# The description of a picture, for those who do not see it. $sentence: what is to be seen; $parts: "compute 50 %, idle 9 %".
description = { $sentence } Where the time went: { $parts }.
# One of those parts.
description-part = { $activity } { $percent }
# Over a signal or its spectrum. $what: x(j), |X(k)|; $letter: j, k, what it is drawn by.
by-sample = { $what } by sample { $letter }
by-frequency = { $what } by frequency { $letter } (waves in n samples)
# The same for a sound.
by-hertz = { $what } by frequency in Hz
by-place = { $what } by row and column
by-frequencies = { $what } by row and column frequency
real-part = real part
imaginary-part = imaginary part

## What takes time: in legends, bars, tables and tips

compute = compute
startup = start-up
hop = per hop
transfer = transfer
contention = contention
idle = idle
# Of a LogP machine.
overhead = overhead
latency = latency
further-words = further words
gap = gap
# Of a BSP machine.
synchronisation = synchronisation
communication = communication

## Stages and phases

stage = stage { $stage }
stages = stages { $first }–{ $last }
local-stage = local stage { $stage }
local-stages = local stages { $first }–{ $last }
# Where there is little room.
local = local { $first }–{ $last }
redistribution = redistribution
reordering = reordering

## Legends

critical-path = critical path
# Of channels and messages, in the picture of a machine; next to "messages sharing a channel" stands a channel with a number in a circle.
# The last two are of a message in the timeline: a bar cut into an upper and a lower part.
# A node of the network that is not a processor.
switch = switch, forwards messages
free-channel = free channel
one-message = one message
# The heat map: how many words a channel has carried, next to the shade.
heat-none = no words yet
heat-least = at most 1/6 of the maximum
heat-most = more than 5/6 of the maximum
shared-channel = messages sharing a channel
wanted-channel = messages on a channel or waiting for it
words-move = data moving
message-under-way = message in flight
message-waits = waiting message
held-up = waiting (top) while sending (bottom)
waits-on-its-way = waiting on the way (top), sending (bottom)
waits-for-gap = waits for the gap
waits-to-be-sent = waits to be sent
work-for-outputs = work for one output after another
output = output
leaves-under-way = leaving, in flight
phase-two = phase II
computation = computation
l-synchronisation = l, synchronisation
hg-communication = h·g, communication

## Metrics of scalability: where a value is from

simulated = simulated
one-processor = one processor
no-closed-form = no closed form
closed-form = closed form
closed-form-at-most = closed form, at most
closed-form-about = closed form, about
closed-form-at-least = closed form, at least
# What stands behind ^ is set as an exponent: it has to be the end of the text.
speedup-at = { $speedup } at n = 2^{ $exponent }

## Distributions

distribution-input = input
distribution-input-stages = input, { $stages }
distribution-result = result
distribution-between = between
pattern-one = all on one processor
pattern-blocks = blocks of { $count }
pattern-parts = parts of { $count }
# $processors deal the elements out among them, one for each in turn, or $count for each.
pattern-turns = { $processors } processors take turns
pattern-turns-each = { $processors } processors take turns, { $count } each
# How elements stand; also within the notes below.
order-of-coefficients = in the order of the coefficients they become
order-of-index-and-result = in the order of their index (of the result, of the coefficients)
order-of-index = in the order of their index
# A disc with an arrow, and a circle, in the legend of the butterfly.
a-value = size: magnitude, full for the number below; colour and arrow: angle
not-yet = not computed yet
# In the same legend, of larger transforms: of a bar, a cell that holds one value.
cell-value = length: magnitude; colour: angle
cell-size = size: magnitude; colour: angle
# Of a bar, a cell that stands for several values.
cell-largest = length: largest of several values
# Of the cells of a square with a row for each sender and a column for each receiver: what became of a message.
cell-held-up = held up on its way
cell-delivered = delivered, from the row's processor to the column's
