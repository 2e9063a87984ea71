import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { routeTable } from "../../../test/route-table.ts";
import { createCsrfCheck } from "./csrf.ts";

const origin = "https://sklep.example";
const listed = "https://stary-sklep.example";

function openCheck() {
  const log = createQuietLog();
  let time = 0;
  const check = createCsrfCheck({
    origin,
    allowedOrigins: [listed],
    log: log as never,
    now: () => time,
  });
  return {
    log,
    pass: (ms: number) => (time += ms),
    ask: (headers: IncomingHttpHeaders, url = "/kontakt") =>
      check({ headers }, routeTable.match(url)?.route.crossOrigin),
  };
}

describe("a form is accepted", () => {
  it.each([
    ["from the shop's page", { "sec-fetch-site": "same-origin", origin, host: "sklep.example" }],
    ["from a page with an opaque origin", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["typed by the visitor", { "sec-fetch-site": "none" }],
    [
      "behind a proxy that sends its own host",
      { "sec-fetch-site": "same-origin", origin, host: "10.0.0.1" },
    ],
    [
      "under a name other than ORIGIN",
      { "sec-fetch-site": "same-origin", origin: "https://inny.example" },
    ],
    ["from an old browser", { origin, host: "10.0.0.1:3000" }],
    ["by IP address", { origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" }],
    ["from a program", { host: "sklep.example" }],
  ])("%s", (_, headers) => {
    expect(openCheck().ask(headers)).toBe(true);
  });
});

describe("a form is rejected", () => {
  it.each([
    ["from another site", { "sec-fetch-site": "cross-site", origin: "https://zly.example" }],
    ["from another site that claims the shop's origin", { "sec-fetch-site": "cross-site", origin }],
    [
      "from another subdomain",
      { "sec-fetch-site": "same-site", origin: "https://blog.sklep.example" },
    ],
    ["with an unknown Sec-Fetch-Site", { "sec-fetch-site": "SAME-ORIGIN", origin }],
    [
      "from another site in an old browser",
      { origin: "https://zly.example", host: "sklep.example" },
    ],
    ["from an opaque origin", { origin: "null", host: "sklep.example" }],
    [
      "with the shop's name within another",
      { origin: "https://sklep.example.zly.example", host: "sklep.example" },
    ],
    ["with another port", { origin: "https://sklep.example:444", host: "sklep.example" }],
    ["with an Origin without a scheme", { origin: "sklep.example", host: "sklep.example" }],
    [
      "from a listed site, which may call only functions",
      { "sec-fetch-site": "cross-site", origin: listed },
    ],
  ])("%s", (_, headers) => {
    expect(openCheck().ask(headers)).toBe(false);
  });

  it("with a log entry once a minute, however many come", () => {
    const { ask, log, pass } = openCheck();
    for (let i = 0; i < 5; i += 1) ask({ origin: "https://zly.example", host: "sklep.example" });
    pass(60_000);
    ask({ origin: "https://zly.example", host: "sklep.example" });
    expect(log.of("warn")).toHaveLength(2);
    expect(log.lines[0]!.details).toEqual({
      sender: "https://zly.example",
      host: "sklep.example",
      origin,
    });
  });
});

describe("a function", () => {
  it("may be called by the listed sites only", () => {
    const { ask } = openCheck();
    const path = "/functions/v1/send-contact-email";
    expect(ask({ "sec-fetch-site": "cross-site", origin: listed }, path)).toBe(true);
    expect(ask({ "sec-fetch-site": "cross-site", origin: `${listed}.zly` }, path)).toBe(false);
    expect(ask({ origin: "null" }, path)).toBe(false);
    expect(ask({}, path)).toBe(true);
  });
});

describe("a shop opened under another name", () => {
  it("logs that mails link to ORIGIN", () => {
    const { ask, log } = openCheck();
    expect(ask({ origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" })).toBe(true);
    expect(log.of("warn")).toHaveLength(1);
    expect(log.lines[0]!.message).toMatch(/linki w mailach/);
  });
});
