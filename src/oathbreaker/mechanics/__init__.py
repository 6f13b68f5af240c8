"""All that a card can say and do, one room per family: each class is a term with its phrases and what it does."""
