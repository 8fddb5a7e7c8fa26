# Our exercises for programs (crates/exercises/data): the name of each in a list, what is to be done, and hints, from a nudge to nearly
# everything. What stands between `` is typed as it is. Terms are those of the papers: keep them as the tours have them.

one-exchange-title = One exchange
one-exchange-task = Two processors have half of the elements each. In stage 0 every element is combined with the one half the vector away, which the other processor has. Write what is missing: exchange all slots with the other processor, and combine yours with theirs. All later stages are local already.
one-exchange-hint-1 = `exchange(partner, slots)` sends slots to a processor, waits for its message, and gives the slots where that is.
one-exchange-hint-2 = The other one of processors 0 and 1 is `1 - rank`.
one-exchange-hint-3 = `combine(mine, theirs)` computes your half of each butterfly, in place.
one-way-title = One way, and the other
one-way-task = An exchange is two messages. Write the stage between two processors with `send(to, slots)` and `receive(source, count = …)`, which gives the slots where the message is.
one-way-hint-1 = The other one of processors 0 and 1 is `1 - rank`.
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` waits for its message.
by-hand-title = Butterflies by hand
by-hand-task = One processor has everything. `local(mine)` would do it; do it with `butterfly(a, b)` instead, which computes both halves of the butterflies between two lists of slots, in place. In stage s, the elements that are combined lie n/2^(s+1) apart.
by-hand-hint-1 = In stage 0 the first half of the slots meets the second half: `butterfly(mine[:apart], mine[apart:])`.
by-hand-hint-2 = In later stages that holds within each block of 2 * apart slots: `for first in range(0, n, 2 * apart)`.
missing-stage-title = The missing stage
missing-stage-task = This should be binary exchange, but a part of the elements is never combined. Find the stage that is missing.
missing-stage-hint-1 = Check it for four processors: which stage do the faults name?
missing-stage-hint-2 = The stages across processors are as many as a processor's number has bits.
wrong-partner-title = The wrong partner
wrong-partner-task = Blocks of elements lie on the processors, and stage 0 combines those that are half the vector apart. With two processors this program is right, with four it is not. Whose elements does a processor need in stage 0?
wrong-partner-hint-1 = Half the vector away is half the processors away: p/2.
wrong-partner-hint-2 = The distance halves from stage to stage.
deadlock-title = Everybody waits
deadlock-task = All processors wait for a message that nobody has sent yet. Mend it with `send` and `receive` alone.
deadlock-hint-1 = `send` goes on at once, `receive` waits.
deadlock-hint-2 = If all send first, nobody waits for ever.
half-the-work-title = The exchanges last
half-the-work-task = Binary exchange sends log2(p) messages for each processor before anything is local. With the elements dealt out one by one (`cyclic()`), the first stages are local instead, and the exchanges come last. Write that order: as many messages, other partners.
half-the-work-hint-1 = The bits of an element's index from the most significant are those of the stages. Cyclic, the last log2(p) bits are the processor's number.
half-the-work-hint-2 = `local(mine, stages = range(log2(n // p)))` comes first.
half-the-work-hint-3 = In stage log2(n // p) + k the partner differs in bit log2(p) - 1 - k of the processor's number: `rank ^ (p >> (k + 1))`.
own-part-title = What stays at home
own-part-task = Cyclic to blocked: everybody sends each other processor the part that it needs. Nothing is wrong with the messages, and yet some slots are used before they hold anything. What was forgotten?
own-part-hint-1 = Which rows of the second phase does nobody send?
own-part-hint-2 = A processor needs a part of its own elements, too: `copy(slots, to)`.
wrong-slots-title = In the wrong place
wrong-slots-task = The messages of this program are those of cyclic to blocked, but what comes is put where it does not belong. Under the blocked distribution, the rows of a processor lie side by side; from processor q come every p-th of them.
wrong-slots-hint-1 = The first row of the second phase was dealt to processor 0, the next one to processor 1, and so on.
wrong-slots-hint-2 = `rows[source::p]` are the slots from `source` on, every p-th.
fewest-words-title = Fewest words
fewest-words-task = Binary exchange moves each element log2(p) times. If n is at least p·p, once is enough: the first stages are local under the cyclic distribution, the last ones under the blocked one, and between them everybody sends each other processor what it needs. Write it; no more than n − n/p words may move.
fewest-words-hint-1 = After the local stages processor q needs the elements whose row is in q * packet … (q + 1) * packet of everybody.
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`, and `receive(source, into = …)` for all others.
fewest-words-hint-3 = Of processor q's second memory `rows`, the slots `rows[source::p]` are those of `source`; its own part is a `copy`.
one-receiver-title = All at one door
one-receiver-task = All processors send to processor 0 first, then to 1, and so on: each receiver in turn has a crowd before its door while the others wait. On this LogP machine that costs. Send in another order, so that no two send to the same processor at a time: as fast as the best order, or better.
one-receiver-hint-1 = Begin with your right neighbour.
one-receiver-hint-2 = `(rank + k) % p` for k = 1, 2, … is another one for each rank.
one-receiver-hint-3 = Take them in the order in which they come: from `(rank - k) % p`.
neighbours-title = Only neighbours
neighbours-task = On a hypercube, processors whose numbers differ in one bit are neighbours. A transpose talks to all; write a transform whose messages all cross a single channel.
neighbours-hint-1 = Whom does binary exchange talk to?
own-transpose-title = On a mesh, a transpose
own-transpose-task = On a mesh, partners of binary exchange are far apart, and their messages share channels. A transpose sends n/p elements of each processor once. On this machine, with a small start-up, it is faster than binary exchange: write one that is.
own-transpose-hint-1 = Begin with blocks that are columns: the first half of the stages is local then.
own-transpose-hint-2 = Everybody exchanges a part with everybody, in p − 1 steps, with `rank ^ step` as the partner.
start-up-title = Beginning is what costs
start-up-task = On this machine a message takes long to begin, and words take next to nothing. This transpose begins p − 1 messages on each processor. Write a transform that is faster here.
start-up-hint-1 = Fewer and longer messages: how many does binary exchange send?
one-superstep-title = One superstep
one-superstep-task = On a BSP machine every communication superstep costs l, and this l is large. Binary exchange has log2(p) of them. Write a transform with a single one.
one-superstep-hint-1 = Under which distribution are the first stages local, and under which the last ones?
one-superstep-hint-2 = Cyclic first, then blocked; one exchange of all with all between them.
rows-and-columns-title = Rows and columns
rows-and-columns-task = Processors in a grid of √p × √p transform √n × √n points, each a square part of them. Only processors of a row or of a column exchange. Write it with `dimensions = 2`.
rows-and-columns-hint-1 = The bits of the index are log2(n)/2 of the row, then as many of the column. The first bits of both say whose it is.
rows-and-columns-hint-2 = Along the columns first: `rank ^ (p >> (stage + 1))` for the first half of the bits of the rank.
rows-and-columns-hint-3 = Local stages of the first dimension lie between the exchanges of the first and those of the second.
in-order-title = Blocks in, blocks out
in-order-task = Binary exchange leaves the coefficients in bit-reversed order: the processor that had the first block of the vector has others at the end. Write a transform that takes the vector in blocks and leaves its coefficients in blocks, X[0] … X[n/p − 1] on processor 0.
in-order-hint-1 = One way is to move the elements into a cyclic distribution first, turned round, and to end in blocks.
in-order-hint-2 = `group-cyclic` of Inda and Bisseling does that, also for p > √n.
in-parts-title = In two parts
in-parts-task = While a message travels, a processor that waits for it does nothing. Send your elements in two parts: while the second is on its way, the first can be combined. Be faster than binary exchange on this machine.
in-parts-hint-1 = `send` goes on at once: send both halves, then receive and combine one after the other.
in-parts-hint-2 = For the first half: `combine(mine[:half], receive(partner, count = half))`.
hidden-title = Nobody waits
hidden-task = On this LogP machine words can travel while processors compute. If each output of the first part leaves as soon as it is there, and each input of the second part is used as soon as it comes, nobody waits: T_p is what computing alone takes. Reach the schedule of Sahay.
hidden-hint-1 = What does an output of the first part need? Only some of the nodes.
hidden-hint-2 = Compute the outputs in the order in which the others need them, and only the nodes that are still missing for the next one.
hidden-hint-3 = `output-driven` is the whole of it.
beat-it-title = Beat the built-in one
beat-it-task = hyperfly has a binary exchange that overlaps communication with computation, too (Gupta and Kumar, Appendix E). On this machine it can be beaten.
beat-it-hint-1 = A part that has been combined in one stage can leave for the next one at once, before the other parts are there.
beat-it-hint-2 = Four parts are better than two here.
