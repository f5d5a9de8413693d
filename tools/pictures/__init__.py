"""The pictures of the documentation: every page and state of the site, by one command."""
