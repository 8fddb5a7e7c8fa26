# Tables: captions, headings and cells; and the rows of a tip about a thing that a reader points at, each a name and a value.

## Names of rows and headings of columns

activity = activity
channel = channel
channels = channels
delivered = delivered
distribution = distribution
element = element
elements = elements
flops = flops
# From a time; to a time.
from = from
# To a time, or to a processor.
to = to
# In a phase.
in = in
is-there = arrives
leaves = leaves
message = message
messages = messages
messages-before = messages before it
now = now
# Which messages are on a channel.
of = of
output = output
pattern = pattern
phase = phase
place = place
processor = processor
produced = produced
sends = sends
share = share of p·T_p
stage = stage
step = step
superstep = superstep
until = until
value = value
words = words
held-up = held up by others
waits-for-gap = waits for the gap
pairs-differ = pairs differ by
pairs-are = pairs are
first-input = first input
second-input = second input
# Of a coefficient of real samples: the one of the negative frequency.
mirror-image = mirror image
# Of an element: the other one of its butterfly.
partner = partner
element-of = R[{ $index }] on processor { $processor }
# What an element and its partner become; the value is two-elements.
becomes = becomes
two-elements = R[{ $low }] and R[{ $high }]
# How an element gets to another processor; the value is travels-from-to. $message: 0→4.
travels = travels
travels-from-to = { $message }, from { $from } to { $to }
# What a message does now.
not-sent-yet = not sent yet
is-delivered = delivered
# Of a message; the value names elements: R[2] = 0.7 − 0.1 i; R[3] = …
carries = carries
times-root = turned by
# $points: the number of points of a row, a column or another line of the transform.
times-root-of-side = turned by, with ω of { $points } points

## Captions

caption-parts = Where the processors' time went
caption-processors = Time of each processor by activity
caption-phases = Phases
caption-processors-at = Processors at t = { $time }
caption-messages-at = Messages at t = { $time }
# $order: "in the order of their index".
caption-distribution = Which processor holds which elements, { $order }
caption-outputs = Outputs of processor { $processor } in the order in which they are produced
caption-supersteps = Supersteps
caption-channels-at = Channels in use at t = { $time }

## The numbers of a run

serial-time = T_s, serial time
parallel-time = T_p, parallel time
speedup = S, speedup
efficiency = E, efficiency
overhead = T_o, overhead
# Beside it: "t_c = 1" or "flops".
unit-of-time = unit of time
hops = hops
communication-supersteps = communication supersteps
h-sum = h, total
most-loaded = most loaded channel
error = relative L2 error

## Cells and values

# $messages at once on a channel.
at-once = { $messages } at once on { $channel }
channel-number = channel { $number }
count-words =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
waits-for = waits for { $channel }
part-of-way = { $percent } of the way
part-of-words = { $percent } of its words moved
head-under-way = its head is on the way
hops-of = { $done } of { $hops } hops
itself = itself
computation = computation, { $stages }
communication = communication
in-binary = { $number } = { $bits } in binary
on-two-processors = on two processors
within-a-processor = within a processor
# From a time to a time.
span = { $from } to { $to }
computes-stage = computes stage { $stage }
computes-stages = computes stages { $first }–{ $last }
computes-node = computes one node of stage { $stage }
computes-half = computes its half of stage { $stage }
unpacks = unpacks real samples
exchanges-with = exchanges with { $processor }
sends-and-receives = sends to { $to }, receives from { $from }
sends-and-goes-on = sends to { $to } and goes on
waits-for-processor = waits for { $from }
moves-within-memory = moves elements within its memory
