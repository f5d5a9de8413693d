"""What commands write besides their answers: progress, sums, the version."""
