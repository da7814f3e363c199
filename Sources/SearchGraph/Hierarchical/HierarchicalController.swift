/// A view that shows a tree of categories and lets people choose a place in it.
///
/// Source of the behaviour: InstantSearch's `HierarchicalController`.
public protocol HierarchicalController: AnyObject {
  /// The function to call with the value of a clicked row; set when the controller is connected.
  var onClick: ((String) -> Void)? { get set }
  /// Takes the rows to show, in their order.
  func setItem(_ item: [HierarchicalFacet])
}
