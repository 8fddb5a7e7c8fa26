# Buttons of the header that lead to a lesson.
predict = Predict
# Q is the key.
predict-title = Questions about this run before you see it (Q)
present = Present
# F is the key.
present-title = Full screen, large type, figures only (F)
# Esc is the key.
end-presenting = End presenting
# To the editor of the run as a program, and to the measurements. Short, in the header. B is the key.
write = Write
write-title = This formulation as a program of your own (B)
device = Your device
device-title = Run the schedule on your own device, measured next to predicted
