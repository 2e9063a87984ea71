import { isIP } from "node:net";
import type { Env } from "../env.ts";
import { isPublicIp } from "../images/fetch-picture.ts";
import { OperatorError } from "../operator-error.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import { configFileOf } from "./check/check-shop-config.ts";
import { exampleAccount } from "../../shop/config/rules.ts";

type Config = Pick<ShopConfig, "brand" | "seller" | "deliveryOptions" | "testimonial">;

type PublicEnv = Pick<
  Env,
  "ORIGIN" | "DEMO" | "BASELINKER_TOKEN" | "SMTP_URL" | "MAIL_FROM" | "ORDERS_TO"
>;

/**
 * Refuses to sell in public what does not exist, or in nobody's name. `DEMO=1` allows it.
 * @throws OperatorError listing everything that is missing
 */
export function checkPublicShop(env: PublicEnv, config: Config): void {
  if (env.DEMO || !isPublicOrigin(env.ORIGIN)) return;
  const missing = listMissing(env, config);
  if (missing.length === 0) return;
  throw new OperatorError(
    [
      `Nie można otworzyć sklepu dla klientów pod ${env.ORIGIN}. Brakuje:`,
      ...missing.map((line) => `  ${line}`),
      "  Sam pokaz, bez sprzedaży: DEMO=1.",
    ].join("\n"),
  );
}

function listMissing(env: PublicEnv, config: Config): string[] {
  const { BASELINKER_TOKEN: token, SMTP_URL: smtp } = env;
  return [
    ...(token ? [] : ["BASELINKER_TOKEN: bez niego sklep sprzedaje zabawki, których nie ma"]),
    ...(smtp
      ? []
      : ["SMTP_URL albo SMTP_HOST: bez nich maile trafiają do plików, nie do klientów"]),
    ...(["MAIL_FROM", "ORDERS_TO"] as const)
      .filter((name) => env[name].endsWith(".example"))
      .map((name) => `${name}: przykładowy adres ${env[name]}`),
    ...listUnfinished(config),
  ];
}

export function listUnfinished({ brand, seller, deliveryOptions, testimonial }: Config): string[] {
  const { address, pickupAddress, bank } = seller;
  const hasPickup = deliveryOptions.some(({ fulfilment }) => fulfilment === "pickup");
  const examples: [key: string, isExample: boolean][] = [
    ["brand", brand === "Nasz sklep"],
    ["seller.name", seller.name.endsWith("Anna Przykładowa")],
    ["seller.nip", seller.nip === "1234563218"],
    ["seller.address", address.street === "ul. Podniebna 7"],
    ["seller.pickupAddress", hasPickup && pickupAddress.street === "ul. Wietrzna 12"],
    ["seller.email", seller.email.endsWith(".example")],
    ["seller.phone", seller.phone === "+48 600 000 000"],
    ["seller.bank.name", bank.name === "Bank Przykładowy"],
    ["seller.bank.account", bank.account === exampleAccount],
  ];
  const places = (key: string) => `${configFileOf(key)}, ${key}`;
  return [
    ...examples.filter(([, isExample]) => isExample).map(([key]) => `${places(key)}: przykład`),
    ...(testimonial && !testimonial.permission
      ? [`${places("testimonial")}: nie zanotowano zgody klienta (permission); null usuwa opinię`]
      : []),
  ];
}

/** Names that nobody outside the owner's network can open. */
const reservedNames =
  /(^|\.)(localhost|local|test|example|invalid|internal|lan|home\.arpa|example\.(com|net|org))$/;

export function isPublicOrigin(origin: string): boolean {
  const hostname = new URL(origin).hostname.replace(/^\[|\]$/g, "");
  if (isIP(hostname)) return isPublicIp(hostname);
  return hostname.includes(".") && !reservedNames.test(hostname);
}
