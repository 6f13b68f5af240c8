"""The command line `oathbreaker`."""
