# The help that the key ? opens. Symbols (t_s, T_p, x, m, n, p) are those of the papers and stay as they are.

keys = Keys
symbols = Symbols
models = How the machines work
simplified = What is simplified
further = Further reading

models-intro = A run is simulated event by event: every processor executes the steps of its schedule, and the actual data move only inside messages. Times are virtual, in units of your choice; with t_c = 1 a unit is one butterfly output. A word is one complex number.
compute = Computing. One stage of the butterfly on k elements takes t_c · k, so one processor alone needs T_s = t_c · n · log2 n. With radix 4 two stages together take 17/20 of that.
exchange = Exchanging. Beginning a message keeps a processor busy for t_s. The step is over when its own message has been delivered and its partner's has arrived. A processor does one step at a time.
routes = Routes. On a hypercube a message corrects the bits of the address, starting with the lowest; on a mesh and a torus it goes along its row first, then along the column. In a fat tree it climbs to the lowest switch above both ends and descends; in a dragonfly it takes the one link between the two groups, or two such links over a third group (Valiant). Each link is two channels, one for each direction.
store-and-forward = Store-and-forward. A channel carries one message at a time, first come, first served, and the whole message arrives before it goes on: t_s + (t_h + t_w · m) · x for m words over x channels.
cut-through = Cut-through. The head takes t_h · x, then the words flow over all channels of the route at once: t_s + t_h · x + t_w · m. Messages share a channel max–min fairly: equally, but what one cannot use because it is slower elsewhere goes to the others; that is the cost of contention. It is a fluid model: no message blocks one behind it, and all that share a channel end late, so wormhole, which serves one after the other, can be faster. GK use “cut-through” for what is also called wormhole routing; here the two differ.
wormhole = Wormhole. The head takes the channels of its route one after another and holds those it has while it waits for the next. An unblocked message is as fast as under cut-through, but a blocked message blocks others. On a torus and a dragonfly messages can wait for each other in a circle; such a run ends with a report. On the torus, two virtual channels for each channel prevent that: behind its dateline a ring is entered on the second one, and worms that stream over one channel share it.
logp = LogP. Words leave a processor at least g apart and arrive at least g apart; each travels for L and costs sender and receiver o each. Processors compute meanwhile. There are no channels. With G (LogGP) a message travels as a whole: its words are G apart, the next message leaves g after the last of them, and o is due once. LogP’s capacity is an option: at most ⌈L/g⌉ words are on the way to a processor, and a sender that would exceed that stalls. S assumes g ≥ 2o; here g may be smaller.
bsp = BSP. A superstep takes as long as the busiest processor computes, or h · g + l where data are moved; h is the largest number of reals that any processor sends or receives. Times are in flops.
account = Where the time goes. Computing, start-up (t_s), hops (t_h · x), transfer (t_w · m), contention (a message’s time beyond these) and idling (waiting for a partner, and after the last step) add up to T_p on every processor.

no-cache = Caches and memory access are not modelled: a butterfly output costs the same wherever its data are.
no-noise = Nothing is random: there are no other users, no faults and no lost messages, and all processors are equally fast.
no-software = Copying data within a processor costs nothing, and packing messages is part of t_s.
powers-of-two = p and n are powers of two, and all processors hold the same number of elements.
one-port = A processor sends and receives one message at a time, except where communication is overlapped.
closed-forms = Lines in the curves are closed forms, of the papers or ours; rings are simulated runs; on a mesh with contention a closed form may be a bound.

further-papers = The papers whose schedules, machines and formulas these are: Gupta and Kumar (1993), Sahay (1993), Inda and Bisseling (2000); and the textbook of Grama, Gupta, Karypis and Kumar (2003).
further-room = Every figure and table in them, recomputed
further-symbols = Select any symbol on the page, by pointing, tapping or with the Tab key, for its definition and where the papers define it.
further-questions = Predict, then see: questions about the current run
further-scaling = Scaling: four ways to let p grow, and their terms
contents = In this help

## How to read the picture: the first section

picture = How to read the picture
picture-processors = Each circle is a processor with its number; its colour says what it does now. The legend names the colours.
picture-wires = Lines are wires. A wire that several messages share is wider and darker: they slow each other down.
picture-time = Time runs on the slider below. Press Play or drag it: all pictures show the same moment.
picture-numbers = T_p is the time of the whole run, and E is the share of it that is useful work. “why?” shows where the rest goes.
