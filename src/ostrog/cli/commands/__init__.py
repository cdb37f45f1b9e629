"""The subcommands of `ostrog`, in one module for each or for a few related ones."""
