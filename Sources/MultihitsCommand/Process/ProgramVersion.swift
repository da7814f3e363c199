/// The version of the program.
enum ProgramVersion {
  /// The version, as CHANGELOG.md has it.
  static let current = "0.1.0"
}
