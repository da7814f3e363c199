import Diagnostics

/// The way to a value inside a record: member names from the outside in, written with dots (`ratings.average`).
///
/// A dot that belongs to a name is written `\.`.
package struct FieldPath: Sendable, Hashable, CustomStringConvertible {
  /// The member names, at least one.
  package let components: [String]

  /// Reads `a.b\.c` as `["a", "b.c"]`.
  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "\\")) else {
      components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return
    }
    var components = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        if character != "." { components[components.count - 1].append("\\") }
        components[components.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "." {
        components.append("")
      } else {
        components[components.count - 1].append(character)
      }
    }
    if isEscaped { components[components.count - 1].append("\\") }
    self.components = components
  }

  /// A path of ready components.
  package init(components: [String]) {
    self.components = components
  }

  /// The path as it is written in a spec.
  package var description: String {
    components.map { component in
      component.utf8.contains(UInt8(ascii: "."))
        ? String(component.flatMap { $0 == "." ? ["\\", "."] : [$0] }) : component
    }
    .joined(separator: ".")
  }
}

extension FieldPath {
  /// Whether the names are equal by their bytes, as names of members are.
  package static func == (left: FieldPath, right: FieldPath) -> Bool {
    left.components.elementsEqual(right.components) { $0.hasSameBytes(as: $1) }
  }

  package func hash(into hasher: inout Hasher) {
    for component in components { hasher.combine(ExactText(component)) }
  }
}

extension JSON {
  /// The value at a path through objects, nil when a member is missing or something on the way is not an object.
  package func value(at path: FieldPath) -> JSON? {
    value(at: path.components[...])
  }

  fileprivate func value(at components: ArraySlice<String>) -> JSON? {
    var value = self
    for component in components {
      guard case .object(let members) = value, let next = members[component] else { return nil }
      value = next
    }
    return value
  }

  /// All values at a path, lists on the way and at its end flattened, in the record's order; nulls are left out.
  ///
  /// `cast.name` finds the name of each member of a list of objects, as Algolia's attributes do.
  package func values(at path: FieldPath) -> [JSON] {
    var found: [JSON] = []
    collect(path.components[...], into: &found)
    return found
  }

  private func collect(_ components: ArraySlice<String>, into found: inout [JSON]) {
    switch self {
    case .array(let elements):
      for element in elements { element.collect(components, into: &found) }
    case .object(let members):
      guard let first = components.first else {
        found.append(self)
        return
      }
      members[first]?.collect(components.dropFirst(), into: &found)
    case .null: return
    default:
      if components.isEmpty { found.append(self) }
    }
  }
}

extension JSONObject {
  /// The value at a path through objects, nil when a member is missing or something on the way is not an object.
  func value(at path: FieldPath) -> JSON? {
    guard let first = path.components.first else { return .object(self) }
    return path.components.count == 1 ? self[first] : self[first]?.value(at: path.components.dropFirst())
  }
}
