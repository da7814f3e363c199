import SearchModel
import SpecLoader
import TerminalText
import Workspaces

extension RunSession {
  /// Warns of what the command line says of pages of hits where no section shows hits.
  func warn(ofPagingIn request: RunRequest, of spec: CheckedSpec) {
    guard !console.isQuiet, !spec.modules.contains(where: \.showsHits) else { return }
    let options = [
      ("--page", request.parameters["page"] != nil), ("--hits-per-page", request.parameters.hitsPerPage != nil),
      (request.reach == .allPages ? "--all" : "--rows", request.reach != .onePage),
    ]
    for (name, isSet) in options where isSet { console.warn("\(name) has no effect: no section shows hits") }
  }
}
