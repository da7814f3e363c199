import FileSystem
import SearchBackends

// Apart from the reader, since builds without the network leave it out.
extension SpecFileReader {
  func certificateProblem(_ path: String) throws(FileError) -> String? {
    try certificateProblem(path) { NetworkOptions.problem(ofCertificateFile: $0) }
  }
}
