"""The public card: printed facts together with the tree of its text, the text written from it, and the verdict."""
