// The graph of a search and its vocabulary, for programs that bring their own backend. The attribute is the one that
// the standard library's own overlays use for this; without it a program would import every room by hand.
@_exported public import Diagnostics
@_exported public import SearchGraph
@_exported public import SearchModel
