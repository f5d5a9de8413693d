# The installed "cython" module re-exports this one but carries no types of its own.
from Cython.Shadow import *
