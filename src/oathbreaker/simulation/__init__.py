"""Many games: how they are planned, played in processes, recorded and counted."""
