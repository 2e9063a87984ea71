import { beforeEach, afterEach, expect, it, vi } from "vitest";
import { createPersonalCode } from "../../shop/newsletter/newsletter.ts";
import { openTemporaryStore } from "../temporary-store.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { address, person, readStored, submit } from "./forms.ts";
import { readPage, type PageUnderTest } from "./read-page.ts";

vi.mock(import("../../shop.config.ts"), async (original) => ({
  ...(await original()),
  giftWrapping: { price: 900 },
}));

const link = "/kontakt?koszyk=true&produkt=1102&sztuk=2&dostawa=kurier&platnosc=przelew";
const code = "LATAWIEC-7K3F9Q";
const typed = { ...person, ...address, terms: "on" };

let app: TestApp;
beforeEach(async () => void (app = await openTestApp()));
afterEach(() => app.close());

const open = async (path = link) => readPage(await app.fetch(path));
const stored = () => readStored(app.folder).orders;
const priceOf = (quantity: number) => quantity * app.shop.catalogue().product("1102")!.price + 1500;
const format = (grosze: number) => `${(grosze / 100).toFixed(2).replace(".", ",")} zł`;

/** What a browser without scripts sends of the order's form. */
function hiddenFields({ html }: PageUnderTest): Record<string, string> {
  const form = /<form[^>]*aria-label="Formularz zamówienia"[\s\S]*?<\/form>/.exec(html)![0];
  const inputs = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => input);
  const attribute = (input: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll("&quot;", '"');
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const value = attribute(input, "value");
      return value === undefined ? [] : [[attribute(input, "name")!, value]];
    }),
  );
}

async function send(page: PageUnderTest, changes: Record<string, string> = {}, path = link) {
  const { stamp: _, ...hidden } = hiddenFields(page);
  return submit(app, path, { ...hidden, ...typed, ...changes });
}

it("a link's product is ordered as it was chosen, and its page follows", async () => {
  const path = "/kontakt?koszyk=true&produkt=1102&sztuk=3&dostawa=inpost&platnosc=pobranie";
  const page = await open(path);
  expect(page.text).not.toContain("Koszyk potrzebuje JavaScriptu");
  expect(page.html).toMatch(/<input[^>]*name="dostawa"[^>]*checked[^>]*value="inpost"/);
  expect(page.html).toContain('name="locker"');
  const placed = await send(page, { locker: "zaw01a" }, path);
  expect(placed.text).toContain("Zamówienie L-1001");
  expect(stored()).toMatchObject([{ delivery_id: "inpost", locker: "ZAW01A" }]);
  expect(readStored(app.folder).lines).toMatchObject([{ product_id: "1102", quantity: 3 }]);
});

it("one page places one order, however often it is sent; other content or another page a new one", async () => {
  const page = await open();
  await Promise.all([send(page), send(page)]);
  await send(page);
  expect(stored()).toHaveLength(1);
  await send(page, { city: "Kraków" });
  expect(stored()).toHaveLength(2);
  await send(await open());
  expect(stored()).toHaveLength(3);
});

it("no two visitors get the same page from a cache", async () => {
  const pages = await Promise.all([app.fetch(link), app.fetch(link)]);
  expect(pages.map(({ headers }) => headers.get("Cache-Control"))).toEqual([
    "private, no-cache",
    "private, no-cache",
  ]);
  const ids = await Promise.all(
    pages.map(async (page) => hiddenFields(await readPage(page)).pageId),
  );
  expect(new Set(ids).size).toBe(2);
});

it("an order that failed once it was stored is the same order when it is sent again", async () => {
  const { store } = await openTemporaryStore({ DATA_DIR: app.folder });
  await store.codes.add(createPersonalCode(code, 15), Date.now());
  const place = app.shop.placeOrder;
  const shop = app.shop as { placeOrder: typeof place };
  shop.placeOrder = async (...args) => {
    await place(...args);
    shop.placeOrder = place;
    throw new Error("connection lost");
  };
  const shown = await send(await open(), { code, useCode: "1" });
  const error = vi.spyOn(app.shop.log, "error").mockReturnValue(undefined);
  const failed = await send(shown, { code });
  expect([failed.status, error.mock.calls.length]).toEqual([503, 1]);
  const placed = await send(failed, { code });
  expect(placed.text).toContain("Zamówienie L-1001");
  expect(stored()).toHaveLength(1);
});

it("what is sold out while somebody types becomes an enquiry that names it, and the code", async () => {
  const { store } = await openTemporaryStore({ DATA_DIR: app.folder });
  await store.codes.add(createPersonalCode(code, 15), Date.now());
  const page = await send(await open(), { code, useCode: "1" });
  const { stock, name } = app.shop.catalogue().product("1102")!;
  for (let left = stock; left > 0; left -= 16) {
    const quantity = Math.min(left, 16);
    const path = link.replace("sztuk=2", `sztuk=${quantity}`);
    await send(await open(path), { email: `e${left}@example.com` }, path);
  }
  const shown = await send(page, { message: "Na urodziny.", code });
  expect(shown.status).toBe(409);
  const message = /<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(shown.html)![1]!;
  const again = await send(shown, { message, code });
  expect(again.text).toContain("Wiadomość wysłana");
  const [sent, ...more] = readStored(app.folder).messages;
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    message: `${name}, 2 szt.\n\nNa urodziny.\n\nKod rabatowy: ${code}`,
  });
});

it("a code is in the sum before the order, also after a mistake in another field", async () => {
  const { store } = await openTemporaryStore({ DATA_DIR: app.folder });
  await store.codes.add(createPersonalCode(code, 15), Date.now());
  const discount = Math.round(((priceOf(2) - 1500) * 15) / 100);
  const shown = await send(await open(), { code, useCode: "1" });
  expect(shown.text).toContain(`Z tych zabawek odliczymy ${format(discount)}`);
  const mistaken = await send(shown, { code, city: "" });
  expect(mistaken.status).toBe(400);
  expect(mistaken.text).toContain(`Razem ${format(priceOf(2) - discount)}`);
  const placed = await send(mistaken, { code });
  expect(placed.text).toContain("Zamówienie L-1001");
  expect(stored()).toMatchObject([{ total: priceOf(2) - discount, discount_code: code }]);
});

it("what the page could not add is shown and confirmed first", async () => {
  const shown = await send(await open(), { gift: "on" });
  expect(shown.status).toBe(409);
  expect(shown.text).toContain("Sprawdź nową sumę");
  expect(shown.text).toContain(`Razem ${format(priceOf(2) + 900)}`);
  expect(stored()).toEqual([]);
  await send(shown, { gift: "on" });
  expect(stored()).toMatchObject([{ total: priceOf(2) + 900, gift_wrapping: 900 }]);
});

it("takes no more pieces than there are, and asks about what cannot be bought", async () => {
  const { stock } = app.shop.catalogue().product("1102")!;
  const most = await open(link.replace("sztuk=2", "sztuk=9999"));
  expect(hiddenFields(most).lines).toBe(`[{"id":"1102","quantity":${stock}}]`);
  const parent = app.shop.catalogue().products.find(({ variants }) => variants)!;
  for (const id of [parent.id, "nie-ma"]) {
    const page = await open(`/kontakt?koszyk=true&produkt=${id}`);
    expect(page.text).toContain("Koszyk potrzebuje JavaScriptu");
  }
});
