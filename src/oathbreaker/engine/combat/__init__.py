"""CR 506-511 Combat."""
