# The built-in exercises for programs (crates/exercises/data): the title of each, its task, and hints, from a nudge to nearly the
# solution. Text between `` is typed as it is. Terms are from the papers: keep them as in the tours.

one-exchange-title = One exchange
one-exchange-task = Two processors, 0 and 1, both run this program; `rank` is each one’s own number. Each holds half of the data, in the memory slots `mine`. Replace the comment by two lines. `theirs = exchange(partner, mine)` sends your data to processor `partner` and returns the slots that hold its data: what is the number of the other processor? `combine(mine, theirs)` then combines the two. The last line does the rest.
one-exchange-hint-1 = `exchange(partner, slots)` sends slots to a processor, waits for its message, and returns the slots that hold it.
one-exchange-hint-2 = The other processor is `1 - rank`.
one-exchange-hint-3 = `combine(mine, theirs)` computes your half of each butterfly, in place.
one-way-title = One way, and the other
one-way-task = An exchange is two messages. Write the stage between two processors with `send(to, slots)` and `receive(source, count = …)`, which returns the slots that hold the message.
one-way-hint-1 = The other processor is `1 - rank`.
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` waits for its message.
by-hand-title = Butterflies by hand
by-hand-task = One processor has everything. `local(mine)` would do it; do it with `butterfly(a, b)` instead, which computes both halves of the butterflies between two lists of slots, in place. In stage s, the elements that are combined lie n/2^(s+1) apart.
by-hand-hint-1 = In stage 0 the first half of the slots meets the second half: `butterfly(mine[:apart], mine[apart:])`.
by-hand-hint-2 = In later stages that holds within each block of 2 * apart slots: `for first in range(0, n, 2 * apart)`.
missing-stage-title = The missing stage
missing-stage-task = This should be binary exchange, but some elements are never combined. Find the missing stage.
missing-stage-hint-1 = Check it for four processors: which stage do the faults name?
missing-stage-hint-2 = The number of stages across processors is the number of bits of a processor's number.
wrong-partner-title = The wrong partner
wrong-partner-task = Each processor has a block of elements, and stage 0 combines elements that are half the vector apart. With two processors this program is right, with four it is not. Whose elements does a processor need in stage 0?
wrong-partner-hint-1 = Half the vector away is half the processors away: p/2.
wrong-partner-hint-2 = The distance halves from stage to stage.
deadlock-title = Everybody waits
deadlock-task = All processors wait for a message that nobody has sent yet. Fix it with `send` and `receive` only.
deadlock-hint-1 = `send` returns at once, `receive` waits.
deadlock-hint-2 = If all send first, nobody waits forever.
half-the-work-title = The exchanges last
half-the-work-task = In binary exchange each processor sends log2(p) messages before anything is local. With the elements dealt out one by one (`cyclic()`), the first stages are local instead, and the exchanges come last. Write that order: the same number of messages, but other partners.
half-the-work-hint-1 = Stage s combines elements whose indices differ in bit s, counted from the most significant. In the cyclic layout the last log2(p) bits are the processor's number.
half-the-work-hint-2 = `local(mine, stages = range(log2(n // p)))` comes first.
half-the-work-hint-3 = In stage log2(n // p) + k the partner differs in bit log2(p) - 1 - k of the processor's number: `rank ^ (p >> (k + 1))`.
own-part-title = The part that stays
own-part-task = Cyclic to blocked: every processor sends each other processor the part that it needs. The messages are right, and yet some slots are used before they hold anything. What is missing?
own-part-hint-1 = Which rows of the second phase does no processor send?
own-part-hint-2 = A processor needs a part of its own elements, too: `copy(slots, to)`.
wrong-slots-title = In the wrong place
wrong-slots-task = The messages of this program are those of cyclic to blocked, but the received elements are stored in the wrong slots. Under the blocked distribution, the rows of a processor lie side by side; processor q sends every p-th of them.
wrong-slots-hint-1 = The first row of the second phase was dealt to processor 0, the next one to processor 1, and so on.
wrong-slots-hint-2 = `rows[source::p]` are the slots from `source` on, every p-th.
fewest-words-title = Fewest words
fewest-words-task = Binary exchange moves each element log2(p) times. If n is at least p·p, once is enough: the first stages are local under the cyclic distribution, the last ones under the blocked one, and between them every processor sends each other processor the elements that it needs. Write it; no more than n − n/p words may move.
fewest-words-hint-1 = After the local stages processor q needs, from every processor, the elements whose row is in q * packet … (q + 1) * packet.
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`, and `receive(source, into = …)` for all others.
fewest-words-hint-3 = Of processor q's second memory `rows`, the slots `rows[source::p]` are those of `source`; its own part is a `copy`.
one-receiver-title = One receiver at a time
one-receiver-task = All processors send to processor 0 first, then to 1, and so on: messages queue at one receiver after the other while the other processors wait. On this LogP machine that costs time. Send in another order, so that no two send to the same processor at a time: as fast as the best order, or better.
one-receiver-hint-1 = Begin with your right neighbour.
one-receiver-hint-2 = `(rank + k) % p` for k = 1, 2, … is a different processor for each rank.
one-receiver-hint-3 = Receive the messages in the order in which they arrive: from `(rank - k) % p`.
neighbours-title = Only neighbours
neighbours-task = On a hypercube, processors whose numbers differ in one bit are neighbours. A transpose sends to all processors; write a transform whose messages all cross a single channel.
neighbours-hint-1 = To which processors does binary exchange send?
own-transpose-title = A transpose on a mesh
own-transpose-task = On a mesh, partners of binary exchange are far apart, and their messages share channels. A transpose sends n/p elements of each processor once. On this machine, with a small start-up, it is faster than binary exchange: write one that is.
own-transpose-hint-1 = Begin with blocks that are columns: the first half of the stages is local then.
own-transpose-hint-2 = Every processor exchanges a part with every other, in p − 1 steps, with `rank ^ step` as the partner.
start-up-title = The cost of beginning
start-up-task = On this machine a message takes long to begin, and words take almost no time. This transpose begins p − 1 messages on each processor. Write a transform that is faster here.
start-up-hint-1 = Fewer and longer messages: how many does binary exchange send?

few-steps-title = Few steps
few-steps-task = On this machine a message takes long to begin, and words take almost no time. This program sends p − 1 short messages from each processor. The standard exchange of all with all needs log2(p) of them: in step k a processor sends to `rank ^ 1 << k` everything that belongs to a processor whose number differs from its own in bit k. A word then travels up to log2(p) times. Write it.
few-steps-hint-1 = Number the packets by their destination: packet q is `mine[q * packet:(q + 1) * packet]`.
few-steps-hint-2 = In step k the packets with `(q ^ rank) >> k & 1` go away, and as many come in: `exchange(rank ^ 1 << k, away, into = away)`.
few-steps-hint-3 = In the end packet q holds what processor q sent: `copy` it into `rows[q::p]`.
one-superstep-title = One superstep
one-superstep-task = On a BSP machine every communication superstep costs l, and this l is large. Binary exchange has log2(p) of them. Write a transform with a single one.
one-superstep-hint-1 = Under which distribution are the first stages local, and under which the last ones?
one-superstep-hint-2 = Cyclic first, then blocked; one all-to-all exchange between them.
rows-and-columns-title = Rows and columns
rows-and-columns-task = Processors in a grid of √p × √p transform √n × √n points, each a square part of them. Only processors of a row or of a column exchange. Write it with `dimensions = 2`.
rows-and-columns-hint-1 = The bits of the index are log2(n)/2 bits of the row, then as many of the column. The first bits of both determine the processor.
rows-and-columns-hint-2 = Along the columns first: `rank ^ (p >> (stage + 1))` for the first half of the bits of the rank.
rows-and-columns-hint-3 = The local stages of the first dimension come between the exchanges of the first dimension and the exchanges of the second.

slab-title = Slabs
slab-task = √n × √n points lie in slabs: each processor holds √n/p whole columns, so that the transform along the columns is local. Then one exchange of all with all gives it √n/p whole rows, and the transform along the rows is local, too. Write that exchange and the last stages: every word moves at most once.
slab-hint-1 = The columns of processor q and the rows of processor r have √n/p × √n/p points in common. These are what q sends to r.
slab-hint-2 = The slots of a slab are ordered by row. So the points for processor `other` are adjacent: `part = mine[other * packet:(other + 1) * packet]`, with `packet = len(mine) // p`. What comes from `other` fits into the same slots.
slab-hint-3 = `local` needs the slots in the order of their index: for each row, first its points from processor 0, then those from 1, and so on. A packet has `side` rows of `side` points, where `side = (1 << half) // p`.
pencils-title = Pencils
pencils-task = In an exchange of all with all each processor sends p − 1 messages. Libraries for three-dimensional transforms avoid that: the processors stand in √p rows and √p columns, and the index has three parts. Each processor transforms along the first part, exchanges within its column, transforms along the second, exchanges within its row, and transforms along the third. Write it for one dimension: at most p·p/2 messages, fewer than 2n words.
pencils-hint-1 = At first the processor's number is given by the first bits of the second and third part. The exchange in the column swaps the row's bits with the first bits of the first part.
pencils-hint-2 = `part = mine[other * packet:(other + 1) * packet]` goes to the processor in row `other`, and its part comes into the same slots.
pencils-hint-3 = `local` needs the slots in the order of their index: those bits that just came belong before the rest of their part.
in-order-title = Blocks in, blocks out
in-order-task = Binary exchange leaves the coefficients in bit-reversed order: the processor that had the first block of the vector has others at the end. Write a transform that takes the vector in blocks and leaves its coefficients in blocks, X[0] … X[n/p − 1] on processor 0.
in-order-hint-1 = One way is to move the elements into a cyclic distribution with the bits of the processor's number reversed, and to end in blocks.
in-order-hint-2 = `group-cyclic` of Inda and Bisseling does that, also for p > √n.
in-parts-title = In two parts
in-parts-task = While a message travels, the processor that waits for it is idle. Send your elements in two parts: while the second is on its way, the first can be combined. Be faster than binary exchange on this machine.
in-parts-hint-1 = `send` returns at once: send both halves, then receive and combine one after the other.
in-parts-hint-2 = For the first half: `combine(mine[:half], receive(partner, count = half))`.
hidden-title = Nobody waits
hidden-task = On this LogP machine words can travel while processors compute. If each output of the first part leaves as soon as it is computed, and each input of the second part is used as soon as it arrives, nobody waits: T_p is the time of computing alone. Match Sahay's schedule.
hidden-hint-1 = What does an output of the first part need? Only some of the nodes.
hidden-hint-2 = Compute the outputs in the order in which the others need them, and only the nodes that are still missing for the next one.
hidden-hint-3 = The built-in `output-driven` is the complete program.
beat-it-title = Beat the built-in one
beat-it-task = hyperfly has a binary exchange that overlaps communication with computation, too (Gupta and Kumar, Appendix E). On this machine it can be beaten.
beat-it-hint-1 = A part that has been combined in one stage can leave for the next one at once, before the other parts have arrived.
beat-it-hint-2 = Four parts are better than two here.
