package import SpecLoader
package import Workspaces

// Which sections know why a record is where it is.
extension CheckedSpec {
  /// Why nobody can say it, as a sentence.
  package static let explainingNobody =
    "no section of records is on the embedded backend, which alone says why a record is where it is"

  /// Whether a module can say why a record is where it is in its section, or not there.
  package func explainsRecords(of module: ModuleSpecification) -> Bool {
    module.showsHits && specification.isEmbedded(module)
  }
}
