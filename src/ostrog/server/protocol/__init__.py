"""The messages that client and server exchange; the client's types are generated from them.

The package contains only structs and depends only on msgspec and the kernel, so that it can be
imported where no server is installed.
"""
