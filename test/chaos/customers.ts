import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { courierForm, orderPath } from "../app/forms.ts";
import { payOnline } from "./payers.ts";

/** An order as its customer knows it; the number only once the shop has responded. */
export type Attempt = { key: string; payment: string; email: string; number?: string };

type Deps = {
  origins: readonly string[];
  /** The only product ordered. */
  product: { id: string; price: number };
  random: () => number;
  /** The timestamp of a form opened in this shop. */
  stamp: string;
};

const timeoutMs = 15_000;
const maxTries = 6;

/** Customers who order one after another until stopped; half of them pay online. */
export function openCustomers(count: number, deps: Deps) {
  const attempts: Attempt[] = [];
  const unexpected: string[] = [];
  let open = true;
  const running = Array.from({ length: count }, async () => {
    while (open) {
      await order();
      await pause(50 + deps.random() * 150);
    }
  });

  async function order(): Promise<void> {
    const key = randomBytes(18).toString("base64url");
    const payment = deps.random() < 0.5 ? "payu" : "przelew";
    const attempt: Attempt = { key, payment, email: `klient-${attempts.length}@example.com` };
    attempts.push(attempt);
    for (let tries = 0; tries < maxTries && open; tries += 1) {
      const placed = await send(attempt, deps).catch(
        (error: Error) => void unexpected.push(error.message),
      );
      if (placed) {
        attempt.number = placed.number;
        // Some submit twice.
        const again =
          deps.random() < 0.2 ? await send(attempt, deps).catch(() => undefined) : placed;
        if (again && again.number !== placed.number)
          unexpected.push(`${placed.number} became ${again.number}`);
        if (attempt.payment === "payu") await payOnline(createPayer(placed.path, deps));
        return;
      }
      if (deps.random() < 0.2) return;
      await pause(200 + deps.random() * 300);
    }
  }

  return {
    attempts,
    unexpected,
    async stop(): Promise<void> {
      open = false;
      await Promise.all(running);
    },
  };
}

/** Returns the order's number and page, or undefined without a response or after an error page. */
async function send({ email, key, payment }: Attempt, deps: Deps) {
  const { product, stamp } = deps;
  const fields = courierForm([{ ...product, quantity: 1 }], { email, key, payment, stamp });
  const response = await postForm(orderPath, fields, deps);
  const path = response?.headers.get("Location");
  const page = path ? await visit(path, deps) : await response?.text().catch(() => undefined);
  if (!response || page === undefined || response.status === 503) return undefined;
  const number = /Zamówienie (?:<!-- -->)?(L-\d+)/.exec(page)?.[1];
  if (number && path) return { number, path };
  throw new Error(`an order was answered with ${response.status} and no number`);
}

function createPayer(path: string, deps: Deps) {
  const post = (fields: Record<string, string>) => postForm(path, fields, deps);
  return { random: deps.random, post };
}

async function visit(path: string, deps: Deps): Promise<string | undefined> {
  const response = await fetch(anyOrigin(deps) + path, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  return response?.ok ? response.text().catch(() => undefined) : undefined;
}

/** Undefined when no response arrives. */
async function postForm(path: string, fields: Record<string, string>, deps: Deps) {
  const origin = anyOrigin(deps);
  const visitor = Array.from({ length: 4 }, () => 1 + Math.floor(deps.random() * 250)).join(".");
  return fetch(origin + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "X-Forwarded-For": visitor, Origin: origin },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
}

function anyOrigin({ origins, random }: Deps): string {
  return origins[Math.floor(random() * origins.length)]!;
}
