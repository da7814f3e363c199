import TestSupport
import Testing

/// `multihits serve`, asked by the program itself and by the shell.
struct ServeTests {
  /// The fixture's spec, its sections on the server that `ADDRESS` names.
  private static let hosted = Fixture.spec.replacing(
    "indexModules:",
    with: """
      backends:
        hosted: { type: algolia, applicationID: APP, apiKey: search-key-1, hosts: ["${ADDRESS}"], timeout: 20s }
      backend: hosted
      indexModules:
      """)

  /// Starts a server, runs a script with its address in `$A`, ends the server, and says how it ended.
  private func serve(
    _ workspace: Workspace, options: String = "", signal: String = "TERM", _ script: String
  ) async throws -> Run {
    try await workspace.shell(
      """
      "$MULTIHITS" serve search.yaml --listen 127.0.0.1:0 \(options) > address 2> log & server=$!
      for i in $(seq 400); do [ -s address ] && break; sleep 0.05; done
      A=$(cat address)
      \(script)
      kill -\(signal) $server
      wait $server
      echo "ended $?"
      """)
  }

  @Test func ourOwnClientFindsTheSameByIt() async throws {
    let workspace = try Fixture.workspace(["hosted.yaml": Self.hosted, "queries.txt": "tom\nhanks\n\ncasa\nnothing\n"])
    let run = try await serve(
      workspace, options: "--search-key search-key-1",
      """
      "$MULTIHITS" batch search.yaml queries.txt --format json > local.json
      "$MULTIHITS" batch hosted.yaml queries.txt --set "ADDRESS=$A" --format json > served.json
      """)
    #expect(run.output.hasSuffix("ended 0\n"), "\(run.output)\(run.errors)")
    try expectEqual(workspace.text("local.json"), workspace.text("served.json"))
    #expect(try workspace.text("local.json").contains("Tom Hanks"))
  }

  @Test(arguments: ["TERM", "INT"]) func itEndsOrderly(signal: String) async throws {
    let run = try await serve(try Fixture.workspace(), signal: signal, "true")
    expectEqual(run.output, "ended 0\n", "\(run.errors)")
  }

  @Test func aSecondSignalEndsItAtOnce() async throws {
    // Both signals wait for the program to go on.
    let run = try await serve(
      try Fixture.workspace(), signal: "CONT", "kill -STOP $server; kill -TERM $server; kill -INT $server")
    #expect(["ended 130\n", "ended 143\n"].contains(run.output), "\(run.output)\(run.errors)")
  }

