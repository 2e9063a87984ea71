import fc from "fast-check";
import { paths } from "../app/route-paths.ts";

/**
 * Requests that no browser sends: malformed lines, headers, chunks and characters, for every route.
 */
const crlf = "\r\n";
const keys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "__proto__[a]",
];
const fields = [
  "name",
  "email",
  "phone",
  "message",
  "lines",
  "key",
  "shownTotal",
  "token",
  "q",
  ...keys,
];

const pages = [
  ...paths,
  "/kontakt?koszyk=true",
  "/_page/kontakt",
  "/newsletter/potwierdz?token=a",
  "/kategoria/gry?od=1&do=2&strona=2",
  "/szukaj?fraza=mi%C5%9B",
  "/szukaj.json?q=klocki",
  "/koszyk.json?id=1102",
  "/img/0123456789abcdef01234567-320.webp",
  "/pictures/scenes/tile-gry-320.webp",
  "/favicon.svg",
  "/assets/",
  "/__manifest",
];

const nasty = fc.constantFrom(
  "%",
  "%00",
  "%0d%0aSet-Cookie:%20a=b",
  "%c0%af",
  "%ff",
  "%ed%a0%80",
  "%u0142",
  "../",
  "..%2f",
  "..%5c",
  "%2e%2e/",
  "....//",
  "//zly.example",
  "/\\zly.example",
  "\\",
  "/./",
  "?".repeat(9),
  "&=&=",
  "#",
  ";a=b",
  "a".repeat(9000),
  "%41".repeat(900),
  "%C5%82",
  "'or 1=1--",
  "<script>",
  "${7*7}",
  "[]",
  "[__proto__]=1",
  "/_page",
  "/_page/",
  "NaN",
  "-1",
  "1e309",
  "99999999999999999999",
  ...keys,
);

const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...pages), fc.array(nasty, { maxLength: 3 }))
      .map(([page, tail]) => page + tail.join("")),
  },
  { weight: 2, arbitrary: fc.array(nasty, { maxLength: 5 }).map((parts) => `/${parts.join("")}`) },
  { weight: 1, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
);

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom("GET", "HEAD", "POST", "POST", "OPTIONS") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "PUT",
      "PATCH",
      "DELETE",
      "TRACE",
      "CONNECT",
      "QUERY",
      "PROPFIND",
      "get",
      "GET ",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);

const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant("HTTP/1.1") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9", "", "http/1.1"),
  },
);

const harmless = fc.oneof(
  fc.constantFrom(
    "Connection: upgrade",
    "Upgrade: h2c",
    "Expect: 100-continue",
    "Range: bytes=9-1",
    "Range: bytes=0-0,1-1",
    `Range: bytes=${"0-1,".repeat(500)}`,
    "If-None-Match: *",
    `If-None-Match: ${'"a",'.repeat(900)}`,
    "If-Modified-Since: wczoraj",
    "Accept-Encoding: br;q=0.0000000000001, gzip;q=x, *",
    "Accept: text/html",
    "Accept: */*;q=",
    "Origin: https://zly.example",
    "Origin: null",
    "Origin: \u0142",
    "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: same-origin",
    "X-Forwarded-For: 1.1.1.1, ::1, x",
    "X-Forwarded-Host: zly.example",
    "X-HTTP-Method-Override: DELETE",
    "X-React-Router-SPA-Mode: yes",
    "Cookie: __proto__=1; a",
    `Cookie: ${"a=b; ".repeat(2000)}`,
  ),
);

/** Most are rejected before a page is rendered. */
const fatal = fc.oneof(
  fc.constantFrom(
    "Host: zly.example",
    "Host: a b",
    "Host:",
    "Content-Length: -1",
    "Content-Length: 1e3",
    "Content-Length: 99999999999999999999",
    "Content-Length: 5",
    "Content-Length: 5, 6",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding : chunked",
    "Transfer-Encoding: \u000bchunked",
    "Expect: cud",
    `X-Long: ${"a".repeat(17_000)}`,
    " folded: a",
    "no-colon",
    ": no name",
    "NUL\0: a",
    "X-NUL: a\0b",
  ),
  fc
    .tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 60 }))
    .map(([name, value]) => `${name}: ${value}`),
);

