"""Printed facts about cards, no behaviour: symbols, colours, type lines, faces, colour identity, the catalog, importers."""
