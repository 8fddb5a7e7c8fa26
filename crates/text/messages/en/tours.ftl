# The tours that come with the page, along the papers GK (Gupta and Kumar 1993), S (Sahay 1993) and IB (Inda and Bisseling
# 2000). For each step: its text; -ask is a question, -a, -b, -c are its answers, -why is the explanation after the answer.
#
# Short texts, at most about 60 words. *So* is emphasis; t_s has a subscript, p^2 and p^(K·t_w) have superscripts. Symbols stay as
# they are (T_p, E, n, p, ω, log p = d, log n = r), and so do references such as GK §4.1 or S Fig. 2.
#
# Variables are values of the run that is shown: t_parallel is T_p, t_serial T_s, efficiency E, messages and words are
# counted, contention, startup, transfer, idle and hop are parts of the time in per cent, needed is the n that keeps E, slower
# how many times as long as the comparison takes, beside-… a value of the comparison, now-… a value at the moment that is shown.

## The FFT as butterflies

butterflies-title = The FFT as butterflies
butterflies-about = The computation of a transform, node by node: the Cooley–Tukey algorithm on one processor.

butterflies-1 = A transform of n = { $n } points takes log n = { $r } stages. Each column is the vector R before a stage; the last one holds the result. Every node is computed from two nodes of the column before it.

butterflies-2 = Stage *l* combines elements whose indices differ in bit *l*, counted from the left: R[i] becomes S[i′] + ω^k·S[i″]. Here is R[5] after stage 0, computed from the elements 5 and 13: in stage 0 the two indices differ by n/2.

butterflies-3 = From stage to stage only the size of the butterflies changes: each node is one sum, one product and one power of ω.
butterflies-3-ask = In stage 0 the two indices differ by 8. By how much do they differ in the last stage, stage 3?
butterflies-3-a = by 1
butterflies-3-b = by 4
butterflies-3-c = by 8
butterflies-3-why = From stage to stage the distance is halved: 8, 4, 2, 1; in stage *l* it is 2^(r − l − 1). This will decide which processors have to exchange data.

butterflies-4 = A stage has n nodes, and each takes t_c. So the problem size is W = t_c·n·log n = { $t_serial }. This is also the time T_s of one processor, which never has to wait.

butterflies-5 = How fast does the work grow? There are n nodes in a stage, and log n stages.
butterflies-5-ask = n is doubled, from 16 to 32. By what factor does T_s grow?
butterflies-5-a = by 2
butterflies-5-b = by 2.5
butterflies-5-c = by 4
butterflies-5-why = T_s grows from { $beside-t_serial } to { $t_serial }, by { $slower }: twice as many nodes in a stage, and one more stage.

butterflies-6 = The nodes of a stage do not depend on each other, so up to n processors can compute them at once. Here { $p } processors share the nodes. Where a line leads to another processor, a value has to travel: { $messages } messages. The next tour is about who owns which nodes.

## Who owns what

owners-title = Who owns what
owners-about = Which processor has which element, and when elements have to move to another processor.

owners-1 = In binary-exchange, element i is on the processor whose number is the first d = log p bits of i (GK §3.1). Here p = { $p } and n = { $n }: processor 2 has the elements 8 to 11, whose indices begin with 10.

owners-2 = The index alone gives the owner: no processor has to ask.
owners-2-ask = Which processor has element 13, in binary 1101?
owners-2-a = processor 0
owners-2-b = processor 1
owners-2-c = processor 3
owners-2-why = 1101 begins with 11, and that is 3. Processor 3 has the elements 12 to 15.

owners-3 = The first d stages combine indices that differ in one of the first d bits: elements of two processors. So { $exchanges } stages need an exchange, and the other r − d need none: there both elements are on one processor.

owners-4 = The transpose algorithm (GK §3.2) moves elements once instead: first the distribution under which the first half of the stages is local, then the one for the second half. In between, every processor sends to every other: { $redistributions } redistribution.

owners-5 = In that one redistribution each of the 4 processors has n/p = 16 elements, and the others need some of them.
owners-5-ask = How much of its block does a processor keep?
owners-5-a = nothing
owners-5-b = a quarter
owners-5-c = half of it
owners-5-why = It sends n/p² = 4 words to each of the { $p } − 1 others and keeps as many: 1/p of its block. In all { $words } words travel.

