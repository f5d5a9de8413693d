"""The steps that bring a database from any older form to the present one."""
