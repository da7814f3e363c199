package import SearchModel
import SpecLoader
import TerminalText
package import Workspaces

extension RunSession {
  /// Warns of what the command line says of pages of hits where no section shows hits.
  package func warn(
    ofPaging parameters: SearchParameters, reach: RunPlan.Reach = .onePage, in workspace: SearchWorkspace
  ) {
    guard !console.isQuiet, !workspace.spec.modules.contains(where: \.showsHits) else { return }
    for name in RunRequest.pagingOptions(parameters, reach) {
      console.warn("\(name) has no effect: no section shows hits")
    }
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
