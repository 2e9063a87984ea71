import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { routeTable } from "../../test/route-table.ts";
import { createCsrfCheck } from "./csrf.ts";

const origin = "https://sklep.example";
const listed = "https://stary-sklep.example";

function openCheck() {
  const log = createQuietLog();
  let time = 0;
  const check = createCsrfCheck({
    routes: routeTable,
    origin,
    allowedOrigins: [listed],
    log: log as never,
    now: () => time,
  });
  return {
    log,
    pass: (ms: number) => (time += ms),
    ask: (headers: IncomingHttpHeaders, url = "/kontakt") =>
      check({ headers, url } as IncomingMessage),
  };
}

describe("a form is taken", () => {
  it.each([
    ["from the shop's page", { "sec-fetch-site": "same-origin", origin, host: "sklep.example" }],
    ["from a page that hides its address", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["from the visitor's own hand", { "sec-fetch-site": "none" }],
    [
      "behind a proxy that names itself",
      { "sec-fetch-site": "same-origin", origin, host: "10.0.0.1" },
    ],
    [
      "under a name that ORIGIN does not know",
      { "sec-fetch-site": "same-origin", origin: "https://inny.example" },
    ],
    ["from an old browser", { origin, host: "10.0.0.1:3000" }],
    ["by a bare address", { origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" }],
    ["from a program", { host: "sklep.example" }],
  ])("%s", (_, headers) => {
    expect(openCheck().ask(headers)).toBe(true);
  });
});

describe("a form is refused", () => {
  it.each([
    ["from another site", { "sec-fetch-site": "cross-site", origin: "https://zly.example" }],
    ["from another site that calls itself the shop", { "sec-fetch-site": "cross-site", origin }],
    [
      "from a neighbour under the same domain",
      { "sec-fetch-site": "same-site", origin: "https://blog.sklep.example" },
    ],
    ["with a word nobody knows", { "sec-fetch-site": "SAME-ORIGIN", origin }],
    [
      "from another site in an old browser",
      { origin: "https://zly.example", host: "sklep.example" },
    ],
    ["from a page without a name", { origin: "null", host: "sklep.example" }],
    [
      "with the shop's name in another",
      { origin: "https://sklep.example.zly.example", host: "sklep.example" },
    ],
    ["with another port", { origin: "https://sklep.example:444", host: "sklep.example" }],
    ["with no address at all", { origin: "sklep.example", host: "sklep.example" }],
    [
      "from a listed site, since only functions are open to it",
      { "sec-fetch-site": "cross-site", origin: listed },
    ],
  ])("%s", (_, headers) => {
    expect(openCheck().ask(headers)).toBe(false);
  });

  it("and the owner hears of it, once a minute however many come", () => {
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
  it("may be called by the sites that are listed, and by no others", () => {
    const { ask } = openCheck();
    const path = "/functions/v1/send-contact-email";
    expect(ask({ "sec-fetch-site": "cross-site", origin: listed }, path)).toBe(true);
    expect(ask({ "sec-fetch-site": "cross-site", origin: `${listed}.zly` }, path)).toBe(false);
    expect(ask({ origin: "null" }, path)).toBe(false);
    expect(ask({}, path)).toBe(true);
  });
});

describe("the owner who tries the shop under another name", () => {
  it("is told that mails lead to ORIGIN", () => {
    const { ask, log } = openCheck();
    expect(ask({ origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" })).toBe(true);
    expect(log.of("warn")).toHaveLength(1);
    expect(log.lines[0]!.message).toMatch(/linki w mailach/);
  });
});
