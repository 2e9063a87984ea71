import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { courierForm, orderPath } from "../app/forms.ts";

/** An order as its customer knows it; the number only once the shop has responded. */
export type Attempt = { key: string; email: string; number?: string };

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

/** Customers who order one after another until stopped. */
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
    const attempt: Attempt = { key, email: `klient-${attempts.length}@example.com` };
    attempts.push(attempt);
    for (let tries = 0; tries < maxTries && open; tries += 1) {
      const number = await send(attempt, deps).catch((error: Error) =>
        unexpected.push(error.message),
      );
      if (typeof number === "string") {
        attempt.number = number;
        // Some submit twice.
        if (deps.random() < 0.8) return;
        const again = await send(attempt, deps).catch(() => undefined);
        if (again !== undefined && again !== number) unexpected.push(`${number} became ${again}`);
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

/** Returns the order's number, or undefined without a response or after an error page. */
async function send(attempt: Attempt, { origins, product, random, stamp: timestamp }: Deps) {
  const { email, key } = attempt;
  const form = courierForm([{ ...product, quantity: 1 }], { email, key, stamp: timestamp });
  const origin = origins[Math.floor(random() * origins.length)]!;
  const visitor = Array.from({ length: 4 }, () => 1 + Math.floor(random() * 250)).join(".");
  const response = await fetch(origin + orderPath, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "X-Forwarded-For": visitor, Origin: origin },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const page = await response?.text().catch(() => undefined);
  if (!response || page === undefined || response.status === 503) return undefined;
  const number = /Zamówienie (?:<!-- -->)?(L-\d+)/.exec(page)?.[1];
  if (number) return number;
  throw new Error(`an order was answered with ${response.status} and no number`);
}
