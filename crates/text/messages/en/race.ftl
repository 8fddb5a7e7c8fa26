# The page that opens without an address: two machines run the same transform, side by side.

race = Race
# The headline. $p: processors of each.
question =
    { $p ->
        [one] Two machines with { $p } processor each. The same Fourier transform. Why does one lose?
       *[other] Two machines with { $p } processors each. The same Fourier transform. Why does one lose?
    }
# Below it, before anything has run.
invitation = Every dot is a message with real numbers in it. Press Play, or choose the number of processors.
hypercube = Hypercube
a-wire-for-each = a wire for every partner
mesh = Mesh
shared-ways = the way to a partner is shared
# The first jam. $load: messages; { $load } of them have one wire, which goes on to give each 1/{ $load } of what it carries.
jam =
    { $load ->
        [one] { $load } message wants this one wire.
       *[other] { $load } messages want this one wire: each gets 1/{ $load } of it.
    }
# Before the first jam, and after it.
under-way = Both have the same work, and send the same messages.
# The end. $times: 1.47; $share: 99 %; $activity: contention.
mesh-loses = The mesh takes { $times } times as long. { $share } of the difference is { $activity }.
nobody-loses = Both take the same time: on so few processors every partner has a wire of its own.
play = Play
pause = Pause
processors = Processors
# What one processor of each machine does, as bars: the one that waits longest.
lanes = One processor of each machine: the one that waits longest
# At the end of the shorter bar, and of the longer one. $times: 1.47.
done = done
as-long = { $times } × as long
# The steps of the way, as buttons.
next-more = Now 1024 processors
next-win-back = How large must n be to win it back?
next-values = What moves in those messages?
next-workbench = Open the workbench
# The lines beside the buttons, on the second and the third step of the way.
win-back-says = A larger n gives every processor more to do between messages. These curves say how large n must be to keep the efficiency: on the mesh it soon runs off the page.
values-say = Sixteen samples on four processors. A disc is a complex number: as large as its magnitude, in the colour of its angle. Point at one to read it.
