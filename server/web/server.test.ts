import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createWebServer } from "./server.ts";

const origin = "http://localhost:3000";
const short = {
  headersTimeout: 50,
  requestTimeout: 50,
  connectionsCheckingInterval: 20,
  timeout: 50,
};
const long = { ...short, headersTimeout: 60_000, requestTimeout: 60_000, timeout: 0 };
const hello: RequestListener = (_req, res) => void res.end("ok");
const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

async function open(
  deps: Partial<Parameters<typeof createWebServer>[0]>,
  listener = hello,
  servers: Server[] = [],
) {
  const server = createWebServer({ origin, trustProxy: 0, timeouts: long, ...deps }, listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (bytes = ""): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1")
      .setEncoding("utf8")
      .on("error", () => undefined);
    await once(socket, "connect");
    socket.write(bytes);
    return socket;
  };
}

async function firstWords(socket: Socket): Promise<string> {
  const [words] = (await once(socket, "data")) as [string];
  return words;
}

describe("a slow client", () => {
  it.each([
    ["the headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a"],
    ["nothing at all", ""],
    ["the body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\na"],
    ["a body in chunks", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"],
  ])("gets an error and is disconnected: %s", async (_, bytes) => {
    const call = await open({ timeouts: { ...short, timeout: 0 } }, (req, res) => {
      req
        .on("error", () => undefined)
        .resume()
        .on("end", () => res.end("ok"));
    });
    const socket = await call(bytes);
    const response = await firstWords(socket);
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(response).toContain('{"error":"Zapytanie nie dotarło w całości na czas.');
    expect(response).toContain("X-Content-Type-Options: nosniff\r\n");
    await once(socket, "close");
  });

  it("is disconnected when it does not read the response", async () => {
    const ends: boolean[] = [];
    const call = await open({ timeouts: { ...long, timeout: 50 } }, (_req, res) => {
      res.once("close", () => ends.push(res.writableFinished));
      res.end(Buffer.alloc(32 * 1024 * 1024));
    });
    // A busy machine may take longer than the timeout to send a request: then the next one counts.
    const sendAndStopReading = async () => {
      (await call(request)).pause();
      return ends;
    };
    await expect.poll(sendAndStopReading).toContain(false);
  });
});

describe("a client with too many connections", () => {
  it("gets an error, and may connect after the others are closed", async () => {
    const call = await open({});
    const sockets: Socket[] = [];
    for (let i = 0; i < 250; i += 1) sockets.push(await call());
    const refused = await call();
    const response = await firstWords(refused);
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toContain("zbyt wiele zapytań naraz");
    expect(response).toContain("Retry-After: 30\r\n");
    await once(refused, "close");
    sockets[7]!.destroy();
    await once(sockets[7]!, "close");
    await expect.poll(async () => firstWords(await call(request))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("is not limited behind a proxy, which has all connections", async () => {
    const call = await open({ trustProxy: 1 });
    const sockets: Socket[] = [];
    for (let i = 0; i < 300; i += 1) sockets.push(await call());
    sockets[299]!.write(request);
    expect(await firstWords(sockets[299]!)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("the connections of a process", () => {
  it("are limited, from however many addresses", () => {
    const server = createWebServer({ origin, trustProxy: 1 }, hello);
    expect(server.maxConnections).toBe(5000);
  });
});

describe("a rejected client that stays connected", () => {
  it("is disconnected, and its place is free", async () => {
    const servers: Server[] = [];
    const call = await open({}, hello, servers);
    const socket = await call();
    socket.allowHalfOpen = true;
    socket.write("nonsense\r\n\r\n");
    await firstWords(socket);
    const count = () => new Promise((resolve) => servers[0]!.getConnections((_, n) => resolve(n)));
    await expect.poll(count).toBe(0);
  });
});

describe("pipelined requests", () => {
  /** Responses wait until they are released. */
  async function openWaiting() {
    const heard: ServerResponse[] = [];
    const call = await open({}, (_req, res) => void heard.push(res));
    return { heard, call, release: (index: number) => heard[index]!.end(String(index)) };
  }

  it("are answered one after another, each heard only when the last response has left", async () => {
    const { heard, call, release } = await openWaiting();
    const socket = await call(request.repeat(8));
    let received = "";
    socket.on("data", (text: string) => (received += text));
    for (let index = 0; index < 8; index += 1) {
      await expect.poll(() => heard.length).toBe(index + 1);
      release(index);
    }
    await expect.poll(() => received.match(/\r\n\r\n\d/g)?.length).toBe(8);
    expect(received.match(/(?<=\r\n\r\n)\d/g)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
    socket.write(request);
    await expect.poll(() => heard.length).toBe(9);
  });

  it.each([9, 1000])("close the connection where %i are unanswered", async (count) => {
    const { heard, call, release } = await openWaiting();
    const socket = await call(request.repeat(count));
    await once(socket, "close");
    release(0);
    expect(heard).toHaveLength(1);
  });

  it("are not heard after a response that closes the connection", async () => {
    let heard = 0;
    const call = await open({}, (_req, res) => {
      heard += 1;
      res.setHeader("Connection", "close").end("ok");
    });
    await once((await call(request.repeat(3))).resume(), "close");
    expect(heard).toBe(1);
  });

  it("with an unknown expectation are limited as well", async () => {
    const socket = await (
      await open({})
    )("GET / HTTP/1.1\r\nHost: x\r\nExpect: cud\r\n\r\n".repeat(1000));
    let received = "";
    socket.on("data", (text: string) => (received += text));
    await once(socket, "close");
    expect(received.match(/417/g)?.length ?? 0).toBeLessThan(9);
  });
});

describe("a malformed second request", () => {
  it.each([
    ["of the first", "nonsense\r\n\r\n"],
    ["of the first while another one waits", `${request}nonsense\r\n\r\n`],
  ])("does not insert an error into the response %s", async (_, bytes) => {
    const call = await open({}, (_req, res) => {
      if (res.socket === null) return;
      res.writeHead(200, { "Content-Length": 4 });
      res.write("ab");
    });
    const socket = await call(request);
    await firstWords(socket);
    socket.write(bytes);
    let more = "";
    socket.on("data", (text: string) => (more += text));
    await once(socket, "close");
    expect(more).toBe("");
  });
});
