/// What a YAML document may cost, so that no input can exhaust time, memory or the stack.
package struct YAMLLimits: Sendable, Hashable {
  /// How deep lists and mappings may be nested, counted along aliases too.
  package var maximumDepth: Int
  /// The largest size of the file in bytes.
  package var maximumByteCount: Int
  /// The largest number of values and keys, where each alias counts as much as what it stands for.
  package var maximumNodeCount: Int
  /// The number of errors after which reading stops.
  package var maximumDiagnosticCount: Int
  /// The most bytes of all texts, where each alias counts as much as what it stands for.
  package var maximumTextByteCount: Int

  /// Depth 100, 16 MiB, a million values and keys, a thousand errors, 64 MiB of text.
  package static let `default` = YAMLLimits()

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - maximumDepth: How deep collections may be nested.
  ///   - maximumByteCount: The largest size of the file in bytes.
  ///   - maximumNodeCount: The largest number of values and keys after expansion of aliases.
  ///   - maximumDiagnosticCount: The number of errors after which reading stops.
  ///   - maximumTextByteCount: The most bytes of text after expansion of aliases.
  package init(
    maximumDepth: Int = 100, maximumByteCount: Int = 16 << 20, maximumNodeCount: Int = 1_000_000,
    maximumDiagnosticCount: Int = 1_000, maximumTextByteCount: Int = 64 << 20
  ) {
    self.maximumDepth = maximumDepth
    self.maximumByteCount = maximumByteCount
    self.maximumNodeCount = maximumNodeCount
    self.maximumDiagnosticCount = maximumDiagnosticCount
    self.maximumTextByteCount = maximumTextByteCount
  }
}
