"""Build hook: compiles the solver's kernels ahead of time where a compiler is at hand.

Every kernel module is ordinary Python that also runs uncompiled, so each extension is optional:
without a compiler the installation still succeeds and the same source is interpreted instead.
``FOURNIL_KERNELS=runtime,bakers_game`` limits a build to the named packages of the solver;
``FOURNIL_KERNELS=none`` builds none.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

KERNELS = {
    "bakers_dozen": (
        "bestfirst",
        "boxes",
        "expansion",
        "layout",
        "matchings",
        "memo",
        "relaxed",
        "search",
        "windows",
    ),
    "bakers_game": ("deadends", "dealing", "movegen", "ordering", "search", "state"),
    "bakers_game.shortest": ("bound", "search", "states"),
    "generic": ("board", "search"),
    "runtime": ("arrays", "buckets", "budget", "keyset"),
}
"""The modules that are compiled, by package of ``fournil.solver``."""

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}


def kernel_extensions() -> list[Extension]:
    """Return the extensions to build, or none where Cython is missing."""
    chosen = os.environ.get("FOURNIL_KERNELS", ",".join(KERNELS)).split(",")
    modules = [(kernel, name) for kernel in KERNELS if kernel in chosen for name in KERNELS[kernel]]
    if not modules:
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    extensions = [
        Extension(
            f"fournil.solver.{kernel}.{name}",
            [str(Path("src", "fournil", "solver", *kernel.split("."), f"{name}.py"))],
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0"],
        )
        for kernel, name in modules
    ]
    built: list[Extension] = cythonize(extensions, compiler_directives=DIRECTIVES)
    for extension in built:
        # Set here because cythonize makes new extensions and does not hand this one on.
        extension.optional = True
    return built


def compile_messages() -> None:
    """Compile the messages of every language; without a Fluent parser, that waits for run time."""
    sys.path.insert(0, str(Path(__file__).parent / "src"))
    try:
        from fournil.messages.compiler import compile_languages
    except ImportError:
        return
    compile_languages()


compile_messages()
setup(
    ext_modules=kernel_extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
