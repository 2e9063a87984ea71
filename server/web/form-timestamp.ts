import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns the opening time, HMAC-signed; the same for every form opened at that moment. */
export function signFormTimestamp(secret: string, openedAt: number): string {
  const time = openedAt.toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** Returns the age in milliseconds, or undefined for an invalid signature. */
export function formAge(secret: string, timestamp: string, now: number): number | undefined {
  const [time = "", signature = ""] = timestamp.split(".");
  const expected = Buffer.from(sign(secret, time));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return now - Number.parseInt(time, 36);
}

function sign(secret: string, time: string): string {
  return createHmac("sha256", secret).update(`form ${time}`).digest("base64url").slice(0, 22);
}
