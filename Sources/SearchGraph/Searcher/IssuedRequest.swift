package import SearchModel

/// A request on its way: what was asked, by which component, and in which of its searches.
///
/// An answer is handed back together with the issued request that caused it, so that a component can tell an answer to
/// its present search from one that comes too late.
package struct IssuedRequest {
  /// What was asked.
  package let request: SectionRequest
  /// The number of the component's search that the request belongs to; higher is newer.
  package let sequence: Int
  /// What asked and takes the answer.
  package let component: any SearchComponent

  /// A request that a component issues.
  package init(request: SectionRequest, sequence: Int, component: any SearchComponent) {
    self.request = request
    self.sequence = sequence
    self.component = component
  }
}

@available(*, unavailable)
extension IssuedRequest: Sendable {}
