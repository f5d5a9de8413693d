"""What commands read: deals, sets of deals, ranges."""
