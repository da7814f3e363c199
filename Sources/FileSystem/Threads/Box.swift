/// Something that is never copied, where a copyable value is asked for.
package final class Box<Value: ~Copyable> {
  package var value: Value

  package init(_ value: consuming Value) {
    self.value = value
  }
}