owners-6 = With many processors and few elements two distributions are not enough. IB use a family of them, C^r(p, N): short butterflies under blocks, medium ones under a group-cyclic, long ones under the cyclic distribution. For p = { $p } and N = { $n } this is IB's Fig. 1.

## Exchange and the hypercube

exchange-title = Exchange and the hypercube
exchange-about = Why binary-exchange suits the hypercube: its partners are neighbours, and a formula gives its time exactly.

exchange-1 = A hypercube of p = { $p } processors: two are neighbours if their numbers differ in one bit. Processor 5 = 0101 has d = { $d } neighbours: 4, 7, 1 and 13.

exchange-2 = In stage 0 every processor q exchanges its n/p = { $message-words } words with the one whose number differs in the first bit: a neighbour. All { $now-messages } messages are in flight at once, and no channel carries more than one.

exchange-3 = The stages of the timeline: an exchange in each of the first d, then the local ones.
exchange-3-ask = How many messages does this run send in all?
exchange-3-a = 16
exchange-3-b = 64
exchange-3-c = 240
exchange-3-why = { $messages }: in each of log p = { $d } exchanges each of the { $p } processors sends one.

exchange-4 = An exchange costs t_s to begin a message, t_h for the hop and t_w for each word: t_s + t_h + t_w·n/p. Here start-up takes { $startup } of all the processors' time, words take { $transfer }, and waiting { $idle }.

exchange-5 = So T_p = t_c·(n log n)/p + (t_s + t_h + t_w·n/p)·log p (from GK eq. 4). The formula gives { $predicted }, and the run took { $t_parallel }: no message delayed another.

exchange-6 = The same transform on more processors: each has less to compute, and more partners to exchange with.
exchange-6-ask = p grows from 16 to 64 while n stays the same. How does the efficiency E change?
exchange-6-a = it rises
exchange-6-b = it stays
exchange-6-c = it falls
exchange-6-why = E falls from { $beside-efficiency } to { $efficiency }. Each processor has a quarter of the work, but begins { $d } messages instead of { $beside-d }. To keep E, n has to grow: see the tour on isoefficiency.

## The mesh and contention

mesh-title = The mesh and contention
mesh-about = Why the same algorithm loses on a mesh: partners are far apart, and their messages share channels.

mesh-1 = The same { $p } processors, now in 4 rows of 4, numbered row by row. Only neighbours are connected. Binary-exchange takes no account of that: its partners are still the processors whose numbers differ in one bit.

mesh-2 = In stage 0 they differ in the first bit, by 8: two rows apart. So the messages have to cross two channels each, and they meet on the way.
mesh-2-ask = How many messages share the busiest channel in that stage?
mesh-2-a = 1
mesh-2-b = 2
mesh-2-c = 4
mesh-2-why = { $now-load } at once, √p/2 of them. Each gets half of the channel, so its words take twice as long: t_w·m·q with q = { $hottest-load } (GK App. D).

mesh-3 = On the timeline contention has a colour of its own: the time of a message beyond t_h for its hops and t_w for its words. It takes { $contention } of all the processors' time, in the stages in which partners are two hops apart.

mesh-4 = The mesh takes T_p = { $t_parallel }, a hypercube { $beside-t_parallel }: { $slower } times as long, for the same transform of the same data. Compute and start-up are the same on both; the difference is hops and contention.

mesh-5 = On 4 × 4 processors the mesh takes { $slower } times as long as the hypercube. Now four times as many processors, and four times as many points: a processor has as much to send as before.
mesh-5-ask = On 8 × 8 processors with n = 4096, does the mesh fall behind the hypercube less, as much, or more than on 4 × 4?
mesh-5-a = less
mesh-5-b = as much
mesh-5-c = more
mesh-5-why = More: it takes { $slower } times as long as the hypercube. Partners are up to √p/2 = { $hottest-load } hops apart, and as many messages share a channel. T_o grows with √p, not with log p (GK eq. 8).

mesh-6 = A note on switching. Under store-and-forward a message waits in every processor on its way; under cut-through its words flow over all channels at once.
mesh-6-ask = Is the mesh faster with cut-through than with store-and-forward?
mesh-6-a = much faster
mesh-6-b = just as fast
mesh-6-c = slower
mesh-6-why = Just as fast: { $t_parallel } and { $beside-t_parallel }. The time that words save on the way is lost where they share channels. GK show this in App. D: cut-through does not help here.

