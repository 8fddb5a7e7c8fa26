"""``python -m hyperfly_fft``: the command ``hyperfly``."""

from ._command import main

main()
