import { createHmac, timingSafeEqual } from "node:crypto";

/** When a form was opened, in the shop's own hand; the same for everybody who opened it then. */
export function signFormTimestamp(secret: string, openedAt: number): string {
  const time = openedAt.toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** In milliseconds; undefined where the stamp is none of the shop's. */
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
