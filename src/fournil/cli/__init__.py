"""The command line: `fournil` and its commands."""
