# What stands in the panel of questions that the page asks before it shows: a question, or what came of the answer.

# Where nothing can be asked.
none-serial = A single processor sends no messages, so there is nothing to predict: choose at least two.
none-large = This run is too large for questions: they need other runs of this size, and those must not take longer than a second.
none-more = There is nothing more to ask about this run.
none-program = Questions are about the formulations: choose one as the algorithm.
# How many were right.
score = { $right } of { $asked } right
# The button that answers.
answer = Show what happens
covers = Answers are hidden on the page until you give yours.
# How the keyboard answers.
keys = The number keys choose, Enter answers.
right = Right.
wrong = Not quite. The answer is: { $answer }.
yours = You chose: { $answer }.
back = Back to the previous run
again = Show it again
next = Next question
fresh = New questions

sketch-given = On one processor E is { $efficiency }.
sketch-label = E against p: your sketch
sketch-label-both = E against p: your sketch, and the run
# The label of one slider.
sketch-point = E at p = { $p }
sketch-yours = your sketch
sketch-run = the run
sketch-right = Well drawn: on average your sketch is off by { $distance }.
sketch-wrong = On average your sketch is off by { $distance }.
sketch-most = The gap is largest at p = { $p }: you drew { $yours }, the run has { $run }.
sketch-table = Efficiency, sketched and simulated
