import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deliveryOptions } from "../../shop.config.ts";
import type { Mail } from "../../server/db/emails/email.ts";
import { renderMail } from "../render-email.ts";
import type { TestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

type Fields = Record<string, string>;
type WithCatalogue = { shop: Pick<TestApp["shop"], "catalogue"> };

export const person: Fields = {
  name: "Ewa Żółć",
  email: "ewa@example.com",
  phone: "+48 601 202 303",
};

export const address: Fields = {
  address: "ul. Miła 3/4",
  postalCode: "42-400",
  city: "Zawiercie",
};

type OrderedProduct = { id: string; quantity: number; price: number };

/** Fields of an order by courier, as the order page sends them. */
export function courierForm(toys: readonly OrderedProduct[], changes: Fields = {}): Fields {
  const sum = toys.reduce((all, { price, quantity }) => all + price * quantity, 0);
  return {
    ...person,
    ...address,
    message: "",
    terms: "on",
    delivery: "kurier",
    payment: "przelew",
    lines: JSON.stringify(toys.map(({ id, quantity }) => ({ id, quantity }))),
    shownTotal: String(sum + deliveryOptions[0]!.price),
    ...changes,
  };
}

/** Two games of dice. */
export function orderForm({ shop }: WithCatalogue, changes: Fields = {}): Fields {
  const { price } = shop.catalogue().product("1102")!;
  const dice = { id: "1102", quantity: 2, price };
  return courierForm([dice], { key: "the-one-attempt-of-ewa", ...changes });
}

export const messageForm = (changes: Fields = {}): Fields => ({
  ...person,
  message: "Czy łoś jest pluszowy?",
  key: "the-one-message-of-ewa",
  ...changes,
});

/** Submits a form opened a minute ago and reads the resulting page. */
export async function submit(
  { fetch, stamp: timestamp }: Pick<TestApp, "fetch" | "stamp">,
  path: string,
  fields: Fields,
) {
  const body = new URLSearchParams({ stamp: timestamp(), ...fields });
  const response = await fetch(path, { method: "POST", body });
  return readPage(
    response.status === 303 ? await fetch(response.headers.get("Location")!) : response,
  );
}

export const orderPath = "/kontakt?koszyk=true";

/** Reads the shop's database directly. */
export function readStored(folder: string) {
  const database = new DatabaseSync(join(folder, "latawiec.sqlite"), { readOnly: true });
  const rows = (table: string) => database.prepare(`select * from ${table}`).all();
  const stored = {
    orders: rows("orders"),
    lines: rows("order_lines"),
    messages: rows("messages"),
    mails: rows("emails").map(({ content }) => renderMail(JSON.parse(String(content)) as Mail)),
  };
  database.close();
  return stored;
}

export const nothing = { orders: [], lines: [], messages: [], mails: [] };
