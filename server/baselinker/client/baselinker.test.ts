import { describe, expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "../../../test/fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../../../test/fakes/baselinker/account.ts";
import { createBaselinker } from "./baselinker.ts";
import { createBaselinkerFailure } from "./failure.ts";
import { htmlToText } from "./html-to-text.ts";
import { parseOrders } from "./orders.ts";
import { parseContents, parseListPage } from "./products.ts";
import { selectInventory } from "./inventory-selection.ts";
import { parseWarsawTime } from "../../../shop/time/warsaw-time.ts";

const source = { inventory: "307", priceGroup: "105", warehouses: ["bl_206", "bl_207"] };

async function openAll() {
  const double = await openFakeBaselinker();
  onTestFinished(double.close);
  const waits: number[] = [];
  const open = (changes: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
    createBaselinker({
      url: double.url,
      token: double.token,
      fetch,
      now: Date.now,
      acquireCall: async () => undefined,
      wait: async (ms) => void waits.push(ms),
      ...changes,
    });
  return { double, waits, open, baselinker: open() };
}

describe("the call queue", () => {
  it("runs one call at a time", async () => {
    const { double, baselinker } = await openAll();
    double.account.products.set(1, fakeProduct(1));
    const pages = [1, 2, 3].map((page) => baselinker.listPage(source, page));
    await Promise.all(pages);
    expect(
      double.calls("getInventoryProductsList").map(({ parameters }) => parameters.page),
    ).toEqual([1, 2, 3]);
    expect(double.journal.map(({ token }) => token)).toEqual(Array(3).fill(double.token));
  });

  it("retries a transport error three times with growing pauses, and continues after a failure", async () => {
    const { double, baselinker, waits } = await openAll();
    double.failWith("html502");
    await expect(baselinker.inventories()).rejects.toMatchObject({ kind: "transport" });
    expect(double.journal).toHaveLength(4);
    expect(waits).toEqual([1000, 4000, 10_000]);
    double.failWith(undefined);
    expect(await baselinker.inventories()).toHaveLength(1);
  });

  it("does not retry permanent errors", async () => {
    const { double, baselinker } = await openAll();
    await expect(baselinker.listPage({ ...source, inventory: "1" }, 1)).rejects.toMatchObject({
      kind: "refused",
    });
    expect(double.journal).toHaveLength(1);
  });

  it("aborts a hanging call when the shop closes", async () => {
    const { double, open } = await openAll();
    const closing = new AbortController();
    double.failWith("hang");
    const call = open({ signal: closing.signal }).inventories();
    const aborted = call.catch((error: Error) => error.message);
    await double.reached("getInventories");
    closing.abort(new Error("closing"));
    expect(await aborted).toBe("closing");
  });

  it("ends a call without a reply at its time limit", async () => {
    const { double, open } = await openAll();
    double.failWith("mute");
    const call = open({ timeoutMs: 100 }).inventories();
    await expect(call).rejects.toMatchObject({ kind: "transport" });
  });

  it("does not send the token to a redirect's target", async () => {
    const redirect = (async (_url: unknown, init: RequestInit) => {
      expect(init.redirect).toBe("error");
      throw new TypeError("redirected");
    }) as typeof fetch;
    const { double } = await openAll();
    const baselinker = createBaselinker({
      url: double.url,
      token: double.token,
      fetch: redirect,
      now: Date.now,
      acquireCall: async () => undefined,
      wait: async () => undefined,
    });
    await expect(baselinker.inventories()).rejects.toMatchObject({ kind: "transport" });
  });
});

describe("a reply", () => {
  it("may contain empty arrays for maps, numbers as text, and unreadable products", () => {
    const products = {
      1: {
        id: "1",
        parent_id: "0",
        name: " Miś  Bruno ",
        sku: 12,
        ean: null,
        prices: { 105: "49.99" },
        stock: { bl_206: "3", bl_207: -1, bl_9: 50 },
      },
      2: { id: 2, parent_id: 0, name: "", sku: "", ean: "", prices: [], stock: [] },
      3: { id: 3, parent_id: 1, name: "Wariant" },
      4: "nonsense",
    };
    expect(parseListPage({ products }, source)).toEqual({
      count: 4,
      products: [
        { id: "1", name: "Miś Bruno", sku: "12", ean: "", price: 4999, stock: 2 },
        { id: "2", name: "", sku: "", ean: "", price: null, stock: 0 },
        { id: "3", parent: "1", name: "Wariant", sku: "", ean: "", price: null, stock: 0 },
      ],
    });
    expect(parseListPage({ products: [] }, source)).toEqual({
      count: 0,
      products: [],
    });
  });

  it("has entities, control characters and spelled EANs, cleaned once", () => {
    const row = { name: "Gra&nbsp;&quot;Mi\u00ad&#347;&quot;\u0007 &amp;amp;", sku: "A&amp;B" };
    const ean = "590-1234 123457";
    const [listed] = parseListPage({ products: { 1: { ...row, ean } } }, source).products;
    expect(listed).toMatchObject({ name: 'Gra "Miś" &amp;', sku: "A&B", ean: "5901234123457" });
    const features = { "Wiek&shy; dziecka": "3&ndash;5\u0000lat" };
    const [content] = parseContents({ products: { 1: { text_fields: { features } } } }).values();
    expect(content!.features).toEqual({ "Wiek dziecka": "3–5 lat" });
  });

  it("has a variant's own id in the lines of an order", () => {
    const products = [
      { product_id: "1001", variant_id: "1002", name: "Lalka", quantity: 1, price_brutto: 9 },
      { product_id: 1001, variant_id: 0, name: "Miś", quantity: 1, price_brutto: 9 },
      { product_id: 1003, name: "Piłka", quantity: 1, price_brutto: 9 },
    ];
    const [order] = parseOrders({ orders: [{ order_id: 1, order_status_id: 2, products }] });
    expect(order!.lines.map(({ productId }) => productId)).toEqual(["1002", "1001", "1003"]);
  });

  it("never yields negative stock or a price of zero", () => {
    const row = { parent_id: 0, name: "a", prices: { 105: "free" }, stock: { bl_206: -7 } };
    expect(parseListPage({ products: { 1: row } }, source).products[0]).toMatchObject({
      price: null,
      stock: 0,
    });
  });

  it("keeps pictures in numeric order and only http(s) URLs", () => {
    const images = {
      10: "https://a.example/10",
      2: "http://a.example/2",
      3: "javascript:alert(1)",
      1: "https://a.example/1",
    };
    const [content] = parseContents({ products: { 1: { images, text_fields: [] } } }).values();
    expect(content?.pictures).toEqual([
      "https://a.example/1",
      "http://a.example/2",
      "https://a.example/10",
    ]);
    const [list] = parseContents({ products: { 1: { images: ["https://a.example/0"] } } }).values();
    expect(list?.pictures).toEqual(["https://a.example/0"]);
  });

  it("prefers Polish texts", () => {
    const text_fields = {
      description: "Toy",
      "description|pl": "Zabawka",
      features: { Age: "3" },
      "features|pl": { Wiek: ["3+"] },
    };
    const [content] = parseContents({ products: { 1: { text_fields } } }).values();
    expect(content).toMatchObject({ description: "Zabawka", features: { Wiek: "3+" } });
  });
});

describe("a description", () => {
  it.each([
    ["<p>Ala &amp; kot</p><p>ma</p>", "Ala & kot\nma"],
    ["<ul><li>jeden</li><li> <b>dwa</b> </li></ul>", "• jeden\n• dwa"],
    ["a<br>b<br/>c", "a\nb\nc"],
    ["bez znaczników\ndruga linia", "bez znaczników\ndruga linia"],
    ["<p>a\nb</p>", "a b"],
    ["x<script>alert('</p>')</script>y<style>p{}</style>", "xy"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ["<img src=x onerror=alert(1)>obraz", "obraz"],
    ["<p>niedomknięte <b>znaczniki <i>", "niedomknięte znaczniki"],
    ["\u202ewstecz\u202c 👨‍👩‍👧 ok", "wstecz 👨‍👩‍👧 ok"],
    ["<table><tr><td>Waga</td><td>2 kg</td></tr></table>", "Waga 2 kg"],
    ["<iframe src=//x>a</iframe><svg><text>b</text></svg>c", "c"],
  ])("is converted to lines of text: %s", (html, lines) => expect(htmlToText(html)).toBe(lines));

  it("has a maximum length", () => {
    expect(htmlToText("<div>".repeat(50_000) + "x".repeat(200_000)).length).toBeLessThanOrEqual(
      20_000,
    );
  });
});

describe("an error", () => {
  const now = Date.UTC(2026, 6, 1, 12, 0);
  it.each([
    ["ERROR_BAD_TOKEN", "", "token"],
    ["ERROR_AUTH_TOKEN", "", "token"],
    ["ERROR_BLOCKED_TOKEN", "", "blocked"],
    ["ERROR_RATE_LIMIT", "", "blocked"],
    ["ERROR_OTHER", "Query limit exceeded", "blocked"],
    ["ERROR_STORAGE_ID", "", "refused"],
  ])("%s %s is classified as %s", (code, message, kind) => {
    expect(createBaselinkerFailure(code, message, now).kind).toBe(kind);
  });

  it("contains the end of a block in Warsaw time; half a minute is added", () => {
    const message = "Query limit exceeded, token blocked until 2026-07-01 14:07:00";
    expect(createBaselinkerFailure("ERROR_BLOCKED_TOKEN", message, now).until).toBe(
      now + 7 * 60_000 + 30_000,
    );
  });

  it("without a valid time blocks for ten minutes", () => {
    expect(createBaselinkerFailure("ERROR_BLOCKED_TOKEN", "blocked until soon", now).until).toBe(
      now + 600_000,
    );
    expect(
      createBaselinkerFailure("ERROR_BLOCKED_TOKEN", "blocked until 2099-01-01 00:00:00", now)
        .until,
    ).toBe(now + 600_000);
  });

  it.each([
    ["2026-01-15 12:00:00", "2026-01-15T11:00:00Z"],
    ["2026-07-15 12:00:00", "2026-07-15T10:00:00Z"],
    ["2026-03-29 03:00:00", "2026-03-29T01:00:00Z"],
    ["2026-03-29 01:59:59", "2026-03-29T00:59:59Z"],
    ["2026-10-25 03:30:00", "2026-10-25T02:30:00Z"],
  ])("has Warsaw time: %s is %s", (wall, utc) =>
    expect(parseWarsawTime(wall)).toBe(Date.parse(utc)),
  );
});

describe("the inventory selection", () => {
  const inventory = {
    inventory_id: "307",
    name: "",
    default_language: "pl",
    price_groups: ["105"],
    default_price_group: "105",
    warehouses: ["bl_206", "bl_207"],
    default_warehouse: "bl_206",
    is_default: true,
  };
  const account = {
    inventories: [inventory],
    priceGroups: [{ price_group_id: "105", currency: "PLN", is_default: true }],
  };
  const nothing = { inventory: undefined, priceGroup: undefined, warehouses: undefined };

  it("defaults to the account's own", () => {
    expect(selectInventory(nothing, account)).toEqual({
      inventory: "307",
      priceGroup: "105",
      warehouses: ["bl_206"],
    });
    expect(
      selectInventory({ ...nothing, warehouses: ["bl_207", "bl_206"] }, account).warehouses,
    ).toHaveLength(2);
  });

  it.each([
    [{ ...nothing, inventory: "1" }, "BASELINKER_INVENTORY_ID"],
    [{ ...nothing, priceGroup: "1" }, "BASELINKER_PRICE_GROUP"],
    [{ ...nothing, warehouses: ["bl_1"] }, "BASELINKER_WAREHOUSES"],
  ])("is rejected with the name of the setting when it does not exist", (preference, name) => {
    expect(() => selectInventory(preference, account)).toThrow(name);
  });
});
