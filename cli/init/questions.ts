import * as v from "valibot";
import { colors } from "../../shop.config.ts";
import { backdrops } from "../../shop/catalogue/category.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import { darken, isReadable } from "../../server/shop-config/colors.ts";
import { account, email, nip, phone, postalCode, text } from "../../server/shop-config/rules.ts";
import { yesOrNo, type Ask } from "./answers.ts";

/** What `my/shop.config.ts` exports, by name; undefined keeps the default. */
export type Answers = Record<string, unknown> & { keepsArticles: boolean };

/** Asks for everything that a shop needs of its own. */
export async function askForShop(ask: Ask): Promise<Answers> {
  const brand = await ask({ text: "Nazwa sklepu", rule: text });
  const tagline = await ask({ text: "Hasło", preset: "Sklep z zabawkami", rule: text });
  const seller = await askForSeller(ask);
  return {
    brand,
    tagline,
    seller,
    categories: await askForCategories(ask),
    deliveryOptions: await askToDrop(ask, [
      ["pocztex", "Pocztex Kurier48"],
      ["odbiór", `odbiór osobisty (${seller.address.street}, ${seller.address.city})`],
    ]),
    paymentOptions: await askToDrop(ask, [
      ["payu", "płatność przez PayU"],
      ["pobranie", "płatność przy odbiorze"],
    ]),
    colors: await askForColors(ask),
    keepsArticles: (await askYes(ask, "Zostawić na blogu dziesięć gotowych poradników?")) ?? true,
  };
}

/** What people write: hyphens and spaces, no country. */
const writtenNip = v.pipe(
  text,
  v.transform((value) => value.replaceAll(/[\s-]/g, "")),
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

/** Categories, separated by commas. */
async function askForCategories(ask: Ask): Promise<object[] | undefined> {
  const preset = "sześć gotowych";
  const names = await ask({ text: "Działy, po przecinku", preset, rule: text });
  return names?.split(",").map((name, index) => ({
    key: createSlug(name),
    name: name.trim(),
    backdrop: backdrops[index % backdrops.length],
    description: "",
    warehouseCategories: [],
  }));
}

/** Returns the refused options as `null`, which removes them. */
async function askToDrop(ask: Ask, options: readonly (readonly [id: string, name: string])[]) {
  const dropped: [string, null][] = [];
  for (const [id, name] of options) {
    if ((await askYes(ask, `Czy sklep ma ${name}?`)) === false) dropped.push([id, null]);
  }
  return dropped.length > 0 ? Object.fromEntries(dropped) : undefined;
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

function askYes(ask: Ask, question: string): Promise<boolean | undefined> {
  return ask({ text: question, preset: "t", rule: yesOrNo });
}
