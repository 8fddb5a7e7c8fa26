# Buttons of the header that lead to a lesson.
predict = Predict
# Q is the key.
predict-title = Questions about this run before you see it (Q)
present = Present
# F is the key.
present-title = Full screen, large type, figures only (F)
# Esc is the key.
end-presenting = End presenting