mesh-7 = Wider channels would help: with channels of width √p/2 = 2 the words take no longer than on the hypercube (GK §7). T_p is { $t_parallel }; on the plain mesh it was { $beside-t_parallel }.

## Isoefficiency and the threshold

isoefficiency-title = Isoefficiency and the threshold
isoefficiency-about = How fast the number of points has to grow to keep the efficiency, and up to which efficiency this is easy.

isoefficiency-1 = With n fixed, E falls as p grows: T_o = p·T_p − W grows, and W does not. Scaling an algorithm means letting n grow with p.

isoefficiency-2 = The *isoefficiency function* says how fast: the W that keeps E at each p, from W = K·T_o with K = E/(1 − E). For E = { $kept } on { $p } processors log n has to be { $needed-log }.

isoefficiency-3 = On a hypercube T_o = t_s·p·log p + t_w·n·log p (GK eq. 4). The second term is the hard one: it demands n = p^(K·t_w/t_c). As long as K·t_w/t_c ≤ 1 that is no more than p, and the first term decides.
isoefficiency-3-ask = Up to which E does that hold, with t_c = { $t_c } and t_w = { $t_w }?
isoefficiency-3-a = about 0.24
isoefficiency-3-b = about 0.44
isoefficiency-3-c = about 0.78
isoefficiency-3-why = K·t_w/t_c = 1 gives the threshold E = t_c/(t_c + t_w) = { $threshold } (GK §4.1.1). What decides is the ratio of two speeds, not the number of processors.

isoefficiency-4 = Below the threshold a moderate n is enough: on { $p } processors n = { $needed } keeps E = { $kept }.
isoefficiency-4-ask = And for E = 0.7, above the threshold: how many times as large must n be?
isoefficiency-4-a = about 2 times
isoefficiency-4-b = about 16 times
isoefficiency-4-c = more than 100 times
isoefficiency-4-why = n = { $needed } instead of { $beside-needed }. Above the threshold n grows as p^(K·t_w/t_c), and at E = 0.7 that exponent is almost 3.

isoefficiency-5 = On the mesh T_o has the term 2·t_w·n·√p (GK eq. 8), so log n has to grow with √p: n grows exponentially (GK eq. 10). For E = { $kept } on { $p } processors it takes n = { $needed }; on a hypercube { $beside-needed } are enough.

isoefficiency-6 = A faster network moves the threshold; so does a faster processor, but the other way.
isoefficiency-6-ask = The processors become twice as fast, t_c = 0.5, and the network stays the same. How does the n that keeps E = 0.5 change?
isoefficiency-6-a = it falls
isoefficiency-6-b = it stays
isoefficiency-6-c = it grows
isoefficiency-6-why = It grows from { $beside-needed } to { $needed }: the threshold falls from { $beside-threshold } to { $threshold }. E compares with a faster single processor, and the words take as long as ever.

## Transpose against exchange

transpose-title = Transpose against exchange
transpose-about = Few large messages or many small ones: which of the two algorithms suits which machine.

transpose-1 = The transpose algorithm computes half of the stages, then every processor sends to every other, then it computes the other half. In step i of p − 1 processor q exchanges n/p² = { $message-words } words with processor q ⊕ i.

transpose-2 = Partners are up to log p hops apart here. But on a hypercube with cut-through the routes of one step never share a channel: the most that a channel carries at once is { $hottest-load }.

transpose-3 = Binary-exchange sends { $beside-messages } messages for this transform, the transpose algorithm { $messages }, but small ones.
transpose-3-ask = Which of the two sends more words in all?
transpose-3-a = transpose
transpose-3-b = binary-exchange
transpose-3-c = both the same
transpose-3-why = Binary-exchange: { $words } words, since the data are exchanged four times; the transpose algorithm moves each word at most once, { $beside-words } in all.

transpose-4 = So one pays for start-ups, t_s·(p − 1), the other for words, t_w·(n/p)·log p. Here n = 1024, t_s = { $t_s } and t_w = { $t_w }.
transpose-4-ask = Which one is faster on 16 processors with n = 1024?
transpose-4-a = transpose
transpose-4-b = binary-exchange
transpose-4-why = Binary-exchange takes { $t_parallel }, transpose { $beside-t_parallel }: with messages of only { $message-words } words the start-ups weigh more.

