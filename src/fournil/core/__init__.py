"""The engine: cards, rules as data, moves, positions and what is legal in them."""
