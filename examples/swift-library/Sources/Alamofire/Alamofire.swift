// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// As much of Alamofire 4 as the guide's backends need. Its host answers from what a program puts there, and like
/// Alamofire it calls handlers on the main queue.
@MainActor
public enum Alamofire {
  /// The answers of hosts: what a URL is answered with, as JSON.
  public static var answer: (URLComponents) -> String? = { _ in nil }

  /// What came of a request.
  public struct Result {
    public let value: Any?
  }

  /// An answer.
  public struct Response {
    public let result: Result
  }

  /// A request that was sent.
  @MainActor
  public struct Request {
    let url: String

    /// Calls a handler with the answer, once it has come.
    public func responseJSON(_ handler: @escaping @MainActor (Response) -> Void) {
      Task {
        await Task.yield()
        let text = URLComponents(string: url).flatMap(Alamofire.answer)
        let value = text.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
        handler(Response(result: Result(value: value)))
      }
    }
  }

  /// Sends a request.
  public static func request(_ url: String) -> Request { Request(url: url) }
}
