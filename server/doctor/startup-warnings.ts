import type { Logger } from "pino";
import { deliveryOptions, seller } from "../../shop.config.ts";
import type { Env } from "../env.ts";

export function logStartupWarnings(env: Env, log: Logger): void {
  const differing = deliveryOptions
    .filter(({ price, publishedPrice }) => publishedPrice !== undefined && publishedPrice !== price)
    .map(({ id }) => id);
  if (differing.length > 0) {
    log.warn({ differing }, "Ceny dostawy w koszyku różnią się od cennika na stronie wysyłki");
  }
  if (isPublic(env.ORIGIN) && seller.email.endsWith(".example")) {
    log.warn("Sklep działa publicznie z przykładowymi danymi sprzedawcy: uzupełnij shop.config.ts");
  }
  if (!env.SMTP_URL) {
    log.warn(
      { folder: `${env.DATA_DIR}/mail` },
      "Brak SMTP_URL: wiadomości trafiają do plików .eml",
    );
  }
}

function isPublic(origin: string): boolean {
  return !["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
}
