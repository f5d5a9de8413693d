"""Texts that look nearly like a board in JSON, and that no reader may stumble over."""

DIGITS = "1" * 4301
"""One digit more than Python turns into a whole number."""

BOARDS = {
    "digits": '{"tableau piles":' + DIGITS + "}",
    "negative digits": '{"cells":[-' + DIGITS + "]}",
    "exponent": '{"tableau piles":1e' + "9" * 400 + "}",
    "surrogate name": '{"\\ud800":1}',
    "surrogate card": '{"tableau piles":[["\\udfff"]]}',
    "surrogate foundation": '{"tableau piles":[],"foundations":["\\ud800"]}',
    "not a number": '{"tableau piles":[NaN,Infinity,-Infinity]}',
    "bare nan": '{"cells":NaN}',
    "deep lists": '{"tableau piles":' + "[" * 3000,
    "deep objects": '{"a":' * 2000,
    "closed deep lists": '{"tableau piles":' + "[" * 900 + "]" * 900 + "}",
    "control": '{"\\u001b[2J\\u0000":1}',
    "raw control": '{"tableau piles":[["\x1b"]]}',
    "name twice": '{"tableau piles":[["KS"]],"tableau piles":[]}',
    "true": '{"tableau piles":true,"cells":null}',
    "object": '{"tableau piles":{"0":["KS"]}}',
    "numbers": '{"tableau piles":[[1,2],[3]]}',
    "empty words": '{"tableau piles":[[""]],"cells":[""]}',
    "only": "{",
    "long name": '{"' + "x" * 3000 + '":1}',
}
