"""Printed facts about cards, no behaviour: faces, costs, types, colour identity, the catalog, importers."""
