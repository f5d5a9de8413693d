"""The search for Baker's Dozen and Good Measure: no cells, cards move one by one."""
