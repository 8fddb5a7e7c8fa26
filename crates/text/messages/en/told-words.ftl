# Text versions of the pictures: a paragraph for each, and the column names of its table.

## Paragraphs

# $run: "binary-exchange of 1024 points on a 4 × 4 mesh, cut-through". $sentence: one or two sentences about the run.
machine =
    This is { $run }. { $messages ->
        [one] { $messages } message carries
       *[other] { $messages } messages carry
    } { $words ->
        [one] { $words } word
       *[other] { $words } words
    } in all. { $sentence }
machine-one = This is { $run }. { $sentence }
# $across: the number of stages that need elements of another processor; $within: the number that do not.
butterfly =
    The transform is { $stages ->
        [one] one stage
       *[other] { $stages } stages
    } of { $nodes } nodes: { $across } across processors, { $within } within them. The run goes through { $phases ->
        [one] one phase
       *[other] { $phases } phases
    }, from 0 to { $time }.
# After the sentences above: for a transform whose values were kept, and for a larger one.
butterfly-values = The largest value has the magnitude { $before } in the input and { $after } after the last stage.
butterfly-no-values = With n above { $most } the values between the stages are not kept.
# $parts: "compute 50 %, idle 9 %".
timeline =
    Each of the { $processors } processors has a row from 0 to { $time }. Where the time went: { $parts }. { $sentence }
timeline-one = The one processor has a row from 0 to { $time }. { $sentence }
breakdown = p · T_p is { $whole }, of which: { $parts }.
# $parts is "compute 57 %, start-up 12 %, …" of the whole; $note says what the formula covers.
why = Tₚ is { $time }; of the time of all processors: { $parts }. { $note }
# $titles: "input, stages 0–3; stages 4–7; result".
distribution =
    { $count ->
        [one] The elements stay where they are
       *[other] The elements are distributed in { $count } ways, one after the other
    }: { $titles }. { $messages ->
        [one] { $messages } message moves
       *[other] { $messages } messages move
    } { $words ->
        [one] { $words } word
       *[other] { $words } words
    } between them.
# $difference: "Tₚ: naive 431, output-driven 312, 28 % less".
schedule = { $difference }. { $outputs }
# One of the outputs of a processor, the first and the last one.
schedule-outputs =
    Processor { $processor } produces { $count ->
        [one] one output, at { $first }
       *[other] { $count } outputs, the first at { $first } and the last at { $last }
    }; the last one leaves at { $left }.
schedule-none = This run has no outputs that leave while others are computed.
supersteps =
    { $computation ->
        [one] One superstep computes
       *[other] { $computation } supersteps compute
    } and { $communication ->
        [one] one communicates
       *[other] { $communication } communicate
    }, with a total h of { $h }; T_p = { $time } flops. { $sentence }
supersteps-none = This run is on a machine without supersteps.
# $used: how many of the $links channels carried words; more than one. $from and $to: nodes.
heat-map = Words crossed { $used } of { $links } channels: { $words } in all, where each word counts on every channel that it crosses. The largest number, { $most }, crossed the channel from { $from } to { $to }.
# On a machine without channels. $pairs: how many pairs of a sender and a receiver; more than one.
heat-map-pairs = { $pairs } pairs of processors exchanged { $words } words. The largest number, { $most }, went from { $from } to { $to }.
heat-map-none = In this run no processor sends a message.
# The first sentence about a chart of curves.
efficiency = The efficiency E against the number of processors p, for n = { $n }.
speedup = The speedup S against the number of processors p, for n = { $n }.
isoefficiency = The n that keeps the efficiency E = { $efficiency }, against the number of processors p.
# $network: hypercube, mesh … $points: the number of simulated runs.
curve =
    { $points ->
        [0] On the { $network } the closed form goes from { $first } at p = { $from } to { $last } at p = { $to }.
        [one] On the { $network } the closed form goes from { $first } at p = { $from } to { $last } at p = { $to }; one run was simulated.
       *[other] On the { $network } the closed form goes from { $first } at p = { $from } to { $last } at p = { $to }; { $points } runs were simulated.
    }
curve-none =
    { $points ->
        [one] On the { $network } there is no closed form; one run was simulated.
       *[other] On the { $network } there is no closed form; { $points } runs were simulated.
    }
# $formulation: transpose, binary-exchange …; $cells: of the { $all } pairs of p and n.
choose = Of { $all } pairs of p and n, { $most } are fastest with { $formulation }. For p = { $p } and n = { $n } it is { $here }, with T_p = { $time } and E = { $efficiency }.
choose-beyond = Of { $all } pairs of p and n, { $most } are fastest with { $formulation }. This run is on one processor, or outside their range.
choose-none = On this machine no formulation has a closed form to compare.
metrics = T_p = { $time } for T_s = { $serial }: the speedup is S = { $speedup } and the efficiency E = { $efficiency }. The overhead is T_o = { $overhead }.
spectrum =
    Of { $n } coefficients the largest is number { $index }, with magnitude { $magnitude }; { $count ->
        [one] one is
       *[other] { $count } are
    } at least a hundredth of it. The relative error against an independent FFT is { $error }.
spectrum-none = With this many processors or points only times are simulated: there are no samples.
table = All numbers of { $run }, cell by cell. { $sentence }

## Names of columns. The files have their own names, the same in all languages.

# The ends of a channel.
channel-from = channel from
channel-to = channel to
source = sender
destination = receiver
words = words
start = from
end = to
share = share of the channel
phase = phase
first-stage = first stage
last-stage = last stage
messages = messages
processor = processor
activity = activity
step = step
partner = partner
network = network
closed-form = closed form
simulated = simulated
log-closed = log n, closed form
log-printed = log n, as printed
log-simulated = log n, simulated
fraction = fraction of p · T_p
time = time
# Counted from 0.
distribution-number = distribution
stages = stages
element = element
position = position
left = left at
arrived = arrived at
formulation = formulation
# Counted in the order in which they are produced.
output = output
produced = produced at
to-processor = to processor
delivered = delivered at
superstep = superstep
kind = kind
# m of a transpose.
dims = m
# The accuracy of the closed form: exact, a lower bound or an estimate.
form = closed form is
metric = metric
value = value
value-from = from
index = index
input-re = input, real
input-im = input, imaginary
transform-re = transform, real
transform-im = transform, imaginary
table-name = table
row = row
column = column
# $count rows are not shown.
more-rows =
    { $count ->
        [one] … { $count } more row: save the CSV
       *[other] … { $count } more rows: save the CSV
    }
# Rows of a table that are left out.
rows-left-out = and { $rows } more
no-rows = There are no rows.
