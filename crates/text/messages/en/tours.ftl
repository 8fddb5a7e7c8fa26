# The texts of the tours that come with the page.
butterflies-title = The FFT as butterflies
