"""Which messages travel to the page: its script fills them in itself, without asking the server.

A move must not wait for its words. What is sent are the compiled messages that the server itself
uses (see `fournil.messages.formatter`), and beside them ``page-locale``, the tag to make ``Intl``
objects with.
"""

from __future__ import annotations

PREFIXES = ("page-", "card-", "place-", "suit-", "rank-", "move-", "announce-")
"""What the table needs."""

OWN_PREFIXES = ("replay-", "statistics-")
"""What pages with a script of their own need, each its own; it does not travel to the table."""
