import { afterAll, expect, it, onTestFinished } from "vitest";
import type { CartProduct } from "../../shop/cart/cart.ts";
import { reconcileCart } from "../../shop/cart/reconcile-cart.ts";
import { parseStoredCart } from "../../shop/cart/stored-cart.ts";
import { sampleCatalogue, sampleProduct } from "../fixtures.ts";
import { openTestApp } from "../test-app.ts";
import { courierForm, orderPath } from "./forms.ts";
import { readPage } from "./read-page.ts";

const variant = { parentId: "7", category: "pluszaki" } as const;
const bear = sampleProduct({
  id: "7",
  name: "Miś Staszek",
  price: 3990,
  stock: 4,
  sku: "MIS",
  images: ["/img/mis"],
  variantKind: "Kolor",
  variants: [
    sampleProduct({
      ...variant,
      id: "71",
      name: "Miś Staszek, czerwony",
      variantName: "czerwony",
      price: 3990,
      stock: 0,
      images: ["/img/czerwony"],
    }),
    sampleProduct({
      ...variant,
      id: "72",
      name: "Miś Staszek, niebieski",
      variantName: "niebieski",
      price: 3990,
      stock: 3,
      sku: "MIS-NIEB",
      ean: "5907894765402",
      images: ["/img/niebieski"],
    }),
    sampleProduct({
      ...variant,
      id: "73",
      name: "Miś Staszek, zielony",
      variantName: "zielony",
      price: 4590,
      stock: 1,
      images: ["/img/zielony"],
    }),
  ],
});
const catalogue = sampleCatalogue(bear);
const app = await openTestApp({ catalogue: () => catalogue });
afterAll(app.close);

const open = async (path: string) => readPage(await app.fetch(path));
const radios = (html: string) =>
  [
    ...html.matchAll(/<input type="radio" (?:[^>]*?)name="wariant"( checked="")? value="(\d+)"/g),
  ].map(([, checked, id]) => (checked ? `${id} chosen` : id));

it("shows the first variant in stock, with all in a group of radio buttons", async () => {
  const page = await open("/produkt/7");
  expect(page.headings).toEqual(["Miś Staszek"]);
  expect(page.html).toContain('<fieldset role="radiogroup" aria-label="Kolor">');
  expect(radios(page.html)).toEqual(["71", "72 chosen", "73"]);
  expect(page.text).toContain("Kolor: niebieski");
  expect(page.html).toContain('aria-label="czerwony, 39,90 zł, wyprzedane"');
  expect(page.html).toMatch(/<form class="variants"[^>]* action="\/produkt\/7"/);
  expect(page.html).toContain("/kontakt?koszyk=true&amp;produkt=72");
});

it("carries the choice in the address, with its name, price, picture and stock", async () => {
  const page = await open("/produkt/7?wariant=73");
  expect(radios(page.html)).toEqual(["71", "72", "73 chosen"]);
  expect(page.titles).toEqual(["Miś Staszek, zielony | Latawiec"]);
  expect(page.text).toContain("45,90 zł");
  expect(page.text).toContain("ostatnia sztuka");
  expect(page.text).toContain("Dostępność 1 szt.");
  expect(page.html).toMatch(/class="gallery__slides">.*?\/img\/zielony/);
  expect(page.canonical).toBe("https://sklep.example/produkt/7");
  expect(page.meta("product:retailer_item_id")).toBe("73");
});

it("shows a sold-out variant and does not sell it", async () => {
  const page = await open("/produkt/7?wariant=71");
  expect(page.text).toContain("Tego wariantu teraz nie mamy.");
  expect(page.html).not.toContain("Dodaj do");
});

it.each([
  ["/produkt/7?wariant=99", "/produkt/7"],
  ["/produkt/73", "/produkt/7?wariant=73"],
])("redirects %s to %s", async (address, path) => {
  const response = await app.fetch(address);
  expect([response.status, response.headers.get("Location")]).toEqual([302, path]);
});

it("tells search engines of the group and of each variant", async () => {
  const { html } = await open("/produkt/7");
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
  const [group] = (JSON.parse(json!) as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    name: "Miś Staszek",
    productGroupID: "MIS",
    variesBy: ["https://schema.org/color"],
    hasVariant: [
      { offers: { availability: "https://schema.org/OutOfStock" } },
      {
        "@type": "Product",
        name: "Miś Staszek, niebieski",
        color: "niebieski",
        sku: "MIS-NIEB",
        gtin13: "5907894765402",
        offers: { url: "https://sklep.example/produkt/7?wariant=72", price: "39.90" },
      },
      { offers: { price: "45.90" } },
    ],
  });
  expect(group).not.toHaveProperty("offers");
});

it("is one card that leads to the choice", async () => {
  const page = await open("/kategoria/pluszaki");
  expect(page.text).toContain("3 kolory");
  expect(page.text).toMatch(/od 39,90 zł/);
  expect(page.html).toMatch(
    /<a [^>]*href="\/produkt\/7" aria-label="Wybierz: Miś Staszek, 3 kolory"/,
  );
  expect(page.html).not.toContain('data-island="quick-add"');
});

it("tells a stored cart of a toy that has come to have variants, and keeps its other lines", async () => {
  const response = await app.fetch("/koszyk.json?id=7&id=72");
  const { products } = (await response.json()) as { products: CartProduct[] };
  const [known, other] = products.map(({ id, name }) => ({ id, name, price: 3990, stock: 9 }));
  const stored = { version: 1, lines: [known, other].map((product) => ({ product, quantity: 1 })) };
  const { cart, changes } = reconcileCart(parseStoredCart(JSON.stringify(stored)), (id) =>
    products.find((product) => product.id === id),
  );
  expect(cart.lines).toMatchObject([{ product: { id: "72", stock: 3 }, quantity: 1 }]);
  expect(changes).toEqual([{ kind: "variants", id: "7", name: "Miś Staszek" }]);
});

it("refuses an order of the toy itself, and tells the open page's cart why", async () => {
  const shop = await openTestApp();
  onTestFinished(shop.close);
  const { id, name, price } = shop.shop.catalogue().products.find(({ variants }) => variants)!;
  const fields = courierForm([{ id, quantity: 1, price }], { key: "a-toy-without-a-choice" });
  const body = new URLSearchParams({ stamp: shop.stamp(), ...fields });
  const headers = { Accept: "application/json" };
  const response = await shop.fetch(orderPath, { method: "POST", body, headers });
  expect(response.status).toBe(409);
  const result = JSON.stringify(await response.json());
  expect(result).toContain(`„${name}” – ma teraz warianty do wyboru, usunęliśmy z koszyka.`);
  expect(result).toContain('"isParent":true');
});
