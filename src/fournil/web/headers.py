"""The security headers of answers."""

from __future__ import annotations

from typing import Final

# Everything comes from this server, nothing is inline, and nobody may frame the table.
_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

SUBRESOURCE_HEADERS: Final = {
    name: SECURITY_HEADERS[name]
    for name in ("Cross-Origin-Resource-Policy", "X-Content-Type-Options")
}
"""What a script or a style sheet carries: the other headers say what a document may do.

A page loads dozens of them, and on a first visit the headers of each are sent uncompressed.
"""
