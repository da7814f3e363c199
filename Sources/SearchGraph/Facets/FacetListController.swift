public import SearchModel

/// What shows the values of a facet and lets people choose among them.
///
/// Source of the behaviour: InstantSearch's `FacetListController`.
public protocol FacetListController: AnyObject {
  /// What to call when somebody clicks a value; set when the controller is connected.
  var onClick: ((Facet) -> Void)? { get set }
  /// Takes the values to show, in their order.
  func setSelectableItems(_ items: [SelectableItem<Facet>])
  /// Called after the values were set.
  func reload()
}

extension FacetListInteractor {
  /// Lets a controller show the values now and after each change, and choose among them. The connection keeps neither alive.
  /// Once it is ended, clicks choose nothing any more, and what is shown stays.
  ///
  /// - Parameter presenter: what orders and cuts the values; nil shows them in the order of the answer.
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