transpose-5 = Now n = { $n } on the same machine, a block of 4096 words for each processor.
transpose-5-ask = And now?
transpose-5-a = transpose
transpose-5-b = binary-exchange
transpose-5-why = Transpose: { $t_parallel } against { $beside-t_parallel }. Its efficiency is { $efficiency }, that of binary-exchange { $beside-efficiency }: the start-ups hardly count any more, the words still do.

transpose-6 = In T_o = t_w·n + t_s·p² (GK eq. 11) the words no longer grow with p: there is no threshold. For E = { $kept } on { $p } processors n = { $needed } is enough, where binary-exchange needs { $beside-needed }. The price: n must be at least p² (GK §5).

## Hiding communication

hiding-title = Hiding communication
hiding-about = How to compute while words travel, until communication costs nothing: Sahay's output-driven schedule on a LogP machine.

hiding-1 = A LogP machine has no channels. A word takes L = { $latency } to arrive, and a processor sends at most one every g = { $g }. Elements are placed so that a processor first has a whole butterfly of m = n/p = 64 inputs, phase I; then every processor sends to every other; then come the short ones, phase II (S 3.1).

hiding-2 = The simple schedule computes all of phase I and then sends. While the words leave, one every g, no processor computes: waiting for the gap takes { $gap } of the time. T_p is { $t_parallel }, as Theorem 3.1 says: (n log n)/p + (n/p − n/p² − 1)·g + L.

hiding-3 = An output could leave as soon as it is computed. For that, it has to be computed early: each time only the nodes that the next output needs, instead of column by column.
hiding-3-ask = A butterfly of 64 inputs has 384 nodes to compute. How many of them does its first output need?
hiding-3-a = 6
hiding-3-b = 63
hiding-3-c = 384
hiding-3-why = 63: the output, two nodes before it, four before these …, 32 in the first column: m − 1 in all. The next output needs one node more, the two after it three and one (S Fig. 2).

hiding-4 = This is the output-driven schedule (S 4): the same nodes on the same processors in another order. Each output is sent as soon as it is ready, as a message of { $message-words } word, while the next one is computed. The processors take different orders, so that no two send to the same one at once.

hiding-5 = In the simple schedule communication took more than a quarter of the time: T_p was { $t_parallel }, and computing is 512 of it.
hiding-5-ask = How much of that communication time is left with the output-driven schedule?
hiding-5-a = all of it
hiding-5-b = about half
hiding-5-c = nothing
hiding-5-why = Nothing: T_p = { $t_parallel } = (n log n)/p, and E = { $efficiency }. All { $messages } words travel while their senders and receivers compute.

hiding-6 = That works as long as the words arrive before phase II needs them. With a larger gap, g = { $g }, there is no longer enough work to hide them: E = { $efficiency }. More points help: with n = 4096 there is more to compute for each word, and E = { $beside-efficiency }.

## BSP and redistributions

supersteps-title = BSP and redistributions
supersteps-about = A machine described by two numbers, and an algorithm that communicates as rarely as possible: the group-cyclic FFT of Inda and Bisseling.

supersteps-1 = A BSP machine computes or communicates, in supersteps. Computing costs the flops of the busiest processor; communicating costs h·g + l, where h is the most real numbers that any processor sends or receives, and l the cost of the barrier (IB 1.2).

supersteps-2 = IB's algorithm changes the distribution so that every butterfly is local: blocks for the short ones, cyclic for the long ones. With input and output in blocks that makes { $communications } communication supersteps: for the bit reversal, to the cyclic distribution, and back.

supersteps-3 = If input and output may be in the cyclic distribution (IB 4.1), some of that is saved.
supersteps-3-ask = How many of the 3 communication supersteps are left?
supersteps-3-a = 3
supersteps-3-b = 2
supersteps-3-c = 1
supersteps-3-why = 1: a third of the communication, as IB say. T_p falls from { $beside-t_parallel } to { $t_parallel }, and E rises to { $efficiency }.

supersteps-4 = Binary-exchange on the same machine has { $communications } communication supersteps, one for each exchange, each with h = { $h }: T_p = { $t_parallel } flops, where the cyclic one takes { $beside-t_parallel }.

