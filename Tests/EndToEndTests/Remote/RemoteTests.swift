import Testing

/// Searches on remote backends, whose faults take their time: one test after the other, and none beside others that
/// compute, or their time limits would be over before they begin.
@Suite(.serialized)
enum RemoteTests {}