  @Test func itEndsWithItsInput() async throws {
    let workspace = try Fixture.workspace()
    let run = try await workspace.shell(
      #"sleep 1 | "$MULTIHITS" serve search.yaml --listen 127.0.0.1:0 --until-stdin-closes; echo "ended $?""#)
    #expect(run.output.hasPrefix("http://127.0.0.1:") && run.output.hasSuffix("\nended 0\n"), "\(run.output)")
  }

  @Test func anAddressThatIsTakenIsSaid() async throws {
    let run = try await serve(
      try Fixture.workspace(),
      #""$MULTIHITS" serve search.yaml --listen "${A#http://}"; echo "second $?""#)
    expectEqual(run.output, "second 69\nended 0\n")
    #expect(run.errors.contains("cannot listen on 127.0.0.1:") && run.errors.contains("takes a free port"))
  }

  @Test func beyondThisMachineAKeyIsNeeded() async throws {
    let run = try await (try Fixture.workspace()).run("serve", "search.yaml", "--listen", "0.0.0.0:0")
    #expect(run.status == 64 && run.output.isEmpty && run.errors.contains("--search-key"))
    let wrong = try await (try Fixture.workspace()).run("serve", "search.yaml", "--listen", "here")
    #expect(wrong.status == 64 && wrong.errors.contains("ADDRESS:PORT"))
  }

  @Test func aSpecWithErrorsIsNotServed() async throws {
    let run = try await (try Fixture.workspace(["search.yaml": "version: 1\nindexModules: 5\n"])).run(
      "serve", "search.yaml")
    #expect(run.status == 78 && run.output.isEmpty)
  }

  @Test func theAddressIsAnObjectWhereLogsAre() async throws {
    let workspace = try Fixture.workspace()
    let run = try await workspace.shell(
      #""$MULTIHITS" serve search.yaml --listen 127.0.0.1:0 --until-stdin-closes --log-format json < /dev/null"#)
    #expect(run.output.hasPrefix(#"{"address":"http://127.0.0.1:"#), "\(run.output)")
  }

  @Test func changesAreTakenUpAndErrorsLeaveWhatIsServed() async throws {
    let workspace = try Fixture.workspace(["hosted.yaml": Self.hosted])
    let run = try await serve(
      workspace,
      """
      ask() {
        "$MULTIHITS" search hosted.yaml --set "ADDRESS=$A" --format ndjson --module actors hanks | grep -o '"name":"[^"]*"' |
          head -n 1
      }
      # until TEXT: asks until the first actor is this one.
      until_is() {
        for i in $(seq 200); do [ "$(ask)" = "$1" ] && { echo "found $1"; return; }; sleep 0.1; done
        echo "still $(ask)"
      }
      until_is '"name":"Tom Hanks"'
      sed -i.bak 's/Tom Hanks/Colin Hanks/' actors.csv
      until_is '"name":"Colin Hanks"'
      cp search.yaml right.yaml
      echo 'nonsense: 1' >> search.yaml
      for i in $(seq 200); do grep -q nonsense log && break; sleep 0.1; done
      until_is '"name":"Colin Hanks"'
      sed 's/searchableAttributes: \\[name\\]/searchableAttributes: [rating]/' right.yaml > new.yaml && mv new.yaml search.yaml
      until_is ''
      """)
    expectEqual(
      run.output,
      "found \"name\":\"Tom Hanks\"\nfound \"name\":\"Colin Hanks\"\nfound \"name\":\"Colin Hanks\"\nfound \nended 0\n",
      "\(run.errors)")
    #expect(try workspace.text("log").contains("unknown key 'nonsense'"))
  }

  @Test func rulesBeginWhileItServes() async throws {
    let spec = Fixture.spec.replacing("records: films.json", with: "records: films.json\n    rules: rules.json")
    let workspace = try Fixture.workspace(["search.yaml": spec, "rules.json": "[]\n"])
    let run = try await serve(
      workspace,
      #"""
      get() { python3 -c 'import sys, urllib.request as u; print(u.urlopen(sys.argv[1]).read().decode(), end="")' "$1"; }
      rule='[{"objectID":"r","conditions":[{"pattern":"tom","anchoring":"is"}],
        "consequence":{"params":{"query":"casablanca"}},"validity":[{"from":%s,"until":%s}]}]'
      printf "$rule" $(($(date +%s) + 3)) $(($(date +%s) + 100000)) > rules.json
      for i in $(seq 400); do
        get "$A/api/v1/search?query=tom&module=films" | grep -q '"nbHits": 1,' && { echo begun; break; }
        sleep 0.1
      done
      """#)
    expectEqual(run.output, "begun\nended 0\n", "\(run.errors)")
  }

  @Test func anotherSpecIsServedBesideAndFollowed() async throws {
    let workspace = try Fixture.workspace(["other.yaml": Fixture.spec])
    let run = try await serve(
      workspace, options: "--against-spec other.yaml",
      """
      get() { python3 -c 'import sys, urllib.request as u; print(u.urlopen(sys.argv[1]).read().decode(), end="")' "$1"; }
      "$MULTIHITS" search search.yaml tom --format json > here.json
      get "$A/api/v1/search?query=tom&against=true" | cmp - here.json && echo same
      sed 's/^name:.*//; 1i name: Another' search.yaml > other.yaml
      for i in $(seq 100); do
        get "$A/api/v1/spec" | grep -q '"against":{"name":"Another"' && break
        sleep 0.1
      done
      get "$A/api/v1/spec" | grep -o '"against":{"name":"[A-Za-z]*"'
      """)
    expectEqual(run.output, "same\n\"against\":{\"name\":\"Another\"\nended 0\n", "\(run.output)\(run.errors)")
  }

  @Test func anotherSpecWithErrorsIsNotServed() async throws {
    let workspace = try Fixture.workspace(["other.yaml": "indexModules: []\n"])
    let run = try await workspace.shell(
      #""$MULTIHITS" serve search.yaml --against-spec other.yaml --listen 127.0.0.1:0; echo "ended $?""#)
    #expect(run.output == "ended 78\n" && run.errors.contains("other.yaml:1:"))
  }
}
