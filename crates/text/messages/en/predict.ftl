# Questions that the page generates from the run and asks before it shows: "Predict".

# Title of the panel.
title = Predict
close = Close
# While the runs that a question needs are made.
waiting = Preparing the next question …
# $number: from 1.
number = Question { $number }
# What is hidden until the reader has answered stands under this.
covered = hidden until you answer