supersteps-5 = One redistribution suffices where p ≤ √N. IB's algorithm takes any p below N; then it goes through H = ⌈log N / log(N/p)⌉ phases.
supersteps-5-ask = p = 16 and N = 128, so N/p = 8. How many phases of computation are there?
supersteps-5-a = 2
supersteps-5-b = 3
supersteps-5-c = 7
supersteps-5-why = ⌈7/3⌉ = 3 phases, with { $communications } redistributions between them: blocks, a group-cyclic distribution, cyclic.

supersteps-6 = With so few elements the barrier dominates: l takes { $hop } of the time, the numbers themselves { $transfer }. That is the trade-off of BSP: few, large supersteps where l is large.

## Your own machine

device-title = Your own machine
device-about = Everything else here is simulated. Does a real machine behave like the simulation? Calibrate yours, predict, measure, and explain the error.

device-1 = *Measure this device* runs this very plan on workers of your browser, one per processor, each with its own memory. First it measures the three parameters: t_c for a node, t_s for a message, t_w for a word. Read them below the charts: how many nodes could be computed in the time of one message?

device-2 = The model now predicts: T_p = t_c·n·log n/p + (t_s + t_w·n/p)·log p. On { $p } processors a message carries n/p words, and each processor sends log p = { $d } of them.
device-2-ask = How many words do all processors send together?
device-2-a = n·log p/2
device-2-b = n·log p
device-2-c = n·log n
device-2-why = n·log p = { $words }: each of the p processors sends n/p words log p times. Multiply by your t_w, divide by p, and compare with *messages* in the table. Is the error of the predicted E smaller than the width of the middle half of the passes?

device-3 = The same with p = { $p }: log p = { $d } exchanges. Predict E before you measure: the simulated line has it. If your device has fewer than { $p } cores, its processors take turns on them, which no model here includes. The parts of T_p show it: *waiting* and *messages* grow, *computing* does not.

device-4 = Another formulation on the same device: one redistribution instead of the exchanges. Measure again. If the error is in *computing*, look for copies and for strides through memory: the model counts butterflies only. If it is in *messages*, look at the samples: does the line fit messages of this size?

device-5 = Finally a small transform, n = { $n }. Its messages carry 64 times fewer words, but t_s stays the same, so E is far lower on most devices. From which n on is it worthwhile? That is isoefficiency with your own parameters: *Simulate on this device* puts them into the Explorer, where the curves say it for every p.

## From 1993 to today

today-title = From 1993 to today
today-about = The question of the papers, who waits for whose wires, asked again on the networks of today’s machines.

today-1 = A fat tree: processors below, switches above, and on every level as many wires upward as downward. Each exchange climbs to the lowest switch above both partners. It takes T_p = { $t_parallel }, a hypercube { $beside-t_parallel }: what needed a wire for every partner in 1993 now needs switches.

today-2 = All these wires are expensive. Real trees are tapered: a link between switches carries 1/τ of what a processor sends.
today-2-ask = With τ = 4, how long does the same transform take?
today-2-a = hardly longer
today-2-b = 1.7 times as long
today-2-c = four times as long
today-2-why = { $slower } times as long: exchanges that leave the lowest switch take four times as long for their words, those below it as long as before, and computing does not change.

today-3 = A dragonfly: groups of routers, all joined within a group, and a single link between any two groups. In the first stages all members of a group have their partners in one other group: up to { $hottest-load } messages share one link. T_p = { $t_parallel }, worse than a mesh of 1993 with { $beside-t_parallel }.

today-4 = Leslie Valiant’s remedy of 1982: send every message over a third group, chosen at random. The way is longer, but uses all links.
today-4-ask = Is the detour worth it here?
today-4-a = yes, it is faster
today-4-b = no, it is slower
today-4-why = T_p = { $t_parallel } instead of { $beside-t_parallel }: messages cross { $message-hops } channels instead of { $beside-message-hops }, but contention takes { $contention } of the time instead of { $beside-contention }.

today-5 = So the answer of 1993 turns round. On a hypercube with this n, binary-exchange beats transpose. On the dragonfly transpose takes { $t_parallel } and binary-exchange { $beside-t_parallel }: it starts more messages, but sends each word once, to partners in all groups.

today-6 = Today’s libraries transform three dimensions. Pencils: every processor has a column of the cube, transforms along it, and exchanges twice, each time with three others. Slabs exchange once, with all others: { $beside-messages } messages instead of { $messages }, but { $beside-words } words instead of { $words }.
