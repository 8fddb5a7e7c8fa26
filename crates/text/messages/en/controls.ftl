# The controls of the rail: names, choices, spoken names for screen readers, and problems with a value.
# Names and choices are in narrow columns: keep them short. Symbols of the papers (t_c, ω …) stay as they are.

## Sections

section-what = What runs
section-algorithm = Of the algorithm
section-costs = Machine costs
section-fine = Fine print

## Choices: the name, then what can be chosen

algorithm = Algorithm
algorithm-serial = serial
algorithm-binary-exchange = binary-exchange
algorithm-transpose = transpose
algorithm-two-dimensional = two-dimensional
algorithm-two-dimensional-rows = two-dimensional, by rows
algorithm-group-cyclic = group-cyclic
algorithm-cyclic-to-blocked = cyclic-to-blocked
algorithm-output-driven = output-driven
algorithm-slab = slabs
algorithm-pencil = pencils
algorithm-cyclic = cyclic axes
algorithm-program = program
order = Output
# The order of the output.
order-unordered = bit-reversed
order-ordered = natural
overlap = Overlap
overlap-false = off
overlap-true = on
# The extents of the points, as 64x64x16, and the rows and columns of the processors, as 4x8.
shape = Shape
grid = Processor grid
# Of a dragonfly: processors that are joined to one router, routers in a group, and the route between groups.
hosts = Processors per router
routers = Routers per group
route = Route
route-minimal = minimal
route-valiant = Valiant
# The order in which the messages of an all-to-all exchange leave. Naive: all send to processor 0 first, then to 1 …
alltoall = Send order
alltoall-paper = as in the paper
alltoall-pairwise = pairwise
alltoall-shift = shifted
alltoall-naive = naive
alltoall-standard = standard (log P steps)
radix = Radix
# The powers of ω: stored in a table, or computed when they are needed.
twiddles = Powers
twiddles-stored = stored
twiddles-computed = computed
# How input and output are distributed.
io = In, out
io-block = block
io-cyclic = cyclic
# How long the phases of group-cyclic are.
balanced = Phases
balanced-false = longest
balanced-true = even
direction = Direction
direction-forward = forward
direction-inverse = inverse
samples = Samples
samples-complex = complex
samples-real = real
preset = Preset
preset-none = none
machine = Machine
machine-network = network
machine-logp = LogP
machine-bsp = BSP
topology = Network
topology-hypercube = hypercube
topology-mesh = mesh
topology-torus = torus
topology-mesh3d = 3-D mesh
topology-complete = complete graph
topology-fat-tree = fat tree
topology-dragonfly = dragonfly
switching = Switching
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole
# How many virtual channels each channel of a torus has.
vc = virtual channels

## Numbers: a word next to the symbol, then (…-spoken) both for screen readers

dims = dimensions
dims-spoken = m, dimensions of the transpose
tt = per power
tt-spoken = t prime c over t c, per power of omega
blocking = in the cache
blocking-spoken = elements that fit into the cache, or none
p = processors
p-spoken = p, processors
n = points
n-spoken = n, points
ts = start-up
ts-spoken = t s over t c, start-up of a message
tw = per word
tw-spoken = t w over t c, per word
th = per hop
th-spoken = t h over t c, per hop
tc = unit of time
tc-spoken = t c, one butterfly output
width = channel width
width-spoken = w, channel width
# Of a fat tree.
arity = arity
arity-spoken = k, arity of the tree
taper = taper
taper-spoken = tau, taper of the tree
latency = latency
latency-spoken = L, latency of a word
gap = gap
gap-spoken = g, gap
# The same letter on a BSP machine.
gap-bsp = per real number
gap-bsp-spoken = g, per real number
overhead = overhead
overhead-spoken = o, overhead
# LogGP. none: every word is a message of its own.
word-gap = gap within a message
word-gap-spoken = G, gap between the words of a message, or none
# LogP: how many words may be on the way to one processor.
capacity = capacity
capacity-false = unlimited
capacity-true = ⌈L/g⌉ words
sync = synchronisation
sync-spoken = l, synchronisation
rate = units per second
rate-spoken = v, units of time per second

## Presets
preset-unit = Unit of time: { $unit }.
# $machine: network, logp or bsp.
preset-other-machine = Its numbers are for a { $machine } machine and have no effect here.
# Why a number is assumed.
origin-assumption = Assumption: { $why }.
# $place: a paper and a section; or a whole sentence without its full stop.
origin-at-p = { $place }, p = { $p }.
origin = { $place }.
# The reader has changed a number of the preset.
origin-own = Your value; { $preset } has { $value }.

## Problems

# $allowed: a text of request.ftl whose name begins with "allowed".
impossible-here = { $value } is not possible here. Allowed: { $allowed }.
impossible-nothing = A value is required. Allowed: { $allowed }.
# The field that was set is not the one that does not fit.
not-with = Not with { $field } = { $value }.
# A button: take this value.
use = Use { $field } = { $value }
# Below a field into which 1.024 was typed in German, or 1,024 in English. $sign: the point or the comma.
grouped-digits = Read as { $value }: the sign “{ $sign }” separates groups of digits here.

## The signal

signal = Signal
signal-impulse = impulse
signal-sine = sine
signal-two-tone = two tones
signal-chirp = chirp
signal-square = square wave
signal-noise = noise
signal-own = your own
open-file = open a file
# A button, and the same button while it records.
record = record
record-stop = stop recording
# Instead of a file's name.
recorded = the recording
drawn = drawn by hand
# Before the next one.
draw-hint = Draw it in the picture.
own-hint = Or paste or drop a CSV file (re[,im] per line) or a sound file.
# $name: of a file.
own-filled = { $name }: { $samples } samples, padded with zeros.
own-all = { $name }: { $samples } samples.
own-first = { $name }: the first { $n } of { $samples } samples.
# After the above, for a sound. $channels: 2; $rate: 8 000.
sound-heard =
    { $channels ->
        [one] { $rate } Hz, { $channels } channel.
       *[other] { $rate } Hz, the mean of { $channels } channels.
    }
# The same, if the file does not name its rate or the browser cannot keep it.
sound-converted =
    { $channels ->
        [one] The browser has converted it to { $rate } Hz; { $channels } channel.
       *[other] The browser has converted it to { $rate } Hz; the mean of { $channels } channels.
    }
# A button.
set-n = Set n = { $n }
# A button: the file whose samples others have replaced. $name: of the file.
bring-back = Bring back { $name }
seed = seed
# Instead of a file's name.
pasted = the pasted text
# An address asks for samples that it does not contain: the end of "signal = own is not possible. Allowed: …".
own-not-here = one of the signals here: your own samples are not part of a link; drop the file again

## Files that cannot be read

# Next to a progress bar.
file-reading = Reading { $name } …
# $name: of the file; $why: a text of samples.ftl.
file-problem = { $name }: { $why }
file-empty = { $name } is empty.
file-too-large = { $name } is larger than 256 MiB, the most that can be read.
file-unreadable = { $name } cannot be read.
file-undecodable = { $name } is neither a sound that this browser can decode nor text with one re[,im] per line.
file-no-sound = { $name } contains no sound.
no-microphone = No microphone: the browser has none, or the page may not use it.
file-silent = { $name } is silent: every sample is zero.
