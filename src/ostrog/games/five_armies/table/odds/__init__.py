"""What a player can expect of dice: whole battles, single rolls, and dice outside battle."""
