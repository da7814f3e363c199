import Diagnostics

/// Whether a text comes before another by its UTF-8 bytes, an order that no locale and no Unicode version changes.
package func utf8Precedes(_ left: String, _ right: String) -> Bool {
  ExactText(left) < ExactText(right)
}
