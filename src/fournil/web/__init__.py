"""The web face: a JSON API, and the pages on which one plays and reads."""

from fournil.web.app import create_app

__all__ = ["create_app"]
