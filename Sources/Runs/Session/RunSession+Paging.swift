package import SearchModel
import SpecLoader
import TerminalText
package import Workspaces

extension RunSession {
  /// Warns of what the command line says of pages of hits where no section shows hits, or where the spec has a window
  /// of its own, and of pages where all hits are loaded from the first one on.
  ///
  /// - Parameter pagedQueryID: the id of a query of the run that asks for a page behind the first one.
  package func warn(
    ofPaging parameters: SearchParameters, reach: RunPlan.Reach = .onePage, pagedQueryID: String? = nil,
    in workspace: SearchWorkspace
  ) {
    let modules = workspace.spec.modules.filter(\.showsHits)
    guard !modules.isEmpty else {
      for name in RunRequest.pagingOptions(parameters, reach) {
        console.warn("\(name) has no effect: no section shows hits")
      }
      return
    }
    let query = workspace.specification.query
    if reach != .onePage {
      let paged = modules.filter { query.overlaid(with: $0.query)["page"]?.integerValue ?? 0 > 0 }
      if !paged.isEmpty { warn(ofPageOf: "the spec in \(paged.map(\.id).joined(separator: ", "))", reach) }
      if let pagedQueryID { warn(ofPageOf: "the query '\(pagedQueryID)', and of others that have one,", reach) }
    }
    guard parameters.hitsPerPage != nil, parameters["page"] == nil else { return }
    let windows = modules.filter { query.overlaid(with: $0.query).hasWindow }
    guard !windows.isEmpty else { return }
    let place = windows.count == modules.count ? "" : " in \(windows.map(\.id).joined(separator: ", "))"
    console.warn(
      "--hits-per-page has no effect\(place): 'offset' and 'length' of the spec say which hits are shown")
  }
}

extension RunSession {
  /// Warns of a page that counts no more, because hits are loaded from the first one on.
  private func warn(ofPageOf subject: String, _ reach: RunPlan.Reach) {
    console.warn(
      "the 'page' of \(subject) has no effect: \(reach == .allPages ? "--all" : "--rows") begins with the first page")
  }
}

extension RunRequest {
  /// The options of the command line that say which hits are loaded.
  static func pagingOptions(_ parameters: SearchParameters, _ reach: RunPlan.Reach) -> [String] {
    let options = [
      ("--page", parameters["page"] != nil), ("--hits-per-page", parameters.hitsPerPage != nil),
      (reach == .allPages ? "--all" : "--rows", reach != .onePage),
    ]
    return options.filter(\.1).map(\.0)
  }
}
