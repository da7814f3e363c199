import Diagnostics
import SearchModel
import YAMLTree

/// Reads a spec: decodes it, fills in defaults and variables, checks every reference.
package enum SpecReader {
  /// Reads a spec from its bytes.
  ///
  /// Touches neither disk nor network; what must be known about files comes through the options.
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file as the user named it; its folder is what paths in the spec are relative to.
  ///   - options: Variables, the environment, the backends of the run, and the files that the spec names.
  package static func read(
    bytes: [UInt8], file: String, options: SpecReadingOptions = SpecReadingOptions()
  ) -> SpecReading {
    let document = YAMLDocument.parse(bytes, file: file)
    guard let root = document.root else {
      return SpecReading(
        specification: nil, diagnostics: document.diagnostics, source: SourceMask.guessing(document.source),
        secrets: [],
        environmentNames: [])
    }
    let variables = Variables(
      assignments: options.assignments, environment: options.environment, section: root["variables"])
    var decoder = DocumentDecoder(file: file, variables: variables)
    let unused = UnusedBackends(root: root, choice: options.backendChoice, decoder: decoder)
    let secrets = SecretCollector(root: root, decoder: decoder)
    decoder.unusedBackends = unused.names
    let checked = decoder.decode(root, as: .mapping(SpecDeclarations.root), subject: "the spec")
    var assembler = SpecAssembler(file: file, options: options, decoder: decoder)
    let specification = checked.flatMap { assembler.assemble($0) }
    let diagnostics = Array(Set(document.diagnostics + assembler.decoder.diagnostics)).sorted()
    let mask = SourceMask(secrets)
    let environmentNames = (assembler.decoder.variables?.environmentNames ?? []).sorted()
    let hasVariables = !options.assignments.isEmpty || !environmentNames.isEmpty
    let names = hasVariables ? VariableNames(root: root) : nil
    return SpecReading(
      specification: diagnostics.contains { $0.severity == .error } ? nil : specification,
      diagnostics: diagnostics.map(mask.hiding), source: mask.hiding(document.source), secrets: mask.secrets,
      environmentNames: environmentNames, askingNames: names?.asking ?? [],
      variableNames: options.assignments.isEmpty ? nil : names?.all.sorted(),
      attributeUses: assembler.attributeUses, hitFields: assembler.hitFields, hierarchies: assembler.hierarchies,
      ruleRecords: assembler.ruleRecords)
  }
}
