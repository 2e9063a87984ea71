import { expect } from "vitest";
import { openTestApp } from "../test-app.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { runCommand } from "../programs/run-command.ts";
import { courierForm, orderPath, readStored, submit } from "./forms.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { readMails } from "./read-mails.ts";

export const toys = hostileTexts.map((text, place) => ({ ...text, id: 2001 + place }));

const price = 1000;

/** A product with the same text in each of its fields. */
function hostileProduct(id: number, text: string) {
  return fakeProduct(id, {
    name: text,
    sku: text,
    ean: text,
    category: 6,
    prices: { 105: price / 100 },
    // The home page shows the first four products and the one with most stock.
    stock: { bl_206: id === 2005 ? 9 : 5 },
    description: `<p>Potwor${id}: ${escapeHtml(text)} – <b>tak</b> ${text}</p>`,
    features: {
      [text]: text,
      Ostrzeżenia: text,
      Producent: text,
      "Adres producenta": text,
      "E-mail producenta": `${text}@example.com`,
    },
    images: { 1: `https://zdjecia.example/${id}.jpg?${text}` },
  });
}

/** A shop that has synced these products, and whose customer has ordered one of each. */
export async function openHostileShop(textOf: (product: (typeof toys)[number]) => string) {
  const baselinker = await openFakeBaselinker();
  for (const product of toys)
    baselinker.account.products.set(product.id, hostileProduct(product.id, textOf(product)));
  const settings = { BASELINKER_TOKEN: baselinker.token, BASELINKER_URL: baselinker.url };
  const app = await openTestApp({}, settings);
  const run = (...words: string[]) => runCommand(words, { ...settings, DATA_DIR: app.folder });
  expect(await run("sync")).toMatchObject({ code: 0, err: "" });
  await baselinker.close();
  await app.shop.refreshCatalogue();
  const bought = toys.map(({ id }) => ({ id: String(id), quantity: 1, price }));
  const form = courierForm(bought, { key: "the-order-of-ewa" });
  const accepted = await submit(app, orderPath, form);
  await app.shop.refreshCatalogue();
  const [order] = readStored(app.folder).orders;
  const orderPage = `/zamowienie/${String(order!.id)}`;
  return { ...app, run, accepted, orderPage, mails: await readMails(app) };
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
