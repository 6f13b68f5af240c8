"""How much of Magic is read: every card's verdict, what stops the others, and what has been played."""
