import Diagnostics

/// An attribute whose values are to be counted, and which indices declare for filters alone.
struct UncountedFacet {
  let attribute: String
  /// The names of the indices.
  let indices: [String]

  /// The code of the warning.
  static let code = "uncounted-facet"

  /// What is said of it.
  var message: String {
    let names = indices.map { Diagnostic.quoted($0) }.joined(separator: " and ")
    return
      "nothing is counted of \(Diagnostic.quoted(attribute)): it is for filters alone in the attributesForFaceting of "
      + "\(indices.count == 1 ? "the index" : "the indices") \(names)"
  }
}
