import ArgumentParser
import SearchDialects
import SearchServer
import Workspaces

/// Where a server listens, and who may ask it.
struct ServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where to listen (default: 127.0.0.1:7700); port 0 takes a free one. Beyond this machine, a key is needed.",
      valueName: "address:port"))
  var listen: String?

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Option(
    help: ArgumentHelp("The key that may search (also from MULTIHITS_SEARCH_KEY).", valueName: "key"))
  var searchKey: String?

  @Option(
    help: ArgumentHelp("The key that may do everything (also from MULTIHITS_ADMIN_KEY).", valueName: "key"))
  var adminKey: String?

  @Option(help: ArgumentHelp("The application that requests must name (default: any).", valueName: "id"))
  var applicationID: String?

  @Option(
    name: .customLong("cors"),
    help: ArgumentHelp(
      "An origin whose pages may read answers, '*' for all (repeatable; default: those of this machine).",
      valueName: "origin"))
  var origins: [String] = []

  @Flag(help: "Leave changes of the spec and of its files aside.")
  var noWatch = false

  @Flag(help: "Refuse requests with parameters that cannot act here and would change hits.")
  var strict = false

  @Flag(help: "End when standard input is closed, as it is when the parent process is gone.")
  var untilStdinCloses = false

  func validate() throws {
    if let listen, ListenAddress(listen) == nil {
      throw ValidationError("--listen takes ADDRESS:PORT, as 127.0.0.1:7700, found '\(listen)'")
    }
    for origin in origins where origin != "*" {
      if let problem = ServeRequest.problem(ofOrigin: origin) {
        throw ValidationError("--cors takes an origin, as https://shop.example, or '*', found '\(origin)'\(problem)")
      }
    }
    if applicationID == "" { throw ValidationError("an application has at least one character") }
    if searchKey == "" || adminKey == "" { throw ValidationError("a key has at least one character") }
  }

  /// What is asked of the server; a key that is not given is taken from the environment.
  func request(_ spec: String, workspace: SearchWorkspace.Options) -> ServeRequest {
    func key(_ given: String?, _ name: String) -> String? {
      given ?? ProcessEnvironment.variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    var request = ServeRequest(spec: spec, workspace: workspace)
    request.address = listen.flatMap(ListenAddress.init) ?? .standard
    request.keys = ServedKeys(
      search: key(searchKey, "MULTIHITS_SEARCH_KEY"), admin: key(adminKey, "MULTIHITS_ADMIN_KEY"),
      applicationID: applicationID)
    request.origins = origins.isEmpty ? nil : origins
    request.watches = !noWatch
    request.isStrict = strict
    request.endsWithInput = untilStdinCloses
    return request
  }
}
