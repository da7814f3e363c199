// The name under which the guides import what has no view.
@_exported public import MultihitsKit
