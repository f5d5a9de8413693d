"""The search for Jeu du Boulanger: same suit, runs move whole, empty columns take anything."""
