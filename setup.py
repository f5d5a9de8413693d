"""Build hook: compiles the solver's kernels ahead of time where a compiler is at hand.

Every kernel module is ordinary Python that also runs uncompiled, so each extension is optional:
without a compiler the installation still succeeds and the same source is interpreted instead.
``FOURNIL_KERNELS=boulanger,dozen`` limits a build to the named rooms of the solver;
``FOURNIL_KERNELS=none`` builds none.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

KERNELS = {
    "boulanger": ("dead", "dealing", "moves", "order", "search", "state", "table"),
    "dozen": (
        "bestfirst",
        "boxes",
        "layout",
        "matchings",
        "memo",
        "relaxed",
        "search",
        "steps",
        "windows",
    ),
    "general": ("board", "search"),
    "machine": ("budget",),
    "shortest": ("board", "bound", "dead", "frontier", "search", "states", "tables"),
}
"""The modules that are compiled, by room of ``fournil.solver``."""

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}


def kernel_extensions() -> list[Extension]:
    """The extensions to build, or none where Cython is missing."""
    chosen = os.environ.get("FOURNIL_KERNELS", ",".join(KERNELS)).split(",")
    modules = [(room, name) for room in KERNELS if room in chosen for name in KERNELS[room]]
    if not modules:
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    extensions = [
        Extension(
            f"fournil.solver.{room}.{name}",
            [str(Path("src", "fournil", "solver", room, f"{name}.py"))],
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0"],
        )
        for room, name in modules
    ]
    built: list[Extension] = cythonize(extensions, compiler_directives=DIRECTIVES)
    for extension in built:
        # Set here because cythonize makes new extensions and does not hand this one on.
        extension.optional = True
    return built


setup(
    ext_modules=kernel_extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
