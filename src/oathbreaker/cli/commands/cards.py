"""`oathbreaker cards update | import FILE | reset`: which card data is used."""
