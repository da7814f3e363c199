import Diagnostics
import FileSystem
package import SearchBackends
import SpecLoader
package import Workspaces

/// The steps that runs have in common: a spec is read and checked, its files are opened, queries are read, and what
/// came of it is told. Each step that fails throws a ``RunFailure``, which knows the exit status.
package struct RunSession: Sendable {
  /// Whom the run tells what there is to say.
  package let console: any RunConsole
  private let network: any NetworkAccess

  /// A session.
  ///
  /// - Parameter network: what reaches hosts.
  package init(console: any RunConsole, network: any NetworkAccess) {
    self.console = console
    self.network = network
  }

  /// Reads a spec and hides its secrets from now on; nothing is reported yet.
  ///
  /// - Throws: ``RunFailure`` with 66.
  package func reading(_ file: String, options: SearchWorkspace.Options) throws -> WorkspaceReading {
    do throws(FileError) {
      let reading = try WorkspaceReading(file, options: options, network: network)
      console.hide(reading.secrets)
      return reading
    } catch {
      throw RunFailure(.missingInput, error.description)
    }
  }

  /// Reads a spec, hides its secrets from now on and reports its findings.
  ///
  /// - Throws: ``RunFailure`` with 66 for a missing file, 78 for an invalid spec, 64 for options that name what the
  ///   spec does not have.
  package func read(_ file: String, options: SearchWorkspace.Options) throws -> CheckedSpec {
    try check(try reading(file, options: options), tellsWarnings: !console.isQuiet)
  }

  /// A spec on another backend.
  ///
  /// - Throws: ``RunFailure`` with 78 or 64.
  package func read(_ spec: CheckedSpec, onBackend backend: String) throws -> CheckedSpec {
    do {
      let reading = try spec.reading(onBackend: backend)
      console.hide(reading.secrets)
      // What there is to say about the spec was said when it was read first.
      return try check(reading, tellsWarnings: false)
    } catch let error as UnknownNameError {
      throw RunFailure(error)
    }
  }

  /// The spec of a reading, whose findings are reported.
  ///
  /// - Parameter tellsWarnings: whether findings are reported that do not make the spec invalid.
  private func check(_ reading: WorkspaceReading, tellsWarnings: Bool) throws -> CheckedSpec {
    do {
      let spec = try reading.checked()
      // Notes are for those who validate: what they leave to queries, the run's may say.
      let findings = reading.diagnostics.filter { $0.severity != .note }
      if tellsWarnings { console.report(findings, sources: [reading.source]) }
      return spec
    } catch let error as SpecificationError {
      let shown = tellsWarnings ? error.diagnostics : error.diagnostics.filter { $0.severity == .error }
      console.report(shown, sources: [error.source])
      throw RunFailure(.invalidSpec)
    } catch let error as UnknownNameError {
      if tellsWarnings { console.report(reading.diagnostics, sources: [reading.source]) }
      throw RunFailure(error)
    }
  }
}

extension CheckedSpec {
  /// Refuses outputs that would overwrite what the run reads.
  ///
  /// - Throws: ``RunFailure`` with 64.
  package func refuse(
    _ outputs: [PlannedOutput], reading others: [(path: String, kind: String)] = [], and counterpart: CheckedSpec? = nil
  ) throws {
    do throws(InputConflict) {
      try check(outputs, reading: others, and: counterpart)
    } catch {
      throw RunFailure(.usage, error.message)
    }
  }
}

extension RunInputs {
  /// Refuses outputs that would overwrite an input.
  ///
  /// - Throws: ``RunFailure`` with 64.
  package func refuse(_ outputs: [PlannedOutput]) throws {
    do throws(InputConflict) {
      try check(outputs)
    } catch {
      throw RunFailure(.usage, error.message)
    }
  }
}
