"""What the kernels need from the machine: bits and bytes of words, raw memory, a clock.

Each part is a pair. The ``.pxd`` file gives compiled kernels C functions that the compiler folds
into their loops; the ``.py`` file of the same name does the same in Python for the uncompiled form.
"""
