import Presentation
import TerminalText

extension RunSession {
  /// Warns of a file whose name promises another form than it gets.
  func warn<Form>(ofName path: String?, form: Form) where Form: CaseIterable & RawRepresentable<String> {
    guard !console.isQuiet, let path, let problem = OutputName.problem(of: path, form: form) else { return }
    console.warn("--output: \(problem)")
  }
}
