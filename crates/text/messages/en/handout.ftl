# The page to print.

heading = Parallel FFT: { $what }
parameters = Parameters
parameter = parameter
value = value
meaning = meaning
results = Results
figures = Figures
# One moment of the run; $view is the machine, the timeline …
machine = The machine at t = { $time }, its busiest moment
why = Why it takes this long: the terms of T_p
curves = Efficiency against p, and where the time of this run went
supersteps = The supersteps
schedule = When a processor produces and sends its outputs
chosen = The view on the screen at t = { $time }
link = The interactive page
link-hint = Scan the code or type the address to open this very run.
# A link that needs this machine's disk.
link-local = The page is a file on a disk; the part of its address after # describes this run.
notes = Notes
# The row in the dialog of files.
file = Handout to print
# A button of the same dialog.
print = Print a handout (H)
