"""The engines that are measured beside ours, each behind `peers.base.Peer`, run by `peers.worker`."""
