"""Reading card data that others publish: Scryfall bulk files and MTGJSON, streamed, into facts."""
