# Symbols and terms that only the help and the table of metrics explain, each with its name and its definition; the others
# are in glossary.ftl. GK, S and IB are the papers.
#
# Symbols (T_p, t_s, n, log₂ …) stay as they are; what stands behind _ is set below the line.

w-name = problem size
w =
    The useful computation, measured as the time of the serial algorithm: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    To keep an efficiency E, the problem size must grow in proportion to K · T_o.
doubling-name = growth for twice p
doubling =
    Log₂ of the factor by which the problem size must grow when p doubles, to keep this efficiency: f_E(2p) / f_E(p). A
    little above 1 is scalable.
scaled-speedup-name = scaled speedup
scaled-speedup =
    The speedup for a problem with p times the work of this one, so that each processor has as much to do as a single
    one has here. Close to p is good.
memory-speedup-name = memory-scaled speedup
memory-speedup =
    The speedup for a problem with p times the points of this one, so that each processor's memory is as full as that of
    a single one here.
serial-fraction-name = serial fraction
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p): the part of the work that, if it were serial, would explain the speedup. If it grows
    with p, so does the overhead.
overhead-function-name = overhead function
overhead-function =
    Φ = p · T_p / W: how many times as long the run takes as on an ideal machine. A formulation is scalable if Φ can be
    kept constant by letting the problem grow.
scalability-name = scalability
scalability =
    The greatest speedup for this n on any number of processors of this machine, divided by that of an ideal machine
    with n processors, which is n.
words-name = words
words =
    How many words, complex numbers, the messages carried in total.
hops-name = hops
hops =
    How many channels the messages crossed in total.
compute-name = compute
compute =
    The useful part: computing nodes of the butterfly.
startup-name = start-up
startup =
    The part spent beginning messages: t_s for each.
hop-name = per hop
hop =
    The part in which the head of a processor's own message was on its way: t_h for each channel.
transfer-name = transfer
transfer =
    The part that the words of a processor's own message would have taken with nothing else on the way: t_w · m, once
    for each channel under store-and-forward.
contention-name = contention
contention =
    The extra time that a processor's own message took because others wanted the same channels.
idle-name = idle
idle =
    The part spent waiting for the partner's message, and after the last step.
h-name = h-relation
h =
    BSP: the most real numbers that any processor sends or receives in a superstep, two for each complex word. The
    superstep takes h · g + l.
m-name = elements of a processor
m =
    The elements that each processor holds: m = n / P.
superstep-name = superstep
superstep =
    What all processors do between two synchronisations: either compute on what they hold, or communicate.
redistribution-name = redistribution
redistribution =
    A move of all elements to the processors on which the next stages are local. In the transpose formulation it is the
    matrix transposition.
group-cyclic-name = group-cyclic distribution
group-cyclic =
    The elements are cut into r blocks, and each block is dealt out to p / r processors in turn: r = p gives blocks, r =
    1 the cyclic distribution.
output-driven-name = output-driven schedule
output-driven =
    A processor computes only what its next output needs, and sends each output as soon as it is ready.
binary-permutation-name = binary permutation
binary-permutation =
    An order of the outputs in which each half, each half of a half and so on is contiguous: outputs then appear as
    early as possible.
radix-name = radix
radix =
    With radix 4 two stages are computed as one, in 34 flops for four elements instead of 40.
overlap-name = overlap
overlap =
    A second processor sends and receives while the first computes: exchanges go in chunks, and transfer hides behind
    computation or vice versa.
twiddle-name = twiddle factor
twiddle =
    A power of the n-th root of unity. In stage l its exponent is the reversal of the l + 1 leading bits of the index,
    padded with zeros.
direction-name = direction and normalization
direction =
    The forward transform is X[k] = Σ x[j] · ω^(jk) with ω = e^(−2πi/n): the sign of the exponent is minus, as in FFTW and
    numpy, and nothing is divided. The inverse has the sign plus and the factor 1/n.
bit-reversal-name = bit reversal
bit-reversal =
    Reading the bits of an index backwards. The plain formulations leave X[k] where the reversal of k points; with order
    “ordered” each processor holds a block of coefficients in natural order.
slab-name = slab
slab =
    The box of points is cut along its first axis. Each processor transforms its planes; after one exchange of all with
    all it holds whole lines along the first axis.
pencil-name = pencil
pencil =
    The processors form a grid, and each holds whole lines along one axis of the box. There are two exchanges, within
    the rows and within the columns of the grid: fewer and longer messages than in one of all with all.
cyclic-name = cyclic axes
cyclic =
    Each axis of the box is dealt out in turn to processors of its own, before and after the transform. One exchange of
    all with all is enough.
standard-name = standard exchange
standard =
    An exchange of all with all in log₂ P steps: in each, a processor exchanges half of what it holds. It begins fewer
    messages than P − 1, but a word moves several times.
fat-tree-name = fat tree
fat-tree =
    A tree of switches with the processors as its leaves. Between two neighbouring levels there are as many links as
    processors; a taper makes those between switches slower.
dragonfly-name = dragonfly
dragonfly =
    Groups of routers, each with several processors. The routers of a group are completely joined, and any two groups
    are joined by one link.
route-name = minimal and Valiant routes
route =
    On a dragonfly a minimal route takes the link between the two groups. Valiant’s route goes over a third group chosen
    at random: it is longer, but does not crowd that one link.
vc-name = virtual channels
vc =
    Two worms may hold one channel of a torus, each in a virtual channel of its own. A message changes to the second
    ones where it crosses the end of a ring, so that messages cannot wait for each other in a circle.
capacity-name = capacity
capacity =
    LogP: at most ⌈L/g⌉ words are on the way to a processor. A sender that would exceed this stalls.
samples-name = real samples
samples =
    Two real samples make one word, so n samples are transformed as n/2 words, with half the work. The result has
    n/2 + 1 coefficients; the others are their conjugates.
limit-name = limit
limit =
    A number of words, or a time, that no run can be below. Some limits follow from the input and output of each
    processor and hold for every algorithm; two hold for the schedule of the run.
