"""HTTP and sockets: routes, limits, security, and the health of the server."""
