import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openConnections } from "./attack.ts";

/**
 * Clients that once stopped a shop, each from one address. They send a burst, wait until it is
 * answered or a second has passed, and begin again while `isRunning`; they return the number of
 * requests.
 */
export type StrangerName = keyof typeof strangers;

type Burst = {
  connections: number;
  /** What a connection sends. */
  bytes: (index: number) => string;
  requests?: number;
  reads?: boolean;
};

const maxWaitMs = 1000;

export async function runStranger(
  name: StrangerName,
  origin: string,
  from: string,
  isRunning: () => boolean,
): Promise<number> {
  const { connections, bytes, requests = 1, reads = true }: Burst = strangers[name];
  let sent = 0;
  while (isRunning()) {
    const sockets = await openConnections(origin, connections, from, bytes);
    sent += connections * requests;
    const closed = sockets.map((socket) => {
      if (reads) socket.resume();
      return new Promise((resolve) => socket.once("close", resolve));
    });
    await Promise.race([Promise.all(closed), pause(maxWaitMs)]);
    for (const socket of sockets) socket.destroy();
  }
  return sent;
}

function request(path: string, ...headers: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, "Host: x", ...headers, "", ""].join("\r\n");
}

const close = "Connection: close";
const compressed = "Accept-Encoding: br";
const word = () => randomUUID().slice(0, 8);
/** As many as one address may open, and the rest of a visitor's. */
const connections = 240;

/** One request on each connection, answered at once. */
const atOnce = (path: () => string, ...headers: string[]) => ({
  connections,
  bytes: () => request(path(), ...headers, close),
});

const post = (path: string, body: string, type: string) => ({
  connections,
  bytes: () =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${close}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
});

const form = "application/x-www-form-urlencoded";

export const strangers = {
  "pipelines pages, reads nothing": {
    connections: 6,
    bytes: () => request("/").repeat(2500),
    requests: 2500,
    reads: false,
  },
  "pipelines missing pages": {
    connections: 2,
    bytes: () => Array.from({ length: 1000 }, () => request(`/${word()}`)).join(""),
    requests: 1000,
  },
  "pipelines just under the limit": {
    connections,
    bytes: () => Array.from({ length: 8 }, () => request(`/produkt/${word()}`)).join(""),
    requests: 8,
  },
  "reads no uncompressed page": {
    connections,
    bytes: (index) => request(["/", "/kategoria/gry", "/blog"][index % 3]!).repeat(8),
    requests: 8,
    reads: false,
  },
  "missing pages": atOnce(() => `/${word()}`, "Accept: text/html"),
  "addresses of other software": atOnce(() => `/wp-content/${word()}.php`),
  "missing products": atOnce(() => `/produkt/${word()}`, compressed),
  "missing orders": atOnce(() => `/zamowienie/${word()}`),
  "random searches": atOnce(() => `/szukaj?fraza=${word()}`, compressed),
  "searches while typing": atOnce(() => `/szukaj.json?q=${word()}`),
  "price ranges": atOnce(() => `/zabawki?od=${Number.parseInt(word(), 16) % 90}`, compressed),
  "the sitemap": atOnce(() => `/sitemap.xml?${word()}`),
  "rejected forms": post("/kontakt", "name=Ewa", form),
  "the product function": post("/functions/v1/get-baselinker-products", "{}", "application/json"),
  "the contact function": post(
    "/functions/v1/send-contact-email",
    `{"name":"${"[".repeat(50_000)}"}`,
    "application/json",
  ),
  "cookies, ranges, conditions": atOnce(
    () => `/produkt/${word()}?${"a=1&".repeat(1500)}`,
    `Cookie: ${"a=b; ".repeat(1200)}`,
    `If-None-Match: ${'"a",'.repeat(500)}`,
    `Range: bytes=${"0-1,".repeat(200)}`,
  ),
  "unknown expectations": {
    connections,
    bytes: () => request("/", "Expect: cud").repeat(200),
    requests: 200,
  },
  "waits to be told to continue": {
    connections,
    bytes: () =>
      `POST /kontakt HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 60000\r\n\r\n`,
  },
  upgrades: atOnce(() => `/${word()}`, "Upgrade: h2c", "Connection: upgrade, close"),
  "HTTP/1.0": {
    connections,
    bytes: () => `HEAD /produkt/${word()} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`.repeat(8),
    requests: 8,
  },
  "more connections than allowed": {
    connections: 600,
    bytes: () => "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a",
    reads: false,
  },
} satisfies Record<string, Burst>;
