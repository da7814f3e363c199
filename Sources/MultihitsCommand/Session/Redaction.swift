import Diagnostics
import SearchRunner
import Synchronization

/// The secrets of the specs that were read, and what hides them.
private let known = Mutex<(secrets: [String], mask: SecretMask)>(([], SecretMask([])))

/// Hides the secrets of a spec wherever the program speaks: errors, logs, explanations. Hits are never rewritten.
enum Redaction {
  /// Hides these secrets too from now on.
  static func begin(hiding secrets: [String]) {
    guard !secrets.isEmpty else { return }
    known.withLock { known in
      known.secrets += secrets
      known.mask = SecretMask(known.secrets)
    }
  }

  /// What hides the secrets that are known so far.
  static var mask: SecretMask { known.withLock { $0.mask } }

  /// The text with secrets as `***`.
  static func hiding(_ text: String) -> String {
    mask.hiding(text)
  }

  /// Says something on standard error, secrets hidden.
  static func writeError(_ text: String) {
    TextOutput.writeError(hiding(text))
  }
}
