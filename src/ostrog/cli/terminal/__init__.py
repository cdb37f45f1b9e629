"""Code that commands share: messages, options, and the printing of tables and decisions."""
