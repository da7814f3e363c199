"""The program under test, and the official clients that ask it."""

import asyncio
import json
import os
import subprocess
import urllib.parse
import urllib.request

from algoliasearch.composition.client import CompositionClient, CompositionClientSync
from algoliasearch.composition.config import CompositionConfig
from algoliasearch.http.hosts import Host, HostsCollection
from algoliasearch.insights.client import InsightsClient, InsightsClientSync
from algoliasearch.insights.config import InsightsConfig
from algoliasearch.search.client import SearchClient, SearchClientSync
from algoliasearch.search.config import SearchConfig

APPLICATION, SEARCH_KEY, ADMIN_KEY = "CLIENTS", "key-that-searches", "key-that-does-all"


class Program:
    """The program with a spec, in a folder of its own."""

    def __init__(self, binary, spec, folder):
        self.binary, self.spec = binary, spec
        self.environment = dict(os.environ, XDG_CACHE_HOME=os.path.join(folder, "cache"), TERM="dumb")
        self.server = None
        self.url = ""

    def serve(self):
        # The server ends with its standard input, so that it never outlives this script.
        arguments = [
            self.binary, "serve", self.spec, "--listen", "127.0.0.1:0", "--until-stdin-closes",
            "--search-key", SEARCH_KEY, "--admin-key", ADMIN_KEY, "--application-id", APPLICATION]
        self.server = subprocess.Popen(
            arguments, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self.server.stdout.readline().strip()
        if not self.url.startswith("http://"):
            raise SystemExit(f"the server did not start: {self.url!r}")

    def end(self):
        """Ends the server; returns its exit code."""
        self.server.stdin.close()
        return self.server.wait(timeout=20)

    def search(self, *arguments):
        """What the command line finds: the sections by their indices."""
        output = subprocess.run(
            [self.binary, "search", self.spec, "--format", "json", *arguments], env=self.environment, check=True,
            stdout=subprocess.PIPE, stdin=subprocess.DEVNULL).stdout
        return {section["indexName"]: section for section in json.loads(output)["sections"]}

    def ask(self, method, path, key=ADMIN_KEY, body=b""):
        """What the server answers to a request that no client makes or tells of: its status and content."""
        headers = {"x-algolia-application-id": APPLICATION, "x-algolia-api-key": key}
        request = urllib.request.Request(self.url + path, data=body or None, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def config(self, key, application, kind=SearchConfig):
        address = urllib.parse.urlparse(self.url)
        config = kind(application, key)
        config.hosts = HostsCollection([Host(address.hostname, scheme="http", port=address.port)])
        return config


class Synchronous:
    """The client whose methods wait."""

    name = "sync"

    def __init__(self, program):
        self.program = program
        self.opened = []
        self.client = self.open(ADMIN_KEY)

    kinds = {
        SearchConfig: SearchClientSync, CompositionConfig: CompositionClientSync, InsightsConfig: InsightsClientSync}

    def make(self, key, application, kind=SearchConfig):
        return self.kinds[kind].create_with_config(self.program.config(key, application, kind))

    def compositions(self):
        """A client of compositions."""
        self.opened.append(self.make(SEARCH_KEY, APPLICATION, CompositionConfig))
        return self.opened[-1]

    def insights(self):
        """A client that sends events of users."""
        self.opened.append(self.make(SEARCH_KEY, APPLICATION, InsightsConfig))
        return self.opened[-1]

    def open(self, key, application=APPLICATION):
        """A client with a key of its own, as an application would make one."""
        client = self.make(key, application)
        self.opened.append(client)
        return client

    def run(self, value):
        """What a method gave."""
        return value

    def close(self):
        for client in self.opened:
            self.run(client.close())


class Asynchronous(Synchronous):
    """The client whose methods are awaited, here one after the other."""

    name = "async"

    def __init__(self, program):
        self.loop = asyncio.new_event_loop()
        super().__init__(program)

    kinds = {SearchConfig: SearchClient, CompositionConfig: CompositionClient, InsightsConfig: InsightsClient}

    def run(self, value):
        return self.loop.run_until_complete(value)

    def close(self):
        super().close()
        self.loop.close()
