// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  /// The styles of rows.
  public enum CellStyle {
    case `default`
  }

  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()

  public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
  }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

/// A list of rows in sections.
public final class UITableView: UIView {
  /// How a list looks.
  public enum Style {
    case plain
  }

  /// The edge at which a row is shown.
  public enum ScrollPosition {
    case top
  }

  public weak var dataSource: UITableViewController?
  private var cells: [String: UITableViewCell.Type] = [:]
  /// How often the list was read anew.
  public private(set) var reloadCount = 0

  public func register(_ cell: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cells[identifier] = cell
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func reloadData() { reloadCount += 1 }
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  /// The titles of sections and their rows, as lines.
  public var lines: [String] {
    guard let dataSource else { return [] }
    return (0..<numberOfSections).flatMap { section -> [String] in
      let title = dataSource.tableView(self, titleForHeaderInSection: section).map { [$0] } ?? []
      return title
        + (0..<numberOfRows(inSection: section)).map { row in
          "  " + dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section)).line
        }
    }
  }
}

/// What controls a list: a subclass says what stands in it.
open class UITableViewController: UIViewController {
  public let tableView = UITableView()

  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView.dataSource = self
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tableView.dataSource = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

extension UITableViewCell {
  /// The row's texts, those with attributes between asterisks.
  var line: String {
    var labels = [textLabel].compactMap(\.self)
    func collect(_ view: UIView) {
      if let label = view as? UILabel { labels.append(label) }
      for view in view.subviews { collect(view) }
    }
    collect(contentView)
    let texts = labels.compactMap(\.attributedText).map { text in
      var line = ""
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let part = text.attributedSubstring(from: range).string
        line += attributes.isEmpty ? part : "*\(part)*"
      }
      return line
    }
    return (imageView?.image.map { ["[\($0.name)]"] } ?? []).joined() + texts.joined(separator: ", ")
  }
}
