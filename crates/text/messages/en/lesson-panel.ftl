# The panel of a tour: what stands around the texts of a lesson, and what is said of a lesson's file that is wrong.

tours-about = Lessons with the simulator: each step shows a run, says what to look at and, now and then, asks a question before it shows the answer.
# How long a lesson is.
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# Beside the title of a lesson.
step-of = Step { $step } of { $steps }
# Name of the row of links to the steps.
step-list = Steps
step-link = Step { $step }
next = Next
back = Back
all-tours = All tours
# What ends a lesson, in place of Next.
the-end = That was the last step.
# Link after the last step, to the tour that follows in the list.
next-tour = Next tour: { $title }
# Heading of a question.
predict = Predict before you see
# The numbers that would show the answer are not to be seen meanwhile.
covered = Answers are hidden until you answer or go on.
# Beside an answer that was chosen.
chosen = your answer
chosen-right = your answer, correct
it-is-right = correct answer
answer-right = Right.
# Only before an explanation that begins with the answer.
answer-wrong = Not quite.
answer-other = Not quite. The answer is: { $answer }
# The answer of a question that nobody answered, shown to a class.
answer-is = The answer is: { $answer }
reveal = Show the answer
# A claim that was compared with the run, such as "messages = 64".
checked = Checked against this run
not-run = This run is not possible here: { $why }
keys-hint = Page Down and Page Up go forward and back, and first show the answer of an open question; the number keys choose one.
# The same on a touch screen.
touch-hint = Swipe left or right over this panel to go on or back; tap an answer to choose it.
# Files of lessons.
open-file = Open a lesson of your own
open-hint = Choose a file, or drop one onto the page. How to write one:
how-to-write = tours as files
no-tour = No tour { $id }. Available:
bad-file = This lesson cannot be shown. Nothing else on the page has changed.
