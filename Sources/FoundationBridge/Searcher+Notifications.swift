// The names are those of the Helper.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SearchGraph
import SearchModel

extension Searcher {
  /// A request was sent. Its notification has the ``Searcher/RequestEvent`` under ``notificationEventKey``.
  public static let SearchNotification = Notification.Name("multihits.searcher.search")
  /// A request was answered. Its notification has the ``Searcher/ResultEvent``.
  public static let ResultNotification = Notification.Name("multihits.searcher.result")
  /// A request failed. Its notification has the ``Searcher/ErrorEvent``.
  public static let ErrorNotification = Notification.Name("multihits.searcher.error")
  /// A request was cancelled. Its notification has the ``Searcher/RequestEvent``.
  public static let CancelNotification = Notification.Name("multihits.searcher.cancel")
  /// Refinements were added or removed. Its notification has the ``Searcher/RefinementChangeEvent``.
  public static let RefinementChangeNotification = Notification.Name("multihits.searcher.refinementChange")
  /// What the event stands under in the `userInfo` of a notification.
  public static let notificationEventKey = "event"

  /// Posts a notification at each event of the searcher from now on, with the searcher as its object.
  ///
  /// The Helper's searchers post them by themselves. Here one says so, since most programs listen to the signals.
  ///
  /// - Returns: subscriptions that end it.
  @discardableResult
  public func postNotifications(to center: NotificationCenter = .default) -> [Subscription] {
    [
      post(onSearch, as: Self.SearchNotification, to: center), post(onResult, as: Self.ResultNotification, to: center),
      post(onError, as: Self.ErrorNotification, to: center), post(onCancel, as: Self.CancelNotification, to: center),
      post(onRefinementChange, as: Self.RefinementChangeNotification, to: center),
    ]
  }

  private func post<Event>(
    _ signal: Signal<Event>, as name: Notification.Name, to center: NotificationCenter
  ) -> Subscription {
    signal.subscribe { [weak self] event in
      center.post(name: name, object: self, userInfo: [Self.notificationEventKey: event])
    }
  }
}
