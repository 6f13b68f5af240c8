"""The formats of deck lists, one module each: recognising, reading, and writing where a program reads it back."""
