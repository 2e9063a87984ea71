import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { demoCatalogue } from "../../server/demo-catalogue.ts";
import { orderForm, orderPath } from "../app/forms.ts";

export type Visits = { accepted: number; refused: string[]; waits: number[] };

const catalogue = demoCatalogue();

/** Orders one thing after another, each time as somebody else, until told to stop. */
export function startVisitor(origin: string) {
  const visits: Visits = { accepted: 0, refused: [], waits: [] };
  let visiting = true;
  let count = 0;

  async function visit(): Promise<void> {
    while (visiting) {
      count += 1;
      const startedAt = performance.now();
      const from = `127.77.${count >> 8}.${count & 255 || 1}`;
      const answer = await placeOrder(origin, from).catch((error: unknown) => String(error));
      visits.waits.push(performance.now() - startedAt);
      if (/L-\d{4,}/.test(answer)) visits.accepted += 1;
      else visits.refused.push(answer.slice(0, 300));
    }
  }

  const done = visit();
  return {
    visits,
    async leave(): Promise<Visits> {
      visiting = false;
      await done;
      return visits;
    },
  };
}

async function placeOrder(origin: string, from: string): Promise<string> {
  const page = await ask(origin, from);
  const form = orderForm(
    { shop: { catalogue: () => catalogue } },
    { key: randomBytes(16).toString("hex") },
  );
  return ask(origin, from, new URLSearchParams({ ...hiddenFields(page), ...form }).toString());
}

/** What the page put into its form for the server alone. */
function hiddenFields(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]));
}

async function ask(origin: string, from: string, body?: string): Promise<string> {
  const type = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Sec-Fetch-Site": "same-origin",
  };
  const sent = request(origin + orderPath, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : type,
    localAddress: from,
    agent: false,
  });
  const [answer] = (await once(sent.end(body), "response")) as [IncomingMessage];
  return text(answer);
}

/** The wait that one in `share` exceeds, in milliseconds. */
export function percentile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
