@main
struct Multihits {
  static func main() {}
}
