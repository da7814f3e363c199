// Remote searches: Algolia, Typesense and declared REST searches.
@_exported public import MultihitsCore
@_exported public import NetworkWire
@_exported public import SearchBackends
@_exported public import SearchDialects
