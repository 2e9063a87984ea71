import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { courierForm, orderPath } from "../app/forms.ts";
import { readFormTimestamp } from "../form-timestamp.ts";

type RunningShop = { origin: string; folder: string };

export type Visits = { accepted: number; refused: string[]; waits: number[] };
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Every product or its variants as often as there is stock, in turns. */
function listStock(): Product[] {
  const products = demoCatalogue().products.flatMap((product) => product.variants ?? product);
  const rounds = Math.max(...products.map(({ stock }) => stock));
  return Array.from({ length: rounds }, (_, run) =>
    products.filter(({ stock }) => stock > run),
  ).flat();
}

/** Orders products one after another from new addresses until stopped or sold out. */
export async function startVisitor({ origin, folder }: RunningShop, pauseMs = 0) {
  const timestamp = await readFormTimestamp({ DATA_DIR: folder });
  const visits: Visits = { accepted: 0, refused: [], waits: [] };
  let running = true;

  async function visit(): Promise<void> {
    for (const [index, product] of listStock().entries()) {
      if (!running) return;
      const startedAt = performance.now();
      const from = `127.77.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      const response = await placeOrder(origin, from, product, timestamp).then(
        ({ text }) => text,
        (error: unknown) => String(error),
      );
      visits.waits.push(performance.now() - startedAt);
      if (/L-\d{4,}/.test(response)) visits.accepted += 1;
      else visits.refused.push(response.slice(0, 300));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  const done = visit();
  return {
    visits,
    async stop(): Promise<Visits> {
      running = false;
      await done;
      return visits;
    },
  };
}

/** Opens the order page, submits it and follows redirects, from a loopback address. */
export async function placeOrder(
  origin: string,
  from: string,
  product: Product,
  timestamp: string,
): Promise<HttpResponse> {
  await sendRequest(origin, from, orderPath);
  const key = randomBytes(16).toString("hex");
  const form = courierForm([{ ...product, quantity: 1 }], {
    stamp: timestamp,
    key,
    // The shop limits what one customer holds unconfirmed.
    email: `${key}@example.com`,
  });
  const response = await sendRequest(origin, from, orderPath, new URLSearchParams(form).toString());
  const { location } = response.headers;
  return response.status === 303 ? sendRequest(origin, from, location!) : response;
}

export async function sendRequest(
  origin: string,
  from: string,
  path: string,
  body?: string,
): Promise<HttpResponse> {
  const type = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Sec-Fetch-Site": "same-origin",
  };
  const sent = request(origin + path, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : type,
    localAddress: from,
    agent: false,
  });
  // A connection may also break after the response began.
  sent.on("error", () => undefined);
  const [response] = (await once(sent.end(body), "response")) as [IncomingMessage];
  return { status: response.statusCode!, headers: response.headers, text: await text(response) };
}

/** Returns the wait that one in `share` exceeds, in milliseconds. */
export function percentile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
