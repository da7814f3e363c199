"""A host of HTTP/2 that is at fault: http2_faults.py PORT CERTIFICATE KEY FAULT.

With "goaway" it answers requests one by one, and ends the connection behind each answer; with "closing" it does so
without saying it over HTTP/2. With "updates" and "empty" it answers none, and sends frames without end that belong to
no answer. With "mixed" every other connection speaks HTTP/1.1, each ends after some answers, and an answer has the
body of its request. With "old" all connections speak HTTP/1.1, and none ends; with "misnamed" they call it HTTP/2.0,
and with "disguised" HTTP/2 as libcurl does. With "silent" the first connection with some answers answers nothing any
more, and stays open; others answer everything. With "farewell" TLS alone tells the end of each connection, behind some
answers. With "malformed" answers have no status, with "endless" the head of an answer has no end. With "halved" an
answer breaks off, and says that HTTP/1.1 is to be spoken, by which requests are answered. With "resetting" and
"calming" a request whose body is "no" is reset, without a reason or since it is too much, and others are answered with
how often it came. With "cutting" and "breaking" all answers begin before they end, and the first connection with some
of them ends by GOAWAY, or by a frame that is too large, while they are open; with "truncating" each connection does.
With "talking" it does what it does with "goaway", and answers are no JSON.
"""

import itertools
import select
import socket
import ssl
import struct
import sys
import threading
import time

DATA, HEADERS, RST_STREAM, SETTINGS, GOAWAY, WINDOW_UPDATE, CONTINUATION = 0, 1, 3, 4, 7, 8, 9
INTERNAL_ERROR, ENHANCE_YOUR_CALM, HTTP_1_1_REQUIRED = 2, 11, 13
ACKNOWLEDGED, END_OF_STREAM, END_OF_HEADERS = 1, 1, 4
STATUS_200 = b"\x88"  # in the static table of HPACK
HEADER = b"\x00\x03x-a\x01b"  # a literal one
MOST_ANSWERS = 5  # on a connection of a "mixed" or "farewell" host, and on the first one of a "silent" host


def frame(kind, flags, stream, payload=b""):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def answer(stream, body=b"{}"):
    return frame(HEADERS, END_OF_HEADERS, stream, STATUS_200) + frame(DATA, END_OF_STREAM, stream, body)


