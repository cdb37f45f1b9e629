"""What commands share: words, options, and how tables and decisions are printed."""
