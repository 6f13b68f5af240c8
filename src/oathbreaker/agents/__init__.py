"""Who decides in a player's place: agents that see only what their player may see."""
