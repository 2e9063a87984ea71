import * as v from "valibot";
import { colors, hours } from "../../shop.config.ts";
import { backdrops } from "../../shop/catalogue/category.ts";
import { parseNip } from "../../shop/order/invoice/nip.ts";
import { formatWarsawDay } from "../../shop/time/warsaw-time.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import { darken, isReadable } from "../../shop/config/colors.ts";
import {
  account,
  date,
  email,
  nip,
  phone,
  postalCode,
  text,
  timeOfDay,
} from "../../shop/config/rules.ts";
import { askYes, type Ask } from "./answers.ts";
import { askForOrderStatus } from "./order-status.ts";
import { askForDelivery, askForPayment, askForReturnCost } from "./prices.ts";

/** What `my/shop.config.ts` exports, by name; undefined keeps the default. */
export type Answers = Record<string, unknown> & { keepsArticles: boolean };

/** Asks for everything that a shop needs of its own. */
export async function askForShop(ask: Ask, now: number): Promise<Answers> {
  const brand = await ask({ text: "Nazwa sklepu", rule: text });
  const tagline = await ask({ text: "Hasło", preset: "Sklep z zabawkami", rule: text });
  const seller = await askForSeller(ask);
  return {
    brand,
    tagline,
    seller,
    vatPayer: (await askYes(ask, "Czy rozliczasz VAT? (n: sprzedawca zwolniony)")) ?? true,
    hours: await askForHours(ask),
    categories: await askForCategories(ask),
    deliveryOptions: await askForDelivery(ask, seller.pickupAddress),
    courierCashOnDelivery: null,
    paymentOptions: await askForPayment(ask),
    legal: await askForTerms(ask, now),
    warehouseOrders: await askForOrderStatus(ask),
    colors: await askForColors(ask),
    keepsArticles: (await askYes(ask, "Zostawić na blogu dziesięć gotowych poradników?")) ?? true,
  };
}

/** What people write: hyphens and spaces, no country. */
const writtenNip = v.pipe(
  text,
  v.transform((value) => parseNip(value).nip),
  nip,
);
const writtenPhone = v.pipe(
  text,
  v.transform((value) => (/^\d/.test(value) ? `+48 ${value}` : value).replaceAll("-", " ")),
  phone,
);
const writtenAccount = v.pipe(
  text,
  v.transform((value) => (/^\d/.test(value) ? `PL${value}` : value)),
  account,
);

async function askForSeller(ask: Ask) {
  const required = (question: string, rule: v.GenericSchema<string, string> = text) =>
    ask({ text: question, rule }) as Promise<string>;
  const name = await required("Sprzedawca (pełna nazwa firmy)");
  const number = await required("NIP", writtenNip);
  const address = {
    street: await required("Ulica i numer"),
    postalCode: await required("Kod pocztowy", postalCode),
    city: await required("Miejscowość"),
  };
  return {
    name,
    nip: number,
    address,
    pickupAddress: address,
    email: await required("E-mail sklepu", email),
    phone: await required("Telefon, np. 600 700 800", writtenPhone),
    bank: {
      name: await required("Bank"),
      account: await required("Numer konta (26 cyfr)", writtenAccount),
    },
  };
}

/** Categories, separated by commas, and the one for infants. */
async function askForCategories(ask: Ask): Promise<object[] | undefined> {
  const preset = "sześć gotowych";
  const answer = await ask({ text: "Działy, po przecinku", preset, rule: text });
  if (answer === undefined) return undefined;
  const names = answer.split(",").map((name) => name.trim());
  const infants = await askForInfants(ask, names.filter(Boolean));
  return names.filter(Boolean).map((name, index) => ({
    key: createSlug(name),
    name,
    backdrop: backdrops[index % backdrops.length],
    ...(name === infants && { kind: "infants" }),
    description: "",
    warehouseCategories: [],
  }));
}

const noCategory = "żaden";

/** No product for children over three may stand there. */
async function askForInfants(ask: Ask, names: readonly string[]): Promise<string> {
  const guess = names.find((name) => /niemowl|maluch|maluszk|bobas/i.test(name)) ?? noCategory;
  const find = (answer: string) =>
    [noCategory, ...names].find((name) => createSlug(name) === createSlug(answer));
  const rule = v.pipe(
    text,
    v.check((answer) => find(answer) !== undefined, `są: ${names.join(", ")} albo „${noCategory}”`),
    v.transform((answer) => find(answer)!),
  );
  return (await ask({ text: "Dział dla niemowląt (0–36 miesięcy)", preset: guess, rule })) ?? guess;
}

async function askForHours(ask: Ask) {
  const rule = v.pipe(
    text,
    v.regex(/^[^–-]+[–-][^–-]+$/, "ma wyglądać tak: 9:00–17:00"),
    v.transform((value) => value.split(/[–-]/).map((time) => time.trim())),
    v.tuple([timeOfDay, timeOfDay]),
    v.transform(([opens, closes]) => ({ opens, closes })),
  );
  return ask({
    text: "Godziny pracy w dni robocze",
    preset: `${hours.opens}–${hours.closes}`,
    rule,
  });
}

async function askForTerms(ask: Ask, now: number) {
  const today = formatWarsawDay(now);
  const effective = await ask({ text: "Regulamin obowiązuje od dnia", preset: today, rule: date });
  const returnCost = await askForReturnCost(ask);
  return { effective: effective ?? today, ...(returnCost !== undefined && { returnCost }) };
}

async function askForColors(ask: Ask) {
  const rule = v.pipe(
    text,
    v.regex(/^#[\da-f]{6}$/i, "ma być kolorem, np. #1f6f54"),
    v.check(
      (color) => isReadable("#ffffff", color) && isReadable(color, colors.paper!),
      "biały napis na tym kolorze byłby nieczytelny; wybierz ciemniejszy",
    ),
  );
  const color = await ask({ text: "Kolor przycisków", preset: colors.coral!, rule });
  return color && { coral: color, "coral-deep": darken(color) };
}
