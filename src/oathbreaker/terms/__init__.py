"""What rules text is made of: typed frozen nodes, and no words."""
