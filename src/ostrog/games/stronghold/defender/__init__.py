"""What the Defender does with hourglasses, heroes and plans."""
