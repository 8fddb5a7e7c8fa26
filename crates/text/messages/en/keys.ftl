# What the keys do, each in a few words. Symbols of the papers (t'_c, ω, E) stay as they are.


play = play or pause
ends = to the start, to the end
speed = faster, slower
p = more, fewer processors
n = more, fewer points
algorithm = algorithm
order-overlap = order of the output; overlap; order of sending
radix-dims = radix; to the dimensions slider
twiddles = powers of ω; to the t'_c slider
group-cyclic = input and output, phases, cache blocking of group-cyclic
direction = direction
samples = complex or real samples
preset-machine = preset; kind of machine
network-switching = network; switching
# LogP; a torus under wormhole switching.
capacity-channels = capacity; virtual channels
sliders = to the machine's sliders, from the top
nearest = take the nearest possible value
signal-seed = signal; to the seed of the noise
record-hear = record a sound; hear the spectrum
file = open a file of your own
curves = efficiency, speedup, isoefficiency
isoefficiency = isoefficiency, and to the E slider
view = each view alone, then all
colours = colours
language = language
select = select the next processor, the previous one
share = share: links, embeds, files
papers = the papers, and back to the explorer
escape = clear the selection
help = these keys
event = to the next event, and back
step = step by event, message, stage …; one stage forward, one back
predict = questions about this run before you see it
write = this formulation as a program of your own, and back
present = present: full screen, large type; Page Up and Page Down go from stage to stage
# Of three keys: b, w, and, after the semicolon, h.
while-presenting = while presenting: a black screen, a white one, and any key to go on; the ring around the pointer
handout = a handout to print
compare = compare with the next alternative, on your own device stage by stage; swap the sides
lockstep = two runs in step, by time or by stage; the controls of the left or the right side
tours = tours: lessons next to the run
tour-steps = the next step of a tour, the previous one
words = every picture in words and as a table
contention = to the next contention, and back
marks = into a picture, and on to the next; inside, arrow keys go from mark to mark
live = how often to announce what happens; show it; slow down at transitions
pace = an even pace, two seconds a stage, or as the machine takes
sound = the curve as sound
race-next = in the race: the next step
undo = undo the last change
