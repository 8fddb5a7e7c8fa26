# What the page itself says of tours.

# Heading of the list of lessons, and the button that opens it.
tours = Tours
close = Close
# When the reader has changed the run.
left-step = The page no longer shows the run of this step.
back-to-step = Back to the step
