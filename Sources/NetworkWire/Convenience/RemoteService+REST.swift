import Diagnostics
public import SearchBackends
public import SearchDialects

extension RemoteService {
  /// A REST search over the network, through a mapping. A call that finds no answer is sent again up to twice.
  ///
  /// - Parameters:
  ///   - mapping: how it is asked and its answers read.
  ///   - limits: how long a call may take, how many are open, how many a second.
  ///   - network: how the host is reached.
  public init(
    mapping: RESTMapping, limits: TransportLimits = TransportLimits(), network: NetworkOptions = NetworkOptions()
  ) {
    self.init(
      dialect: RESTDialect(mapping: mapping),
      caller: Transport(pool: .rest(), limits: limits, wire: CurlWire(options: network)),
      mask: SecretMask(mapping.secrets))
  }
}
