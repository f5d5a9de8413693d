"""Cards, boards, deals and moves as text: codes, other programs' formats, comments."""
