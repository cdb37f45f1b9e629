"""The lab: bots play each other in thousands of games, on one machine or on a cluster.

Separate modules plan a run, play it, store it and analyse it. Modules that need large libraries
(Ray, Arrow, DuckDB) are imported only by the code that uses them.
"""
