"""The lab: bots play each other by the thousand, on one machine or on a cluster.

What a run plays, how it is stored and how its figures are read are modules of their own; those that
need large parts (Ray, Arrow, DuckDB) are imported by whoever runs something.
"""
