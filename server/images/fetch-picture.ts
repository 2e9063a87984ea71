import { lookup } from "node:dns/promises";
import { get as getPlain, type IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { readStream, TooLargeError } from "../read-stream.ts";
import { PictureError } from "./picture-error.ts";

const timeoutMs = 15_000;
const maxMegabytes = 10;
const maxRedirects = 3;

export type FetchOptions = {
  resolve?: (host: string) => Promise<string[]>;
  isAllowedIp: (address: string) => boolean;
  timeoutMs?: number;
};

/**
 * Downloads a picture. Connects only to validated IP addresses, after redirects too, so that no
 * host name can reach the shop's own network (SSRF).
 * @throws PictureError
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Buffer> {
  try {
    return await follow(address, options);
  } catch (error) {
    if (error instanceof TooLargeError) throw new PictureError("too-large", `> ${maxMegabytes} MB`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new PictureError("unreachable", typeof code === "string" ? code : message);
  }
}

async function follow(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await request(url, options, signal);
    const next = redirectOf(response, url);
    if (!next) return readBody(response);
    response.destroy();
    url = next;
  }
  throw new Error("too many redirects");
}

async function request(url: URL, options: FetchOptions, signal: AbortSignal) {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error("not an HTTP URL");
  const address = await resolveAllowedIp(url.hostname.replaceAll(/[[\]]/g, ""), options);
  signal.throwIfAborted();
  const pinned: LookupFunction = (_host, options, callback) => {
    const family = isIP(address);
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  const get = url.protocol === "https:" ? getSecure : getPlain;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const accepted = "image/avif,image/webp,image/png,image/jpeg";
  const headers = { Accept: accepted, "User-Agent": "Latawiec" };
  get(url, { lookup: pinned, signal, headers, agent: false }, resolve).on("error", reject);
  return promise;
}

async function resolveAllowedIp(host: string, options: FetchOptions): Promise<string> {
  const { resolve = resolveHost, isAllowedIp } = options;
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [first] = addresses;
  if (first !== undefined && addresses.every(isAllowedIp)) return first;
  throw new Error("not a public IP address");
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  return new URL(headers.location ?? "", from);
}

/** The signal of the request also aborts a body that arrives too slowly. */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}`);
    const picture = await readStream(response, maxMegabytes * 1024 * 1024);
    if (!response.complete) throw new Error("cut off");
    return picture;
  } finally {
    response.destroy();
  }
}

/** The one block of IPv6 that is assigned to the internet. */
const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns whether an IP lies in the open internet; mapped and embedded IPv4 does not. */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 0 || ip.includes("%")) return false;
  const parsed = ipaddr.parse(ip);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
}
