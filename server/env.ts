import { availableParallelism } from "node:os";
import * as v from "valibot";
import { seller } from "../shop.config.ts";
import { createStartError } from "./operator-error.ts";
import { createSmtpUrl, findSmtpMistakes, smtpUrl } from "./email/transport/smtp-url.ts";

export type Env = Readonly<ReturnType<typeof readEnv>>;

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, "ma być liczbą całkowitą"),
    v.transform(Number),
    v.minValue(min, `ma wynosić co najmniej ${min}`),
    v.maxValue(max, `ma wynosić najwyżej ${max}`),
  );
const urlOf = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `ma być adresem zaczynającym się od ${protocols.map((p) => `${p}//`).join(" albo ")}`,
    ),
  );
const origin = v.pipe(
  urlOf("http:", "https:"),
  v.transform((value) => new URL(value)),
  v.check((url) => url.pathname === "/" && !url.search, "ma być adresem bez ścieżki"),
  v.transform((url) => url.origin),
);
const wholeNumberText = v.pipe(text, v.regex(/^\d+$/, "ma być numerem"));
const warehouse = v.pipe(
  v.string(),
  v.regex(/^[a-z]+_\d+$/, "ma być listą magazynów, np. bl_205,bl_206"),
);
const listOf = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    text,
    v.transform((value) => value.split(",").map((part) => part.trim())),
    v.array(item),
  );
const mailbox = v.pipe(text, v.regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, "ma być adresem e-mail"));
const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const settings = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "3000"),
  HOST: v.optional(text, "0.0.0.0"),
  ORIGIN: v.optional(origin),
  DATA_DIR: v.optional(text, "./data"),
  DATABASE_URL: v.optional(urlOf("postgres:", "postgresql:")),
  SHOP_COMMAND: v.optional(text),
  DEMO: v.optional(v.picklist(["0", "1"], "ma być równe 1 albo 0")),
  SMTP_URL: v.optional(smtpUrl),
  SMTP_HOST: v.optional(
    v.pipe(text, v.regex(/^[^\s/:@]+$/, "ma być nazwą serwera, np. smtp.sklep.pl")),
  ),
  SMTP_PORT: v.optional(wholeNumber(1, 65_535)),
  SMTP_USER: v.optional(text),
  SMTP_PASSWORD: v.optional(v.string()),
  MAIL_FROM: v.optional(mailbox, seller.email),
  ORDERS_TO: v.optional(mailbox, seller.email),
  ALERTS_TO: v.optional(mailbox),
  ALERTS_URL: v.optional(urlOf("http:", "https:")),
  BASELINKER_TOKEN: v.optional(text),
  BASELINKER_URL: v.optional(urlOf("http:", "https:"), "https://api.baselinker.com/connector.php"),
  BASELINKER_INVENTORY_ID: v.optional(wholeNumberText),
  BASELINKER_PRICE_GROUP: v.optional(wholeNumberText),
  BASELINKER_REGULAR_PRICE_GROUP: v.optional(wholeNumberText),
  BASELINKER_WAREHOUSES: v.optional(listOf(warehouse)),
  BASELINKER_SYNC_SECONDS: v.optional(wholeNumber(1, 86_400), "300"),
  PAYU_POS_ID: v.optional(wholeNumberText),
  PAYU_CLIENT_ID: v.optional(wholeNumberText),
  PAYU_CLIENT_SECRET: v.optional(text),
  PAYU_SECOND_KEY: v.optional(text),
  PAYU_URL: v.optional(urlOf("http:", "https:"), "https://secure.payu.com"),
  ALLOWED_ORIGINS: v.optional(listOf(origin)),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
  WORKERS: v.optional(wholeNumber(1, 256)),
  LOG_LEVEL: v.optional(v.picklist(levels, `ma być jednym z: ${levels.join(", ")}`), "info"),
});

const payuNames = [
  "PAYU_POS_ID",
  "PAYU_CLIENT_ID",
  "PAYU_CLIENT_SECRET",
  "PAYU_SECOND_KEY",
] as const;

/** @throws OperatorError listing every invalid variable. */
export function readEnv(source: NodeJS.ProcessEnv) {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(settings, nonEmpty);
  const mistakes = [
    ...(parsed.issues ?? []).map(describeIssue),
    ...listMissing(nonEmpty),
    ...findSmtpMistakes(nonEmpty).map(([name, message]) => `  ${name}: ${message}`),
  ];
  if (!parsed.success || mistakes.length > 0) {
    throw createStartError("zmienne środowiskowe", mistakes);
  }
  const env = parsed.output;
  return {
    ...env,
    DEMO: env.DEMO === "1",
    SMTP_URL: createSmtpUrl(env),
    ALERTS_TO: env.ALERTS_TO ?? env.ORDERS_TO,
    ORIGIN: env.ORIGIN ?? `http://localhost:${env.PORT}`,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? [],
    PAYU: toPayuSettings(env),
    WORKERS: env.WORKERS ?? availableParallelism(),
  };
}

function toPayuSettings(env: v.InferOutput<typeof settings>) {
  const { PAYU_POS_ID: posId, PAYU_CLIENT_ID: clientId, PAYU_URL } = env;
  const { PAYU_CLIENT_SECRET: clientSecret, PAYU_SECOND_KEY: secondKey } = env;
  if (!posId || !clientId || !clientSecret || !secondKey) return undefined;
  return { posId, clientId, clientSecret, secondKey, url: PAYU_URL.replace(/(?<!\/)\/+$/, "") };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `  ${v.getDotPath(issue)?.split(".")[0]}: ${issue.message}`;
}

function listMissing(source: NodeJS.ProcessEnv): string[] {
  const missing = payuNames.filter((name) => source[name] === undefined);
  if (missing.length === payuNames.length) return [];
  const message = "brakuje; PayU działa z wszystkimi czterema zmiennymi albo bez żadnej";
  return missing.map((name) => `  ${name}: ${message}`);
}
