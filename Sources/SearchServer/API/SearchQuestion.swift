import Diagnostics
import SearchDialects
import SearchModel
import SpecLoader

/// What the page, or who asks as it does, wants to know: a row of a query file, and what else a request says.
struct SearchQuestion: Sendable {
  /// The text to search for.
  var query = ""
  /// The parameters of the row.
  var parameters: SearchParameters = [:]
  /// The filters of the row.
  var filters: FilterTexts = []
  /// What was chosen of facets, by module.
  var refinements: ExactDictionary<[Refinement]> = [:]
  /// The sections that are wanted; empty for all.
  var modules: [String] = []
  /// The backend to ask; nil for the spec's.
  var backend: String?
  /// Whether the answer is explained.
  var isExplained = false
  /// A record whose place is to be explained.
  var objectID: String?
  /// What of the row has no effect.
  private(set) var warnings: [String] = []

  /// Reads a request.
  ///
  /// - Parameter spec: the modules that there are.
  /// - Throws: ``ServedFault`` with 400 for what it does not take, and with 404 for a module that there is not.
  init(_ request: ServerRequest, of spec: SearchSpecification) throws(ServedFault) {
    let ids = spec.modules.map(\.id)
    var row: JSONObject = [:]
    if request.method == "POST" {
      row = try request.served.object()
      if let chosen = row["refinements"] { refinements = try Refinement.all(in: chosen) }
      row["refinements"] = nil
    }
    var arguments: [String] = []
    let pairs = try FormText(request.query).pairs
    if let name = Self.repeated(in: pairs.map(\.name)) {
      throw ServedFault(400, "'\(name)' is given twice; 'filters' and 'module' alone may be")
    }
    for (name, value) in pairs {
      switch name {
      case "query", "page", "hitsPerPage":
        guard row[name] == nil else {
          throw ServedFault(400, "'\(name)' is in the address and in the body; give it once")
        }
        row[name] = .string(value)
      case "filters": arguments.append(value)
      case "module": modules.append(value)
      case "backend": backend = value
      case "explain": isExplained = try Self.flag(name, value)
      case "object": objectID = value
      // Which spec is asked, was read before.
      case "against": break
      // Who asks is no part of the question.
      case _ where ServedRequest.isAboutCaller(name): break
      default:
        let hint = Suggestions.hint(Suggestions.closestMatch(to: name, among: Self.names))
        throw ServedFault(400, "unknown parameter '\(name)'\(hint)")
      }
    }
    guard objectID == nil || isExplained else {
      throw ServedFault(400, "'object' is for an explanation: explain=true")
    }
    for name in ["page", "hitsPerPage"] {
      if let number = row[name]?.stringValue.flatMap(Int.init) { row[name] = .integer(number) }
    }
    if row["query"] == nil { row["query"] = "" }
    guard (row["query"]?.stringValue ?? "").utf8.count <= Self.longestQuery else {
      throw ServedFault(400, "the query has more than \(Self.longestQuery) bytes")
    }
    try read(row, of: spec)
    let given: FilterTexts
    do throws(FilterSyntaxError) {
      given = try FilterTexts(arguments: arguments, modules: ids)
    } catch {
      throw ServedFault(400, "filters: \(error.message)")
    }
    filters = filters + given
    for id in modules + refinements.keys where !ids.contains(where: { $0.hasSameBytes(as: id) }) {
      throw ServedFault(
        404,
        "no module is named '\(id)'\(Suggestions.hint(for: id, among: ids, otherwise: "the modules are \(ids.joined(separator: ", "))"))"
      )
    }
    try checkChoices(of: spec)
    try checkModules(of: given, in: spec)
  }

  /// Refuses what would choose among records of a section that shows none.
  private func checkChoices(of spec: SearchSpecification) throws(ServedFault) {
    for module in spec.modules where refinements[module.id] != nil {
      guard case .facet(let facet) = module.content else { continue }
      let others = facet.refines.map { "'\($0)'" }.joined(separator: ", ")
      throw ServedFault(
        400,
        "'refinements.\(module.id)': the section shows values of a facet; choose them in \(others.isEmpty ? "a section of records" : others)"
      )
    }
  }

  /// Refuses filters in the address for a section that it does not want. The body may hold all that was chosen on a
  /// page of which a part is wanted.
  private func checkModules(of filters: FilterTexts, in spec: SearchSpecification) throws(ServedFault) {
    guard !modules.isEmpty else { return }
    let wanted = spec.modules.filter { module in modules.contains { $0.hasSameBytes(as: module.id) } }
    let counting = wanted.flatMap(\.filteringModules)
    for id in filters.byModule.keys where !counting.contains(where: { $0.hasSameBytes(as: id) }) {
      throw ServedFault(400, "there are filters of '\(id)', which is not among the sections that are wanted")
    }
  }

  /// Far beyond what any backend takes.
  private static let longestQuery = 8_192

  private static let names = [
    "query", "filters", "page", "hitsPerPage", "module", "backend", "against", "explain", "object",
  ]

  /// The first name that comes again, though one value of it is used.
  private static func repeated(in names: [String]) -> String? {
    var seen: ExactSet = []
    return names.first { Self.names.contains($0) && !["filters", "module"].contains($0) && !seen.insert($0).inserted }
  }

  /// Whether a request asks the spec that the served one is compared with.
  ///
  /// - Throws: ``ServedFault`` with 400 for a value that is no truth value.
  static func isAgainst(_ request: ServerRequest) throws(ServedFault) -> Bool {
    guard let value = try FormText(request.query).pairs.last(where: { $0.0 == "against" })?.1 else { return false }
    return try flag("against", value)
  }

  private static func flag(_ name: String, _ value: String) throws(ServedFault) -> Bool {
    switch value {
    case "true", "1", "": return true
    case "false", "0": return false
    default: throw ServedFault(400, "'\(name)' must be true or false, found '\(value)'")
    }
  }

  /// Reads the row as query files' rows are read.
  private mutating func read(_ row: JSONObject, of spec: SearchSpecification) throws(ServedFault) {
    guard row["within"] == nil else { throw ServedFault(400, "'within' is for 'expect'; leave it out") }
    let check = FilterCheck(specification: spec)
    var reader = QueryFileReader(row: row, name: "row", modules: spec.modules.map(\.id), filterCheck: check)
    do {
      guard let entry = try reader.next() else { throw ServedFault(400, "the row is empty") }
      guard entry.expectations.isEmpty else {
        throw ServedFault(400, "'expect' is judged by 'multihits test'; leave it out")
      }
      if let name = entry.carried.keys.first { throw ServedFault(400, "unknown key '\(name)'") }
      query = entry.query
      parameters = entry.parameters
      filters = entry.filterTexts
      // Filters are looked at together with those of the address.
      warnings = reader.warnings.filter { $0.code == "no-effect" }.map(\.fullMessage)
    } catch let fault as ServedFault {
      throw fault
    } catch let error as QueryFileError {
      throw ServedFault(400, error.diagnostics.map(\.fullMessage).joined(separator: "; "))
    } catch {
      throw ServedFault(400, "\(error)")
    }
  }
}
