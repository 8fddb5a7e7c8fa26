# The page that opens without an address: two machines run the same transform, side by side.

race = Race
# The headline. $p: processors of each.
question =
    { $p ->
        [one] Two machines with { $p } processor each. The same Fourier transform. Does one lose?
       *[other] Two machines with { $p } processors each. The same Fourier transform. Does one lose?
    }
# Below it, before anything has run.
invitation = Press Play: each dot is a message with real numbers in it.
hypercube = Hypercube
a-wire-for-each = a wire for every partner
# Of a hypercube of many processors. $count: 64.
bundles = each line is { $count } wires; ● counts messages
mesh = Mesh
shared-ways = the way to a partner is shared
shared-wider-ways = the way to a partner is shared: wires { $width } times as wide
# The first jam. $load: messages; { $load } of them have one wire, which goes on to give each 1/{ $load } of what it carries.
jam =
    { $load ->
        [one] { $load } message wants this one wire.
       *[other] { $load } messages want this one wire: each gets 1/{ $load } of it.
    }
# Before the first jam, and after it.
under-way = Both have the same work, and send the same messages.
# Below the magnified wire, while no messages share it.
lens = One wire of the mesh, magnified
# The same before the first message, and after the last one, when it shows the moment at which most messages shared it.
lens-before = One wire of the mesh, magnified. No message has left yet.
lens-fullest =
    { $load ->
        [one] At its fullest moment { $load } message was on this wire.
       *[other] At its fullest moment { $load } messages shared this wire.
    }
# After the last message of both machines: the rest plays fast.
tail = The last message has arrived. The rest is computing: fast-forward, four times as fast.
# The end. $times: 1.47; $share: 99 %; $activity: contention.
mesh-loses = The mesh takes { $times } times as long. { $share } of the difference is { $activity }.
# The share of the difference when it is contention.
waiting-for-wires = waiting for shared wires
nobody-loses = Both take the same time: on so few processors every partner has a wire of its own.
# The signal that both machines transform, next to them, and the spectrum below each.
signal = The signal
signal-pieces = { $n } samples, one piece for each processor
spectrum = Spectrum, as far as it is computed
# The bet before the race, and what became of it.
bet = Which finishes first?
tie = Tie
bet-won = You were right.
bet-lost-to-hypercube = No: the hypercube was first.
bet-lost-to-mesh = No: the mesh was first.
bet-lost-to-tie = No: it is a tie.
# Below the answer. $share: 41 %; $activity: start-up, what takes most of the rest of the time.
over = Both spectra are equal. The hypercube computes { $share } of the time (E); most of the rest is { $activity }.
play = Play
pause = Pause
# The button that switches ticks on: more a second the more messages share a channel.
sound = Sound
processors = Processors
# What one processor of each machine does, as bars: the one that waits longest.
lanes = Bars: the slowest processor of each machine; the unit of time is one operation
# At the end of the shorter bar, and of the longer one. $times: 1.47.
done = done
as-long = { $times } × as long
# The steps of the way, as buttons.
next-more = Now 1024 processors
next-points = Can more points save the mesh?
next-wires = Can wider wires save it?
next-win-back = How large must n be to win it back?
next-landscape = See E for every p and n
next-values = What moves in those messages?
next-workbench = Open the workbench
# How to read the picture of the values.
values-say = A disc is a complex number: its size is the magnitude, scaled within each stage, and its colour the angle. Choose one to read it.

## Two steps that try to save the mesh, which has lost

# The headlines, and the line below before and after the reader has dragged. $hypercube, $mesh, $before: efficiencies, 0.14; $times: 16;
# $n: 65,536, 16 times as many as in the step before.
points-question = Can more points save the mesh?
points-invitation = E is the share of the processors’ time that is spent computing: { $hypercube } on the hypercube, { $mesh } on the mesh. Drag n, the number of points.
points-answer = With { $times } times the points, E on the mesh rises from { $before } to no more than { $mesh }: its shared wires carry { $times } times the words, too. On the hypercube it is { $hypercube }.
# The headline once n has risen.
points-lose = No: with { $times } times the points, E on the mesh reaches only { $mesh }.
wires-question = Can wider wires save the mesh?
wires-invitation = Now with { $n } points, because wide wires help long messages: E, the share of time spent computing, is { $hypercube } on the hypercube and { $mesh } on the mesh. Drag w, the width of the mesh’s wires.
wires-answer = With wires { $times } times as wide, E on the mesh rises from { $before } to { $mesh }. The hypercube has { $hypercube } with its narrow wires.
# The headline once the mesh is faster.
wires-win = Yes: with wires { $times } times as wide the mesh wins.
# The slider of w, for screen readers.
wires-width = width of the mesh’s wires
# The line above the landscape, the step before the values.
landscape-says = Colour is the efficiency E. Follow one colour to the right, to more processors: the mesh needs far more points for it than the hypercube.

## How large n must be, by hand

# The headline. $e: 0.40.
hand-question = Keep the efficiency at { $e }: how large must n be?
# The picture in words. $p: 16; $n: 4096; $e: 0.38.
hand-plot = p = { $p }, n = { $n }: E = { $e }
hand-axis-p = processors p
# What the disc and the rings are.
hand-here = your run
hand-ring = here E is { $kept }
# Below the headline, one at a time. $e: 0.38; $kept: 0.40, the efficiency to keep.
hand-begin = E is the share of the processors’ time that is spent computing: { $e } here, less than { $kept }. Drag the disc up or press ↑ for more points, left or ← for fewer processors.
hand-below = E = { $e } is below { $kept }: too few points for so many processors. Raise n until E is back.
hand-above = E = { $e } is more than { $kept }: a smaller n will do. Lower it.
hand-open = E = { $e }. Is a smaller n enough? It is being executed …
# $count: points that stayed so far, 1 to 3; it says no noun.
hand-stays = E is back, so this point stays: { $count } of 4. Raise p, and E falls again.
hand-curve = Your points are the isoefficiency curve: the closed form runs through them. Now try the mesh.
hand-curve-mesh = On the mesh the curve is steeper. Go on to the right, to where n runs off the page.
# $n and $size: powers of two, "2¹⁸".
hand-off =
    { $p ->
        [one] Not even { $n } points bring E back to { $kept }: { $p } processor needs { $size }. Here n runs off the page.
       *[other] Not even { $n } points bring E back to { $kept }: { $p } processors need { $size }. Here n runs off the page.
    }
