import Diagnostics
import SpecLoader

extension RemoteBackends {
  /// A maker of the remote backends of a checked spec.
  init(
    _ spec: CheckedSpec, mask: SecretMask? = nil, recordings: Recordings = .none, observer: WorkspaceObserver? = nil
  ) {
    self.init(
      specification: spec.specification, network: spec.reading.network, mask: mask ?? SecretMask(spec.secrets),
      recordings: recordings)
    if let observer { self.observer = { observer(.requestSent($0)) } }
  }
}
