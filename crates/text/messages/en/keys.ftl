# What the keys do, each in a few words. Symbols of the papers (t'_c, ω, E) stay as they are.

title = Keys
close = Close

play = play or pause
ends = to the beginning, to the end
speed = faster, slower
p = more, fewer processors
n = more, fewer points
algorithm = algorithm
order-overlap = order of the output; overlap
radix-dims = radix; to the slider of the dimensions
twiddles = powers of ω; to the slider of t'_c
group-cyclic = input and output, phases, cache blocking of group-cyclic
direction = direction
preset-machine = preset; kind of machine
network-switching = network; switching
sliders = to the sliders of the machine, from the top
nearest = take the nearest value that is possible
signal-seed = signal; to the seed of the noise
file = open a file of your own
curves = efficiency, speedup, isoefficiency
isoefficiency = isoefficiency, and to the slider of E
view = each view alone, then all
colours = colours
controls = controls, on a small screen
language = language
select = select the next processor, the one before
share = share: links, embeds, files
papers = the papers, and back to the explorer
escape = let go of what is selected
help = these keys
event = to the next event, and back
step = by what to step; a stage on, a stage back
predict = questions about this run, before it shows
present = present: full screen, large; Page Up and Page Down go from stage to stage
handout = a handout to print
