import SearchDialects

/// Which part of the server answers a request.
struct ServerRouter: Sendable {
  let hosts: AllowedHosts
  let crossOrigin: CrossOrigin
  let keys: ServedKeys
  /// Whether the page needs a key, because others than this machine may ask.
  let needsKey: Bool
  let algolia: AlgoliaRoutes
  let page: PageRoutes

  /// The answer to a request.
  func answer(_ request: ServerRequest) async -> ServerReply {
    guard hosts.allows(request.headers["host"]) else {
      return ServerReply(fault: 403, "The host '\(request.headers["host"] ?? "")' is not one of this server")
    }
    guard request.method != "OPTIONS" else { return crossOrigin.preflight(request) }
    var reply = await self.reply(to: request)
    reply.headers += crossOrigin.headers(origin: request.headers["origin"])
    reply.headers.append(("x-content-type-options", "nosniff"))
    return reply
  }

  private func reply(to request: ServerRequest) async -> ServerReply {
    if let refusal = request.refusal { return ServerReply(fault: refusal.status, refusal.message) }
    return await route(request)
  }

  /// The answer to who may not see the page, or shows the key in its address: a browser keeps it and leaves it out of
  /// the address.
  private func refusal(of request: ServerRequest) -> ServerReply? {
    let given = request.served.caller("x-algolia-api-key")
    do throws(ServedFault) {
      let access = try keys.access(of: given ?? PageCookie.key(in: request), at: WallClock.seconds)
      guard !access.isRestricted else {
        throw ServedFault(403, "The page takes no key with restrictions: they hold for Algolia's interface alone")
      }
    } catch {
      return ServerReply(fault: error.status, error.message)
    }
    guard request.path == "/", let given, request.headers["x-algolia-api-key"] == nil else { return nil }
    let rest = request.query.split(separator: "&").filter { !ServedRequest.isAboutCaller(String($0)) }
    let place = rest.isEmpty ? "/" : "/?" + rest.joined(separator: "&")
    return ServerReply(303, headers: [("location", place), ("set-cookie", PageCookie.text(of: given))])
  }

  private func route(_ request: ServerRequest) async -> ServerReply {
    if request.path.hasPrefix("/1/") { return await algolia.answer(request) }
    if needsKey, request.path != "/health", let refusal = refusal(of: request) { return refusal }
    return await page.answer(request) ?? ServerReply(fault: 404, "Path not found")
  }
}
