// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public import Foundation

// As much of UIKit as the guides' samples need, for a terminal: views hold what is set, tables can be printed, and
// layout does nothing.

/// A view.
@MainActor
open class UIView {
  /// How a view's content fits into it.
  public enum ContentMode {
    case scaleToFill, scaleAspectFit, scaleAspectFill
  }

  public var backgroundColor: UIColor?
  public var translatesAutoresizingMaskIntoConstraints = true
  public var clipsToBounds = false
  public var contentMode = ContentMode.scaleToFill
  public var layoutMargins = UIEdgeInsets()
  public var tintColor: UIColor?
  public let layer = CALayer()
  /// The views inside of it.
  public private(set) var subviews: [UIView] = []

  public init(frame: CGRect = .zero) {}

  /// Puts a view into it.
  public func addSubview(_ view: UIView) {
    subviews.append(view)
  }
}

/// What a view is drawn on.
@MainActor
public final class CALayer {
  public var masksToBounds = false
}

/// A text on the screen.
open class UILabel: UIView {
  public var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  public var attributedText: NSAttributedString?
  public var font: UIFont?
  public var textColor: UIColor?
  public var numberOfLines = 1
}

/// A picture on the screen.
open class UIImageView: UIView {
  public var image: UIImage?
}

/// Views in a row or a column.
open class UIStackView: UIView {
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var spacing: CGFloat = 0

  /// Puts a view at the end.
  public func addArrangedSubview(_ view: UIView) {
    addSubview(view)
  }
}

/// A color.
public struct UIColor: Sendable, Hashable {
  let name: String

  public static let white = UIColor(name: "white")
  public static let gray = UIColor(name: "gray")
  public static let lightGray = UIColor(name: "light gray")
  public static let yellow = UIColor(name: "yellow")
}

/// A face of letters.
public struct UIFont: Sendable, Hashable {
  /// How heavy letters are.
  public enum Weight: Sendable {
    case regular, bold
  }

  public let size: CGFloat
  public let weight: Weight

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
}

/// A picture, known by its name.
public struct UIImage: Sendable, Hashable {
  public let name: String

  public init?(systemName name: String) {
    self.name = name
  }
}

extension NSAttributedString.Key {
  public static var font: Self { Self(rawValue: "NSFont") }
  public static var backgroundColor: Self { Self(rawValue: "NSBackgroundColor") }
}

/// The name that the Helper's documentation has for ``Foundation/NSAttributedString/Key/backgroundColor``.
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
