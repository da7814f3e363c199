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
    let options = [
      ("--page", parameters["page"] != nil), ("--hits-per-page", parameters.hitsPerPage != nil),
      (reach == .allPages ? "--all" : "--rows", reach != .onePage),
    ]
    for (name, isSet) in options where isSet { console.warn("\(name) has no effect: no section shows hits") }
  }
}
