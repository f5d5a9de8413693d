"""Deals: the dealing rules, what a text that names a deal stands for, ranges of deals."""
