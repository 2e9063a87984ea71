import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ipGroup, isPrivateIp, createClientIp } from "./client-ip.ts";

const line = "192.0.2.1";

function ask(trustProxy: number, forwarded?: string, remoteAddress: string | undefined = line) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const req = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  return createClientIp(trustProxy)(req);
}

const address = fc.oneof(fc.ipV4(), fc.ipV6());
/** Anything a visitor may write before the proxies' entries. */
const forged = fc.array(fc.oneof(address, fc.string(), fc.constantFrom("unknown", "")), {
  maxLength: 5,
});

describe("the client's address", () => {
  it("is the socket's address without a trusted proxy, whatever the header says", () => {
    fc.assert(
      fc.property(fc.string(), address, (header, remote) => {
        expect(ask(0, header, remote)).toBe(ask(0, undefined, remote));
      }),
    );
  });

  it("is as many entries from the right as there are proxies, whatever precedes them", () => {
    fc.assert(
      fc.property(
        forged,
        fc.ipV4(),
        fc.array(address, { maxLength: 3 }),
        (before, client, proxies) => {
          const header = [...before, client, ...proxies].join(", ");
          expect(ask(proxies.length + 1, header)).toBe(client);
        },
      ),
    );
  });

  it("is always one plain address or „unknown”", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.string(), fc.string(), (proxies, header, remote) => {
        const found = ask(proxies, header, remote);
        expect(isIP(found) > 0 || found === "unknown").toBe(true);
      }),
    );
  });

  it.each([
    ["fewer entries than proxies", 2, "203.0.113.9", line],
    ["no entry", 1, undefined, line],
    ["an invalid address", 1, "unknown", line],
    ["a word with a colon", 1, "_hidden:80", line],
    ["a port", 1, "203.0.113.9:4711", "203.0.113.9"],
    ["brackets", 1, "[2001:DB8::0:1]:4711", "2001:db8::1"],
    ["brackets", 1, "[2001:db8::1]", "2001:db8::1"],
    ["a zone", 1, "fe80::1%eth0", "fe80::1"],
    ["IPv4 in IPv6", 1, "::ffff:203.0.113.9", "203.0.113.9"],
    ["IPv4 in IPv6 in hexadecimal", 1, "0:0:0:0:0:FFFF:CB00:7109", "203.0.113.9"],
    ["spaces", 1, "203.0.113.1 ,\t203.0.113.9 ", "203.0.113.9"],
  ])("is parsed with %s", (_, proxies, header, found) => {
    expect(ask(proxies, header)).toBe(found);
  });

  it("of a closed connection is unknown", () => {
    expect(ask(0, undefined, "")).toBe("unknown");
  });

  it("of a dual-stack socket is the IPv4 address", () => {
    expect(ask(0, undefined, "::ffff:127.0.0.1")).toBe("127.0.0.1");
  });
});

describe("the group that shares a limit", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["unknown", "unknown"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8::/64"],
    ["::1", "::/64"],
    ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
  ])("of %s is %s", (of, group) => {
    expect(ipGroup(of)).toBe(group);
  });

  it("is the same for a whole /64 in any spelling, and differs for the next /64", () => {
    const part = fc.nat({ max: 0xffff });
    const parts = (count: number) => fc.array(part, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(parts(4), parts(4), parts(4), (network, one, other) => {
        // Each mapped IPv4 address is a group of its own.
        fc.pre(network.some((each) => each > 0));
        const write = (host: number[]) =>
          [...network, ...host].map((each) => each.toString(16).padStart(4, "0")).join(":");
        const group = (host: number[]) => ipGroup(ask(0, undefined, write(host)));
        expect(group(one)).toBe(group(other));
        const [first, ...rest] = network;
        const next = [(first! + 1) & 0xffff, ...rest, ...one];
        expect(ipGroup(ask(0, undefined, next.map((n) => n.toString(16)).join(":")))).not.toBe(
          group(one),
        );
      }),
    );
  });
});

it("is private for a proxy on this machine or in its network, which hides all customers", () => {
  for (const ip of [
    "127.0.0.1",
    "::1",
    "10.0.0.2",
    "172.17.0.1",
    "192.168.1.5",
    "fd00::2",
    "fe80::1",
  ])
    expect([ip, isPrivateIp(ip)]).toEqual([ip, true]);
  for (const ip of ["8.8.8.8", "203.0.113.7", "2a02:a317::1", "unknown"])
    expect([ip, isPrivateIp(ip)]).toEqual([ip, false]);
});
