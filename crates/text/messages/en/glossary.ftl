# Every symbol and every term with its name and its definition, for tips. GK, S and IB are the papers.
#
# Symbols (T_p, t_s, n, log₂ …) stay as they are; what stands behind _ is set below the line.
#
# Where a name replaces a symbol it is set in italics, and so should be short.

p-name = processors
p =
    The number of processors, a power of two.
n-name = points
n =
    The number of points of the transform, a power of two. The processors share them evenly.
tc-name = compute
tc =
    The time to compute one node of the butterfly: line 8 of the algorithm in GK Fig. 1, a complex multiplication and an
    addition.
ts-name = start-up
ts =
    The time that a processor is busy beginning a message, independent of the message's length.
th-name = per hop
th =
    The time that the head of a message takes from a processor to the neighbouring one.
tw-name = per word
tw =
    The time that one word, a complex number, takes on a channel: the word's length over the channel's bandwidth.
t-serial-name = serial time
t-serial =
    The time on one processor, which is also the problem size W: t_c · n · log₂ n.
t-parallel-name = parallel time
t-parallel =
    The time from the start until the last processor has finished.
speedup-name = speedup
speedup =
    How many times as fast as one processor: S = T_s / T_p.
efficiency-name = efficiency
efficiency =
    The fraction of the processors' time that is useful computation: E = S / p.
overhead-name = overhead
overhead =
    The time that all processors together spend on anything but useful computation: T_o = p · T_p − W.
threshold-name = threshold
threshold =
    t_c / (t_c + t_w): on a hypercube, efficiencies up to about this value need little growth of the problem; higher
    ones need very large growth.
isoefficiency-name = isoefficiency function
isoefficiency =
    How fast the problem size must grow with p to keep the efficiency E. The slower, the more scalable.
error-name = relative error
error =
    The length of the difference between this transform and that of an independent FFT, divided by the length of the
    latter (L2 norms).
messages-name = messages
messages =
    How many messages were sent. In an exchange each of the two partners sends one.
hottest-name = hottest channel
hottest =
    The most messages that shared, or waited for, one directed channel at the same time. If q messages
    share it from beginning to end, their words take q times as long; under wormhole, a message that waits also holds
    the channels behind it.
latency-name = latency
latency =
    LogP: the time from the sending of a word to its arrival. The processors compute meanwhile.
gap-name = gap
gap =
    LogP: the minimum time between two words that a processor sends, or receives; its inverse is the bandwidth. BSP: the
    flops that it takes to move one real number of an h-relation.
cost-name = overhead
cost =
    LogP: the time that a processor is busy sending a word, and receiving one. S neglects it.
word-gap-name = gap within a message
word-gap =
    LogGP: the time between two words of one message. The message is sent as a whole and costs o once; the next one follows
    its last word by g. None: every word is a message of its own, as in LogP.
sync-name = synchronisation
sync =
    BSP: the flops that every communication superstep takes on top of moving its numbers, until all processors have come
    together.
rate-name = units of time per second
rate =
    Converts the times of a run to seconds: on a BSP machine, flops per second. 0 if it is not known.
tt-name = time of a power of ω
tt =
    The time to compute one power of ω that a processor needs for the first time.
blocking-name = elements in the cache
blocking =
    How many elements fit into the cache: the local stages are done piece by piece, by virtual processors. None: all at
    once.
width-name = channel width
width =
    The factor by which the channels are wider: a word takes t_w / w. Wider channels on a mesh can make up for a hypercube's
    larger number of them.
arity-name = arity
arity =
    The number of links of a switch towards the processors; it has as many towards the top of the tree.
taper-name = taper
taper =
    How many times as long a word takes between two switches as from a processor to its switch.
dims-name = dimensions
dims =
    The number of dimensions in which the transpose formulation arranges the elements; there is one redistribution fewer
    than dimensions.

# Instead of a symbol.
error-short = error
# The source of the error's definition: the program, not a paper.
source-output = output
