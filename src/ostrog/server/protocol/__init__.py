"""The wire: what client and server say to each other; the client's types are made from it.

It holds structs alone and needs nothing but msgspec and the kernel, so that it can be imported
where no server is installed.
"""
