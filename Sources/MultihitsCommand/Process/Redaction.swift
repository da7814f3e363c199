import Diagnostics
import Runs
import Synchronization
import TerminalText

/// The secrets of the specs that were read, and what hides them.
private let known = Mutex<(secrets: [String], mask: SecretMask)>(([], SecretMask([])))

/// What is to be said once the terminal is free again; nil while it is.
private let held = Mutex<String?>(nil)

/// Hides the secrets of a spec wherever the program speaks: errors, logs, explanations. Hits are never rewritten.
///
/// Errors of backends come without secrets already, since recordings and programs that use the library need them so.
/// What is hidden here is what else may hold one: texts that were typed, names of files, and the answers to uploads.
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

  /// Says something on standard error, secrets hidden. Everything that the program says there comes this way.
  static func writeError(_ text: ConsoleText) {
    let text = hiding(text.text)
    let isHeld = held.withLock { held in
      held? += text
      return held != nil
    }
    if !isHeld { TextOutput.writeError(ConsoleText(rendered: text)) }
  }

  /// Keeps what is said to oneself from now on, because a screen is drawn where it would be written.
  static func holdErrors() {
    held.withLock { $0 = $0 ?? "" }
  }

  /// Says what was held, and speaks freely again.
  static func releaseErrors() {
    let text = held.withLock { held in
      defer { held = nil }
      return held
    }
    if let text, !text.isEmpty { TextOutput.writeError(ConsoleText(rendered: text)) }
  }
}