def serve(connection):
    file = connection.makefile("rb")
    file.read(len("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"))
    connection.sendall(frame(SETTINGS, 0, 0))
    bodies, count = {}, 0
    while len(head := file.read(9)) == 9:
        kind, flags, stream = head[3], head[4], struct.unpack(">I", head[5:])[0]
        payload = file.read(int.from_bytes(head[:3], "big"))
        if kind == DATA:
            bodies[stream] = bodies.get(stream, b"") + payload
        if kind == SETTINGS and not flags & ACKNOWLEDGED:
            connection.sendall(frame(SETTINGS, ACKNOWLEDGED, 0))
        if kind in (HEADERS, DATA) and flags & END_OF_STREAM:
            if fault == "mixed":
                count += 1
                connection.sendall(answer(stream, bodies.pop(stream, b"")))
                if count < MOST_ANSWERS:
                    continue
                connection.sendall(frame(GOAWAY, 0, 0, struct.pack(">II", stream, 0)))
                return finish(connection)
            if fault == "silent":
                count += 1
                if count > MOST_ANSWERS and not silent:
                    silent.append(connection)
                if connection not in silent:
                    connection.sendall(answer(stream))
                continue
            if fault == "farewell":
                count += 1
                connection.sendall(answer(stream))
                if count == MOST_ANSWERS:
                    return say_farewell(connection)
                continue
            if fault in ("resetting", "calming"):
                if bodies.pop(stream, b"") == b"no":
                    refused.append(stream)
                    reason = INTERNAL_ERROR if fault == "resetting" else ENHANCE_YOUR_CALM
                    connection.sendall(frame(RST_STREAM, 0, stream, struct.pack(">I", reason)))
                else:
                    connection.sendall(answer(stream, b"%d" % len(refused)))
                continue
            if fault == "malformed":
                connection.sendall(frame(HEADERS, END_OF_HEADERS, stream, HEADER) + frame(DATA, END_OF_STREAM, stream))
                continue
            if fault == "halved":
                connection.sendall(
                    frame(HEADERS, END_OF_HEADERS, stream, STATUS_200) + frame(DATA, 0, stream, b'{"half'))
                time.sleep(0.01)
                connection.sendall(frame(RST_STREAM, 0, stream, struct.pack(">I", HTTP_1_1_REQUIRED)))
                continue
            if fault == "endless":
                connection.sendall(frame(HEADERS, 0, stream, STATUS_200))
                flood(connection, frame(CONTINUATION, 0, stream, HEADER))
            if fault == "updates":
                flood(connection, frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", 1)))
            if fault == "empty":
                connection.sendall(frame(HEADERS, END_OF_HEADERS, stream, STATUS_200))
                flood(connection, frame(DATA, 0, stream))
            end = b"" if fault == "closing" else frame(GOAWAY, 0, 0, struct.pack(">II", stream, 0))
            connection.sendall(answer(stream, b"Hello" if fault == "talking" else b"{}") + end)
            return finish(connection)


def serve_cutting(connection):
    """Begins each answer at once, and ends those that are open when nothing more comes."""
    take_bytes(connection, len("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"))
    connection.sendall(frame(SETTINGS, 0, 0))
    opened, count = [], 0
    while True:
        if opened and not connection.pending() and not select.select([connection], [], [], 0.02)[0]:
            connection.sendall(b"".join(frame(DATA, END_OF_STREAM, stream, b"}") for stream in opened))
            opened = []
        head = take_bytes(connection, 9)
        kind, flags, stream = head[3], head[4], struct.unpack(">I", head[5:])[0]
        take_bytes(connection, int.from_bytes(head[:3], "big"))
        if kind == SETTINGS and not flags & ACKNOWLEDGED:
            connection.sendall(frame(SETTINGS, ACKNOWLEDGED, 0))
        if kind not in (HEADERS, DATA) or not flags & END_OF_STREAM:
            continue
        count += 1
        opened.append(stream)
        begun = frame(HEADERS, END_OF_HEADERS, stream, STATUS_200) + frame(DATA, 0, stream, b"{")
        if fault == "truncating" or count == MOST_ANSWERS and not cut:
            cut.append(connection)
            too_large = frame(DATA, 0, stream, bytes(20_000))
            connection.sendall(
                begun + (too_large if fault == "breaking" else frame(GOAWAY, 0, 0, struct.pack(">II", 0, 0))))
            return finish(connection)
        connection.sendall(begun)


def take_bytes(connection, count):
    taken = b""
    while len(taken) < count:
        more = connection.recv(count - len(taken))
        if not more:
            raise OSError("the connection has ended")
        taken += more
    return taken


def serve_old(connection):
    """Answers over HTTP/1.1; a "mixed" host slowly enough for a second request to come before the first answer."""
    file = connection.makefile("rb")
    for _ in range(MOST_ANSWERS) if fault == "mixed" else itertools.count():
        length = 0
        if not file.peek(1):
            return
        while (line := file.readline().strip()):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        body = file.read(length)
        if fault == "mixed":
            time.sleep(0.003)
        status = {"misnamed": b"HTTP/2.0 200 OK", "disguised": b"HTTP/2 200 "}.get(fault, b"HTTP/1.1 200 OK")
        connection.sendall(status + b"\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
    finish(connection)


def finish(connection):
    """What was sent would be lost if the socket were closed while something that came on it is not read."""
    connection.settimeout(60)
    connection.shutdown(socket.SHUT_WR)
    while connection.recv(65536):
        pass


def say_farewell(connection):
    """As servers of asyncio do it; the connection itself stays open for longer than anybody waits."""
    connection.setblocking(False)
    try:
        connection.unwrap()
    except ssl.SSLError:
        pass  # nobody answers it
    time.sleep(60)


def flood(connection, what):
    while True:
        connection.sendall(what * 1000)


def take(connection, is_old):
    try:
        with contexts[is_old].wrap_socket(connection, server_side=True) as secured:
            speaks_http2 = secured.selected_alpn_protocol() == "h2"
            cuts = fault in ("cutting", "breaking", "truncating")
            (serve_cutting if cuts else serve if speaks_http2 else serve_old)(secured)
    except (OSError, ValueError):
        pass


port, certificate, key, fault = sys.argv[1:]
refused = []  # the requests that were reset
cut = []  # the connection that ended while answers were open
silent = []  # the connection that answers nothing any more
contexts = []
for protocol in ("h2", "http/1.1"):
    contexts.append(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
    contexts[-1].load_cert_chain(certificate, key)
    contexts[-1].set_alpn_protocols([protocol])
if fault == "halved":
    contexts[0].set_alpn_protocols(["h2", "http/1.1"])
with socket.create_server(("127.0.0.1", int(port)), backlog=100) as server:
    for number in itertools.count():
        is_old = fault in ("old", "misnamed", "disguised") or fault == "mixed" and number % 2 == 1
        threading.Thread(target=take, args=(server.accept()[0], is_old), daemon=True).start()
