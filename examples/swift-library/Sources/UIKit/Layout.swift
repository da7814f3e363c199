// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Distances at the edges of a view.
public struct UIEdgeInsets: Sendable {
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {}
}

/// A relation of two edges, which means nothing in a terminal.
@MainActor
public final class NSLayoutConstraint {
  /// The direction of a row.
  public enum Axis {
    case horizontal, vertical
  }

  public var isActive = false

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// An edge of a view.
@MainActor
public struct NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// What has edges.
@MainActor
public protocol UILayoutArea {}

extension UILayoutArea {
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// A part of a view that others keep to.
public struct UILayoutGuide: UILayoutArea {}

extension UIView: UILayoutArea {
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
