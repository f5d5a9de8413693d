"""The commands, one module each, with a ``COMMAND`` that says what it takes."""
