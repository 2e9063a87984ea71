import * as shopConfig from "../../shop.config.ts";
import { listDifferingPrices } from "../shop-config/check/differing-prices.ts";
import { isPublicOrigin, listUnfinished } from "../shop-config/public-shop.ts";
import type { Env } from "../env.ts";
import { findingsFor, type Finding } from "./finding.ts";
import { checkPayuSettings } from "./payu-settings.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { shopCommand } from "../../shop/shop-command.ts";

const { good, warning, bad } = findingsFor("ustawienia");

export function checkSettings(env: Env): Finding[] {
  const { hostname, protocol } = new URL(env.ORIGIN);
  const open = isPublicOrigin(env.ORIGIN);
  return [
    open && protocol === "http:"
      ? bad(`ORIGIN ${env.ORIGIN} jest bez szyfrowania`, "Włącz TLS i ustaw ORIGIN na https://…")
      : good(`ORIGIN: ${env.ORIGIN}`),
    ...checkSeller(open),
    ...checkProxy(env, protocol === "https:"),
    ...checkSender(env, hostname),
    ...checkPrices(),
    ...checkPayuSettings(env, open),
  ];
}

function checkSeller(open: boolean): Finding[] {
  const unfinished = listUnfinished(shopConfig);
  if (unfinished.length === 0) return [good(`Sprzedawca: ${shopConfig.seller.name}`)];
  const text = `Konfiguracja jest przykładowa: ${unfinished.join("; ")}`;
  const advice = `Wpisz swoje dane w my/shop.config.ts; pomaga w tym: ${shopCommand} init`;
  return [open ? bad(text, advice) : warning(text, advice)];
}

function checkProxy({ TRUST_PROXY, HOST }: Env, encrypted: boolean): Finding[] {
  if (encrypted && TRUST_PROXY === 0) {
    const advice = "Ustaw TRUST_PROXY na liczbę serwerów pośredniczących, zwykle 1.";
    return [warning("Wszyscy goście mają dla sklepu adres serwera pośredniczącego", advice)];
  }
  if (!encrypted && TRUST_PROXY > 0) {
    const advice = "Ustaw TRUST_PROXY=0 albo ORIGIN z https://, jeśli pośrednik kończy TLS.";
    return [warning("TRUST_PROXY wierzy pośrednikowi, a ORIGIN jest bez TLS", advice)];
  }
  if (TRUST_PROXY > 0 && HOST === "0.0.0.0") {
    const advice =
      "Jeśli pośrednik jest na tej maszynie, ustaw HOST=127.0.0.1; jeśli nie, zamknij port w zaporze.";
    return [warning("Sklep da się otworzyć z pominięciem serwera pośredniczącego", advice)];
  }
  return [good(`TRUST_PROXY: ${TRUST_PROXY}`)];
}

const weekMs = 7 * dayMs;

export function checkSeenProxy(
  { TRUST_PROXY, ORIGIN }: Env,
  seenAt: number | undefined,
  now: number,
): Finding[] {
  // `checkProxy` already reports this for a shop with TLS.
  if (TRUST_PROXY > 0 || ORIGIN.startsWith("https:")) return [];
  if (seenAt === undefined || now - seenAt > weekMs) return [];
  const text = "Goście przychodzą przez serwer pośredniczący, a TRUST_PROXY=0: mają wspólny limit";
  return [warning(text, "Ustaw TRUST_PROXY na liczbę takich serwerów, a ORIGIN na adres sklepu.")];
}

function checkSender({ MAIL_FROM, ORDERS_TO }: Env, hostname: string): Finding[] {
  const domain = MAIL_FROM.split("@")[1]!;
  if (domain.endsWith(".example")) {
    return [warning(`Nadawca ${MAIL_FROM} jest przykładowy`, "Ustaw MAIL_FROM i ORDERS_TO.")];
  }
  if (hostname === domain || hostname.endsWith(`.${domain}`)) {
    return [good(`Nadawca: ${MAIL_FROM}, zamówienia do: ${ORDERS_TO}`)];
  }
  const advice = `Sprawdź, czy serwer poczty może wysyłać w imieniu ${domain} (SPF, DKIM).`;
  return [warning(`Nadawca ${MAIL_FROM} ma inną domenę niż sklep`, advice)];
}

/** A difference is allowed; the customer pays the cart's price. */
function checkPrices(): Finding[] {
  const differing = listDifferingPrices(shopConfig);
  if (differing.length === 0) return [good("Ceny dostawy są w koszyku takie jak w cenniku")];
  const advice = "Obowiązuje cena z koszyka. Wyrównaj price i publishedPrice.";
  return [warning(`Ceny dostawy różnią się od cennika: ${differing.join("; ")}`, advice)];
}
