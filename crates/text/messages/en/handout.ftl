# The page to print: what is seen, on paper.

heading = Parallel FFT: { $what }
parameters = Parameters
parameter = parameter
value = value
meaning = meaning
results = What came out
figures = Figures
# One moment of the run; $view is the machine, the timeline …
machine = The machine at t = { $time }, when the most happens on a channel or under way
why = Why it takes this long: the terms of T_p
curves = Efficiency against p, and where the time of this run went
supersteps = The supersteps
schedule = When a processor produces and sends its outputs
chosen = What was on the screen, at t = { $time }
link = The living page
link-hint = Scan the code or type the address: it opens this very run.
# A link that needs this machine's disk.
link-local = The page lies on a disk: behind # stands what makes this run.
notes = Notes
# The row in the dialog of files.
file = Handout to print
# A button of the same dialog.
print = Print a handout (H)