const header = fc.oneof({ weight: 12, arbitrary: harmless }, { weight: 1, arbitrary: fatal });

const type = fc.constantFrom(
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "application/json",
  "application/json; charset=utf-7",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  'multipart/form-data; boundary="',
  "text/plain",
  "application/xml",
  "image/png",
  "x",
  "\u0142/\u0142",
);

const value = fc.oneof(
  nasty,
  fc.string(),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "on",
    "true",
    "[]",
    '[{"id":"1102","quantity":1}]',
    '[{"__proto__":{"id":"x"}}]',
    '[{"id":"1102","quantity":1e99}]',
    "x".repeat(70_000),
  ),
);

const body = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 12 })
    .map((pairs) => encodeLoosely(pairs)),
  fc.json({ maxDepth: 8 }),
  fc.constantFrom(
    "{",
    "null",
    '{"__proto__":{"name":"x"}}',
    '{"constructor":{"prototype":{"a":1}}}',
    "[".repeat(30_000),
    '{"a":'.repeat(9000),
    `{"name":"${"\\u0000".repeat(500)}"}`,
    '{"name":1e400,"email":[],"phone":{}}',
    "\ufeff{}",
    "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
  ),
  fc.constantFrom(
    `--x${crlf}Content-Disposition: form-data; name="name"${crlf}${crlf}Ewa${crlf}--x--`,
    `--x${crlf}Content-Disposition: form-data; name="a"; filename="../../a.sh"${crlf}${crlf}#!${crlf}--x--`,
    `--x${crlf}${"a".repeat(5000)}`,
    "--x--",
  ),
  fc.constantFrom(
    `5${crlf}hello${crlf}0${crlf}${crlf}`,
    `zz${crlf}`,
    `-1${crlf}a${crlf}`,
    `ffffffffffffffff${crlf}a`,
    `5;${"a=b;".repeat(3000)}${crlf}hello${crlf}`,
    `0${crlf}Trailer: a${crlf}${crlf}`,
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
);

function encodeLoosely(pairs: [string, string][]): string {
  return pairs
    .map(
      ([name, text], index) =>
        `${name}=${index % 2 ? text : encodeURIComponent(text.toWellFormed())}`,
    )
    .join("&");
}

const request = fc
  .record({
    method,
    target,
    version,
    headers: fc.array(header, { maxLength: 5 }),
    type,
    body,
    length: fc.constantFrom(..."true true true true true true true short long none".split(" ")),
    host: fc.constantFrom(..."yes yes yes yes yes yes yes yes yes no".split(" ")),
  })
  .map(writeRequest);

function writeRequest(parts: {
  method: string;
  target: string;
  version: string;
  headers: string[];
  type: string;
  body: string;
  length: string;
  host: string;
}): Buffer {
  const bytes = Buffer.from(parts.body, "utf8");
  const lengths: Record<string, number> = {
    true: bytes.length,
    short: bytes.length >> 1,
    long: bytes.length + 10,
  };
  const length = lengths[parts.length];
  const head = [
    `${parts.method} ${parts.target} ${parts.version}`,
    ...(parts.host === "yes" ? ["Host: sklep.example"] : []),
    ...parts.headers,
    `Content-Type: ${parts.type}`,
    ...(length === undefined ? [] : [`Content-Length: ${length}`]),
    "Connection: close",
  ];
  return Buffer.concat([Buffer.from(`${head.join(crlf)}${crlf}${crlf}`), bytes]);
}

/** One in ten is random bytes, one in ten a valid request with changed bytes. */
export const malformed: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 8, arbitrary: request },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(request, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 20 }))
      .map(([bytes, changes]) => {
        const changed = Buffer.from(bytes);
        for (const [place, byte] of changes) changed[place % changed.length] = byte;
        return changed;
      }),
  },
);
