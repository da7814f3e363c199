"""A connection that sends one request after the other at little cost; the standard library's would add to each time."""

import socket


class Connection:
    """HTTP/1.1 on a kept connection to a server on this machine."""

    def __init__(self, port, key):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=600)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.headers = f"Host: localhost\r\nX-TYPESENSE-API-KEY: {key}\r\n".encode()

    def get(self, target):
        return self.request(b"GET " + target.encode() + b" HTTP/1.1\r\n" + self.headers + b"\r\n")

    def post(self, target, body):
        length = f"Content-Length: {len(body)}\r\n\r\n".encode()
        return self.request(b"POST " + target.encode() + b" HTTP/1.1\r\n" + self.headers + length + body)

    def request(self, request):
        """Sends a whole request and returns the body of its answer."""
        self.socket.sendall(request)
        received = bytearray()
        while (end := received.find(b"\r\n\r\n")) < 0:
            self.receive(received)
        head, body = bytes(received[:end]).lower(), received[end + 4 :]
        if b"transfer-encoding: chunked" in head:
            return self.chunks(body)
        length = int(head.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0])
        while len(body) < length:
            self.receive(body)
        return bytes(body)

    def chunks(self, received):
        """The body of an answer that comes in chunks, each after its size in hexadecimal digits."""
        body = bytearray()
        while True:
            while (end := received.find(b"\r\n")) < 0:
                self.receive(received)
            size = int(bytes(received[:end]), 16)
            while len(received) < end + size + 4:
                self.receive(received)
            body += received[end + 2 : end + 2 + size]
            del received[: end + size + 4]
            if size == 0:
                return bytes(body)

    def receive(self, into):
        block = self.socket.recv(1 << 18)
        if not block:
            raise ConnectionError("the server closed the connection")
        into += block

    def close(self):
        self.socket.close()
