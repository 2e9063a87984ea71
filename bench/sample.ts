import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** A page exactly as the shop sends it, for the other servers to send. */
export type Sample = {
  path: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
};

const setByServer = new Set(["date", "connection", "keep-alive", "content-length"]);

export async function loadSample(url: string): Promise<Sample> {
  const outgoing = request(url, { headers: { "Accept-Encoding": "br" }, agent: false }).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  if (response.headers["content-encoding"] !== "br") throw new Error(`${url} is not kept`);
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !setByServer.has(name))
    .map(([name, values]) => [name, values![0]!] as const);
  return { path: new URL(url).pathname, headers, body: await buffer(response) };
}
