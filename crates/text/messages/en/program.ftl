# The room in which a reader writes a schedule.

# Heading of the panel.
title = Your program
# What the editor is, for those who do not see it.
editor = Program
