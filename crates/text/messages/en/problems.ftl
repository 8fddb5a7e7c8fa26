# The problems of Grama, Gupta, Karypis & Kumar, "Introduction to Parallel Computing" (2nd edition, 2003), chapter 13, in our own
# words: what is asked, what to look at in the explorer, labels of the answers.
#
# Symbols and formulas stay as they are: t_c, T_p, n log n, 2^g. A letter behind _ is set as an index, what is behind ^ as a
# power. Labels of figures have little room.

## 13.1

p1-place = Problem 13.1
p1-title = E and isoefficiency where words cost t_w (n/p) log p
p1-claim =
    One processor takes t_c n log n, p take (t_c n log n)/p + (t_w n log p)/p, with t_c = 1 and t_w = 0.2. What are S and E? How must
    n grow for E = 0.6? Does that change for E = 0.4? And what if t_w = 1? Look at the curve for E = 0.6, then take t_w = 1.
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = n that keeps E
p1-no-change = E with n = p, t_w = 0.2
p1-stays = at least 0.6, so nothing changes for 0.4
p1-axis = n
p1-line = t_w = { $time }, E = 0.6

## 13.2

p2-place = Problem 13.2
p2-title = How far apart partners on a mesh are, whatever lies where
p2-claim =
    However the points are laid out on a square mesh of p processors, binary exchange has an iteration in which partners are
    at least √p/2 links apart. Look at the mesh row by row: the first exchange goes over √p/2 rows. Is there a layout in which
    every exchange is shorter?
p2-why =
    Taken literally, √p/2 does not hold for every layout. Let each processor have its n/p points as before, and order rows and
    columns by how many bits of their numbers are 1: on 256 processors partners are at most 7 links apart, in every iteration,
    where √p/2 = 8. How fast the distance grows changes little: by Harper's theorem on numbers that differ in one bit, every such
    layout has an iteration with about 0.8 √p/√(log p) links. Row by row √p/2 is exact, and on few processors no layout beats it:
    for 4 and 16 all were tried here, for 64 a SAT solver found none.
p2-by-rows = row by row, longest distance
p2-iteration = row by row, distance in each iteration
p2-every = all layouts tried, least longest distance
p2-by-weight = by the number of ones, longest distance
p2-bound = no layout has less
p2-rows = row by row
p2-ones = by ones
p2-at-least = at least { $links }
p2-axis = links between partners

## 13.3

p3-place = Problem 13.3
p3-title = Binary exchange on a linear array
p3-claim =
    p processors in a line, each linked to the next. Between whom do messages of binary exchange go, and what are T_p, S, E and
    the isoefficiency function? There is no linear array in the explorer, but rows and columns of a mesh are such: on 16 × 16
    processors the exchanges are those of a line of 16, once in the columns and once in the rows. So a line takes half of
    that communication.
p3-distance = links between partners
p3-load = messages on the busiest link
p3-sum = messages on the busiest link, sum of all iterations
p3-time = T_p with half the communication of p rows of p
p3-speedup = S
p3-efficiency = E
p3-isoefficiency = n that keeps E, t_s = 0
p3-axis = n for E = 0.2, t_s = 0
p3-line = linear array
p3-mesh = mesh
p3-hypercube = hypercube

## 13.4

p4-place = Problem 13.4
p4-title = The mesh without start-ups: n grows exponentially with √p
p4-claim =
    With t_s = 0, the isoefficiency function of binary exchange on a mesh is W = 2K (t_w/t_c) √p 2^(2K (t_w/t_c) √p), where
    K = E/(1 − E). Look at how steep the curve is, and halve t_w: the exponent halves.
p4-why =
    The formula takes 2 √p for the sum of distances in rows and columns, which is 2 (√p − 1). So it asks for more points than are
    needed, 2^(2K t_w/t_c) times as many. With √p − 1 the runs on both sides of the curve agree.
p4-printed = n that keeps E, as said
p4-summed = n that keeps E, with √p − 1
p4-constant = E with n = 2^(2 (√p − 1))
p4-power = E with n = p^2, from p to 4p
p4-falls = falls
p4-rises = rises
p4-axis = n

## 13.5

p5-place = Problem 13.5
p5-title = Powers of ω of the busiest processor: a recurrence
p5-claim =
    Show that no processor computes more than h(n, p) powers of ω, where h(n, 1) = n, h(p, p) = log p and h(n, p) = h(n, 2p) + n/p
    − 1. Look at the last processor: it needs one new power in each of the first log p iterations, then 2, 4, … n/p.
p5-most = most powers that a processor computes
p5-step = more than with 2p processors
p5-new = new powers of the last processor
p5-last = all powers of the last processor are the most

## 13.6

