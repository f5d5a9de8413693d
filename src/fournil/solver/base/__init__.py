"""What every kernel shares above the runtime: limits, results, the protocol of a kernel."""
