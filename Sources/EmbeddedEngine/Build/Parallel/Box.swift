/// Something that is never copied, where a copyable value is asked for.
final class Box<Value: ~Copyable> {
  var value: Value

  init(_ value: consuming Value) {
    self.value = value
  }
}
