"""How Sphinx builds the documentation."""

from importlib.metadata import version as installed_version

project = "Fournil"
author = "The Fournil maintainers"
project_copyright = "2026, The Fournil maintainers"
release = installed_version("fournil")
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autoclass_content = "class"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True  # fields are listed once, as members

html_theme = "furo"
html_title = f"Fournil {release}"
html_show_sphinx = False
