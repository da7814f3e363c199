public import SearchModel

/// A view that shows the values of a facet and lets people choose among them.
///
/// Source of the behaviour: InstantSearch's `FacetListController`.
public protocol FacetListController: AnyObject {
  /// The function to call when a value is clicked; set when the controller is connected.
  var onClick: ((Facet) -> Void)? { get set }
  /// Takes the values to show, in their order.
  func setSelectableItems(_ items: [SelectableItem<Facet>])
  /// Called after the values were set.
  func reload()
}

extension FacetListInteractor {
  /// Lets a controller show the values now and after each change, and choose among them. The connection keeps neither
  /// alive. Once it is ended, clicks have no effect, and the shown values stay.
  ///
  /// - Parameter presenter: orders and limits the values; nil shows them in the order of the answer.
  @discardableResult
  public func connectController(
    _ controller: any FacetListController, with presenter: FacetListPresenter? = nil
  ) -> Connection {
    let show = { [weak self, weak controller] in
      guard let self, let controller else { return }
      let items = selectableItems
      controller.setSelectableItems(presenter?.transform(items) ?? items)
      controller.reload()
    }
    return Connection { [weak self, weak controller] in
      guard let self, let controller else { return [] }
      controller.onClick = { [weak self] facet in self?.select(facet.value) }
      show()
      return [
        onItemsChanged.subscribe { _ in show() },
        onSelectionsChanged.subscribe { _ in show() },
        Subscription { [weak controller] in controller?.onClick = nil },
      ]
    }
  }
}