p6-place = Problem 13.6
p6-title = The transpose on a mesh and on a linear array
p6-claim =
    Find T_p, S and E of the two-dimensional transpose on a √p × √p mesh and on a line of p processors. With the book's exchanges
    of all with all, as they are remembered, T_p is t_c (n/p) log n + (2 t_s + t_w n/p)(√p − 1) and t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1).
    Look at the channels in the middle of the mesh, over which a quarter of all words go each way.
p6-why-mesh =
    Two schedules. The formula is that of messages which are combined: all for a row travel as one, then all for a column, with 2
    (√p − 1) start-ups. Executed, processors exchange pair by pair, with p − 1 start-ups. Their words share channels, but take only
    (3/7) t_w n/√p instead of t_w n/√p. With both counted (by pairs) the formula is exact.
p6-why-line =
    The formula is that of a ring on which every message is passed on from neighbour to neighbour. Executed, processors exchange
    pair by pair: as many start-ups, but a third of t_w n instead of half of it, as words flow over all links of their way at once.
p6-mesh = mesh, T_p with combined messages
p6-mesh-by-pairs = mesh, pair by pair
p6-in-rows = mesh, 3-D transpose with 2 (√p − 1) start-ups
p6-line = line, T_p with messages passed on
p6-line-by-pairs = line, pair by pair
p6-time = T_p
p6-speedup = S
p6-efficiency = E
# What is followed by a number: no run is faster than the words that cross the middle.
p6-middle-mesh = mesh, words cross the middle
p6-middle-line = line, words cross the middle
p6-at-least = at least { $time }
p6-combined = combined
p6-passed = passed on
p6-by-pairs = pair by pair
p6-axis-mesh = E, mesh of 16
p6-axis-line = E, line of 16

## 13.7

p7-place = Problem 13.7
p7-title = How wide a mesh has to be to transpose like a hypercube
p7-claim =
    Without start-ups, by which factor must the bandwidth of a mesh grow so that the two-dimensional transpose takes as long as on
    a hypercube of p processors? t_w (n/p)(√p − 1) against t_w n/p says √p − 1. Look at both machines side by side and
    change the width of the mesh.
p7-why =
    √p − 1 belongs to an exchange with combined messages. Pair by pair, in the i-th step as many messages share a channel as the
    highest binary digit of the row or of the column of i is worth, which adds up to (3/7)(√p³ − 1)/(p − 1), a little under half of √p.
    Both grow like √p.
p7-factor = factor
p7-as-fast = T_p with channels as much wider
p7-enough = T_p with channels √p − 1 wide
p7-root = T_p with channels √p wide
p7-least = factor, by what crosses the middle
p7-at-most = at most { $time }
p7-at-least = at least { $factor }
p7-axis = factor
p7-pairs = pair by pair
p7-bound = no schedule needs less

## 13.8

p8-place = Problem 13.8
p8-title = Which algorithm? Five sets of constants, three sizes
p8-claim =
    On a hypercube with t_w = 1 and t_s = 250, 50, 10, 2 or 0, which is the best of binary exchange and the transposes in 2, 3, 4
    and 5 dimensions: for n = 2^15 and p = 2^12, for n = 2^12 and p = 2^6, for n = 2^20 and p = 2^12? The last two t_s and the
    sizes are told from memory. Look at the chart of the fastest and lower t_s: fewer dimensions win.
p8-why =
    The formulas let a processor send all n/p words in each transposition, though one part stays where it is. The more dimensions, the
    larger that part: with t_s = 10 the transpose in four dimensions takes 234 for communication and not 282, that in three 252
    and not 268. So four are faster.
p8-fastest = fastest
p8-communication = time of communication
p8-whether = can be run
p8-possible = possible
p8-impossible = too few points
p8-exchange = binary exchange
p8-transpose = transpose, { $dims }-D
p8-sets = constants

## 13.9

p9-place = Problem 13.9
p9-title = A mesh whose channels widen as p^x
p9-claim =
    The channels of a √p × √p mesh carry p^x times as much. By communication log n must grow like p^(1/2 − x), and n exponentially
    in that; to fill the channels, n like p^(1 + x). So W of the order of p^1.5 log p is the best that any width gives, at
    x = 1/2. Told from memory. Look at the curve for E = 0.6 and change the width from p^0.25 to p^0.5.
p9-why =
    The formula takes 2 √p for the sum of distances, which is 2 (√p − 1) (problem 13.4). On few processors that moves the curve past
    a power of two. With √p − 1 the runs agree.
p9-communication = n that keeps E, as said
p9-summed = n that keeps E, with √p − 1
p9-filled = words of an exchange, to fill a channel
p9-full = E with n = p^(1 + x), from p = 16 to 256
p9-falls = falls
p9-rises = rises
p9-best = x for which n grows the least
p9-axis = log n / log p
