// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

extension UIImageView {
  /// Loads a picture; here its name stands for it.
  public func sd_setImage(with url: URL?) {
    image = url.flatMap { UIImage(systemName: $0.lastPathComponent) }
  }
}
