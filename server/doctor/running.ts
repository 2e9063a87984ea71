import type { Env } from "../env.ts";
import { isPublicOrigin } from "../shop-config/public-shop.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("sklep");

const timeoutMs = 3000;

type Address = Pick<Env, "HOST" | "PORT" | "ORIGIN">;

export async function isRunning(address: Address): Promise<boolean> {
  const response = await fetch(`${urlOf(address)}/healthz`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  return JSON.stringify(body) === '{"status":"ok"}';
}

/** A shop that was never opened, and one that is tried out, may be closed. */
export async function checkRunning(address: Address, opened: boolean): Promise<Finding[]> {
  if (await isRunning(address)) return [good(`Sklep działa pod ${urlOf(address)}`)];
  const text = `Sklep nie działa: nikt nie odpowiada pod ${urlOf(address)}`;
  const advice = "Uruchom go: systemctl start latawiec; dlaczego stanął: journalctl -u latawiec";
  return [opened && isPublicOrigin(address.ORIGIN) ? bad(text, advice) : warning(text, advice)];
}

function urlOf({ HOST, PORT }: Address): string {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}
