import { createHash } from "node:crypto";
import type { createSchedule } from "./schedule.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Pauses before each of the 20 attempts. */
export const attemptPauses = [
  0,
  ...[1, 2, 5, 10, 30].map((minutes) => minutes * minute),
  ...[1, 2, 3, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72].map((hours) => hours * hour),
];

/** How notifications go wrong; a test may change it at any time. */
const defaults = {
  algorithm: "MD5" as "MD5" | "SHA-256",
  /** Lets the buyer return first; infinite for a notification that never comes. */
  delayMs: 0,
  /** Deliveries of each notification. */
  copies: 1,
  /** Sends the statuses of one payment in the wrong order. */
  reordered: false,
  /** Signs with a wrong key. */
  forged: false,
  /** Added to the total, in grosze; the signature is right. */
  amountOffset: 0,
};

export type NotificationFaults = typeof defaults;

type Delivery = {
  at: number;
  url: string;
  body: string;
  signature: string;
  /** The shop's HTTP status; 0 if it could not be reached. */
  http: number;
};

/** Signs and delivers notifications, again and again until the shop answers 200. */
export function createNotifications(
  schedule: ReturnType<typeof createSchedule>,
  secondKey: string,
) {
  const deliveries: Delivery[] = [];
  const faults = { ...defaults };

  async function deliver(url: string, body: string, signature: string, attempt: number) {
    const http = await post(url, body, signature);
    deliveries.push({ at: schedule.now(), url, body, signature, http });
    const pause = attemptPauses[attempt];
    if (http === 200 || pause === undefined) return;
    schedule.add(pause, () => deliver(url, body, signature, attempt + 1));
  }

  return {
    faults,
    deliveries,
    sign: (body: string) => signBody(body, faults.forged ? "forged" : secondKey, faults.algorithm),
    /** Queues one notification. */
    send(url: string | undefined, body: object): void {
      if (url === undefined) return;
      const text = JSON.stringify(body);
      const signature = this.sign(text);
      for (let copy = 0; copy < faults.copies; copy += 1) {
        schedule.add(faults.delayMs, () => deliver(url, text, signature, 1));
      }
    },
  };
}

function signBody(body: string, key: string, algorithm: NotificationFaults["algorithm"]): string {
  const hash = createHash(algorithm === "MD5" ? "md5" : "sha256");
  const signature = hash.update(body).update(key).digest("hex");
  return `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;
}

async function post(url: string, body: string, signature: string): Promise<number> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "OpenPayu-Signature": signature },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
