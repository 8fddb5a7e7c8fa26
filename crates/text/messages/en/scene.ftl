# Words in pictures and charts. Pictures have little space: keep texts short.

## Notes where nothing, or not everything, can be drawn

bins-supersteps = recorded in time bins: the supersteps of a run this large are not kept
no-superstep-with-time = this run has no superstep that takes time
not-bsp = only a BSP machine has supersteps; this run is on another machine
heat-none-sent = no processor sends a message
heat-whole-run = recorded in time bins: the words of the whole run
# $nodes: how many rows or columns of the whole matrix a cell stands for.
heat-blocks = each cell sums a block of { $nodes } × { $nodes } nodes
bins-timeline = recorded in { $count } time bins: each shows what took most of it
not-recorded = this run was not recorded
bins-no-wavefront = recorded in time bins: no wavefront
bins-no-output = recorded in time bins: individual outputs are not known
too-large-to-follow = a transform this large is not followed element by element
not-followed = The elements of a transform this large are not followed; up to n = 65 536 they are.
no-redistribution = this run does not redistribute its elements between two phases
stage-by-stage = stage by stage: nothing leaves before the last one is done
being-simulated = This run is being simulated.
no-closed-form = no closed form on this machine

## Rows of a picture

rows-most = each row is { $processors } processors: what most of them did
# Below a row of the timeline that stands for all processors with the same activities at the same times.
rows-alike =
    { $processors ->
        [one] { $processors } processor does this
       *[other] { $processors } processors do exactly this
    }
rows = each row is { $processors } processors

## Supersteps

# Two words below each other, under a number: "3", "communication", "supersteps".
communication-supersteps =
    communication

    supersteps
h-is = h = { $h }
superstep-end = g = { $gap }, l = { $sync }; Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }, h·g { $moved }

## Distribution. $order: "in the order of their index"

strips = upper strips: { $order }; lower strips: as stored
logical = logical view: { $order }
strips-unmoved = no element changes processors; upper strips: { $order }; lower strips: as stored
logical-unmoved = no element changes processors; logical view: { $order }
# $axis: 0, 1 or 2; $extent: number of points along it.
cube-axis = axis { $axis }: { $extent }
# $grid: how many processors share each axis, "8 × 1 × 1".
cube-blocks = { $grid } processors, one part each
cube-turns = { $grid } processors, in turns
cube-note = a cell has the colour of the processor that holds it, once it has arrived there
# $cells: "16 × 16 × 16"
cube-corner = only the corner of { $cells } elements: beyond it the pattern repeats
cube-one-dimension = This transform has one dimension; slab, pencil and cyclic have up to three.
squares = one row per processor; from left to right and from shade to shade the elements, { $order }
squares-binned =
    one row per processor; from left to right and from shade to shade the elements, { $order }; recorded in time bins:
    no movement
# $pattern: "blocks of 4"
pattern-after = { $pattern }; after { $messages } messages of { $words } words
# Under their number. $count chooses the plural and is not written.
messages-label =
    { $count ->
        [one] message
       *[other] messages
    }
words-label =
    { $count ->
        [one] word
       *[other] words
    }
# In the middle of a machine that is too dense for its messages.
messages-count = { $count } messages
# The column of the butterfly in which elements change their order.
order = order

## The schedule of a processor

naive = naive: cyclic-to-blocked
output-driven = output-driven
phase-one = phase I
phase-two = phase II
# $phase: one of the two above; $stages: "stages 0–3".
schedule-title = P{ $processor }, { $phase }: { $stages }
schedule-result = P{ $processor }, result
sends = sends
outputs-produced = outputs produced
outputs-left = outputs that have left
inputs-come = inputs that have arrived
results = results
time-parallel = Tₚ = { $time }

## Charts

threshold = threshold E = { $efficiency }
# Labels of the vertical axis of a chart, and the meaning of dashed and dotted lines.
axis-efficiency = efficiency E
axis-speedup = speedup S
axis-points = points n
axis-work = work W
as-printed = as printed in the paper
ideal = ideal, S = p
# The fastest formulation for p and n. $p and $exponent make the place, "p = 8, n = 2²⁰".
transpose-log = transpose, m = log p + 1
transpose = transpose, m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
# As short as possible.
log = log
# Binary-exchange, where there is little space.
exchange = exchange
fastest-none = { $place }: no closed form
# $form: one of the three below.
fastest = { $place }: { $name }, Tₚ = { $time }, E = { $efficiency } ({ $form })
exact = exact
at-best = at best
about = about
# $name: slabs, pencils or cyclic axes, with the order standard of its all-to-alls (log P steps).
standard = { $name }, standard
