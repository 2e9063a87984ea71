import { createHmac, timingSafeEqual } from "node:crypto";

/** When a form was opened, in the shop's own hand; the same for everybody who opened it then. */
export function stampForm(secret: string, openedAt: number): string {
  const time = openedAt.toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** In milliseconds; undefined where the stamp is none of the shop's. */
export function formAge(secret: string, stamp: string, now: number): number | undefined {
  const [time = "", signature = ""] = stamp.split(".");
  const expected = Buffer.from(sign(secret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return now - Number.parseInt(time, 36);
}

function sign(secret: string, time: string): string {
  return createHmac("sha256", secret).update(`form ${time}`).digest("base64url").slice(0, 22);
}
