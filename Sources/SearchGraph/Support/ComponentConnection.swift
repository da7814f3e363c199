/// A connection between two components, as connectors keep them.
protocol ComponentConnection: AnyObject {
  /// Connects; when connected already, nothing changes.
  func connect()
  /// Undoes ``connect()``; when not connected, nothing changes.
  func disconnect()
}
