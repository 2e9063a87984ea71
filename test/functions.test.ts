import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { demoCatalogue } from "./demo-catalogue.ts";
import { categoryTexts } from "../shop.config.ts";
import type { ApiProduct } from "../shop/catalogue/product/api-product.ts";
import { readStored } from "./app/forms.ts";
import { startShop } from "./start-shop.ts";

const otherSite = "https://stary-sklep.example";
const products = "get-baselinker-products";
const contact = "send-contact-email";

let shop: Awaited<ReturnType<typeof startShop>>;
let client: FunctionsClient;
beforeAll(async () => {
  shop = await startShop({
    ALLOWED_ORIGINS: `${otherSite}, https://drugi.example`,
    TRUST_PROXY: "1",
  });
  client = createClient(shop.origin);
});
afterAll(() => shop.close());

/** A stock `supabase-js` client that points at the shop. */
function createClient(origin: string): FunctionsClient {
  const key = "eyJhbGciOiJIUzI1NiJ9.anon.key";
  const headers = { apikey: key, Authorization: `Bearer ${key}`, "X-Client-Info": "supabase-js/2" };
  return new FunctionsClient(`${origin}/functions/v1`, { headers, customFetch: fetchAsAnother });
}

let visitors = 0;

/** A new client IP each time, to stay within the rate limits. */
const fetchAsAnother: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  visitors += 1;
  headers.set("X-Forwarded-For", `198.51.${visitors >> 8}.${visitors & 255}`);
  return fetch(input, { ...init, headers });
};

async function askProducts(options: { body?: object } = {}): Promise<ApiProduct[]> {
  const { data, error } = await client.invoke<{ products: ApiProduct[] }>(products, options);
  expect(error).toBeNull();
  return data!.products;
}

/** Reads the function's own message behind the client's generic one. */
async function refusal(name: string, body: object | string): Promise<[number, unknown]> {
  const { data, error } = await client.invoke(name, { body: body as Record<string, unknown> });
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const response = error.context as Response;
  return [response.status, await response.json()];
}

const catalogue = demoCatalogue();
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("get-baselinker-products", () => {
  it("returns every product without a category, and without a body", async () => {
    const all = idsOf(catalogue.products);
    expect(idsOf(await askProducts())).toEqual(all);
    expect(idsOf(await askProducts({ body: {} }))).toEqual(all);
    expect(idsOf(await askProducts({ body: { category: null } }))).toEqual(all);
  });

  it.each(Object.keys(categoryTexts))(
    "returns only the products of the category %s",
    async (category) => {
      const found = await askProducts({ body: { category } });
      expect(idsOf(found)).toEqual(idsOf(catalogue.inCategory(category)));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it.each(["nie-ma", "__proto__", "GRY", 7, ["gry"], { key: "gry" }, false])(
    "returns nothing for the unknown category %j",
    async (category) => {
      expect(await askProducts({ body: { category } })).toEqual([]);
    },
  );

  it("returns each product as specified: a decimal price and absolute URLs", async () => {
    for (const toy of await askProducts()) {
      const known = catalogue.product(toy.id)!;
      expect(Math.round(toy.price * 100)).toBe(known.price);
      expect(toy.price).toBe(Number(toy.price.toFixed(2)));
      expect(toy).toMatchObject({
        name: known.name,
        currency: "PLN",
        stock: known.stock,
        sku: known.sku,
      });
      expect(toy.images).toHaveLength(known.images.length);
      for (const image of toy.images) expect(image.startsWith(`${shop.origin}/img/`)).toBe(true);
    }
  });

  it.each(["{", "null", "7", '"gry"', "gry", "[".repeat(8000)])(
    "rejects a body that is no object: %s",
    async (body) => {
      const said = { error: "Treść zapytania nie jest poprawnym JSON-em." };
      expect(await refusal(products, body)).toEqual([400, said]);
    },
  );
});

const message = {
  name: "Ola Nowak",
  email: "ola@example.com",
  phone: "600 100 200",
  message: "Czy łoś jest pluszowy?",
  address: "",
  city: "",
  postalCode: "",
  subject: "Kontakt ze strony",
};
const order = {
  ...message,
  subject: "Nowe zamówienie ze strony",
  address: "ul. Miła 3",
  city: "Zawiercie",
  postalCode: "42-400",
};

const general = { error: "Sprawdź poprawność wszystkich pól formularza." };
const noAddress = { error: "Wypełnij wszystkie dane adresowe." };
const noMessage = { error: "Wpisz treść wiadomości." };
const noSubject = { error: "Podaj temat wiadomości." };
const tooLong = { error: "Skróć zbyt długi tekst w formularzu." };

describe("send-contact-email", () => {
  const send = (body: object) => client.invoke(contact, { body: body as Record<string, unknown> });

  it.each([
    ["contact", message],
    ["enquiry", order],
    ["enquiry", { ...order, message: "" }],
    ["enquiry", { ...order, message: "1. Miś × 2 = 99,98 PLN\n".repeat(500) }],
  ])("stores a message durably (%s)", async (kind, body) => {
    const before = readStored(shop.folder);
    expect(await send(body)).toMatchObject({ data: { error: null }, error: null });
    const { messages, mails } = readStored(shop.folder);
    expect(messages).toHaveLength(before.messages.length + 1);
    expect(mails).toHaveLength(before.mails.length + 1);
    expect(messages.at(-1)).toMatchObject({ kind, name: "Ola Nowak" });
    expect(mails.at(-1)!.subject.startsWith(body.subject)).toBe(true);
  });

  it("removes half of an emoji, which a database or a mail would reject", async () => {
    const json = JSON.stringify({ ...message, name: "Ola HALF", message: "HALF?" });
    const body = json.replaceAll("HALF", String.raw`\ud83e`);
    expect((await client.invoke(contact, { body })).error).toBeNull();
    const { messages, mails } = readStored(shop.folder);
    expect(messages.at(-1)).toMatchObject({ name: "Ola \ufffd", message: "\ufffd?" });
    expect(mails.at(-1)!.text.isWellFormed()).toBe(true);
  });

  describe("rejects and stores nothing", () => {
    let before: ReturnType<typeof readStored>;
    beforeAll(() => (before = readStored(shop.folder)));
    afterEach(() => expect(readStored(shop.folder)).toEqual(before));

    it.each([
      ["no name", { ...message, name: " " }, general],
      ["a name that is no string", { ...message, name: { first: "Ola" } }, general],
      ["no e-mail", { ...message, email: "" }, general],
      ["half an e-mail", { ...message, email: "ola@example" }, general],
      ["two e-mails", { ...message, email: "ola@example.com,zla@example.com" }, general],
      ["a header in the e-mail", { ...message, email: "ola@example.com\r\nBcc: x@y.pl" }, general],
      ["no phone", { ...message, phone: "" }, general],
      ["a short phone", { ...message, phone: "1234" }, general],
      ["no message", { ...message, message: "\n" }, noMessage],
      ["an order without a street", { ...order, address: "" }, noAddress],
      ["an order without a town", { ...order, city: " " }, noAddress],
      ["an order without a postal code", { ...order, postalCode: undefined }, noAddress],
      ["an order without a name, reported first", { ...order, name: "", city: "" }, general],
      ["a message of excessive length", { ...message, message: "a".repeat(5001) }, tooLong],
      ["an order of excessive length", { ...order, message: "a".repeat(30_001) }, tooLong],
      ["no subject", { ...message, subject: undefined }, noSubject],
      ["a blank subject", { ...message, subject: " \u200b" }, noSubject],
      ["a subject that is no string", { ...message, subject: ["Kontakt"] }, noSubject],
      ["order fields without a subject", { ...order, subject: "" }, noSubject],
      ["nothing", {}, general],
      ["a list", [], { error: expect.any(String) }],
    ])("%s", async (_, body, said) => {
      expect(await refusal(contact, body)).toEqual([400, said]);
    });

    it.each(["{", "", "null", "7", '"x"', '{"__proto__":{"name":"x"}}'])(
      "a body that is no message: %s",
      async (body) => {
        expect(await refusal(contact, body)).toEqual([400, { error: expect.any(String) }]);
      },
    );
  });

  it("returns 503 when the message cannot be stored, and accepts the next one", async () => {
    const rename = (from: string, to: string) => {
      const database = new DatabaseSync(join(shop.folder, "latawiec.sqlite"));
      database.exec(`alter table ${from} rename to ${to}`);
      database.close();
    };
    rename("messages", "elsewhere");
    const refused = await refusal(contact, message);
    rename("elsewhere", "messages");
    expect(refused).toEqual([503, { error: expect.stringMatching(/^Nie udało się wysłać/) }]);
    expect((await send(message)).error).toBeNull();
  });
});

describe.each([products, contact])("another site's page and %s", (name) => {
  const ask = (method: string, origin?: string) =>
    fetchAsAnother(`${shop.origin}/functions/v1/${name}`, {
      method,
      headers: {
        ...(origin && { Origin: origin }),
        ...(method === "POST" && { "Content-Type": "application/json" }),
      },
      ...(method === "POST" && { body: JSON.stringify(message) }),
    });

  it("passes the preflight when it is listed", async () => {
    for (const origin of [otherSite, "https://drugi.example"]) {
      const { status, headers } = await ask("OPTIONS", origin);
      expect(status).toBe(204);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(headers.get("Access-Control-Allow-Methods")).toContain("POST");
      const allowed = headers.get("Access-Control-Allow-Headers")!.split(/,\s*/);
      expect(allowed).toEqual(
        expect.arrayContaining(["authorization", "x-client-info", "apikey", "content-type"]),
      );
    }
  });

  it("may read the response when it is listed", async () => {
    const { status, headers } = await ask("POST", otherSite);
    expect(status).toBe(200);
    expect(headers.get("Access-Control-Allow-Origin")).toBe(otherSite);
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    "https://zly.example",
    "null",
    `${otherSite}.zly.example`,
    "http://stary-sklep.example",
  ])("is rejected when it is %s", async (origin) => {
    for (const method of ["OPTIONS", "POST"]) {
      const { headers } = await ask(method, origin);
      expect([...headers.keys()].filter((each) => each.startsWith("access-control"))).toEqual([]);
      expect(headers.get("Vary")).toContain("Origin");
    }
  });

  it.each(["GET", "HEAD"])("gets 405 with Allow: POST for %s", async (method) => {
    const response = await ask(method);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
    if (method === "GET") expect(await response.json()).toEqual({ error: "Użyj metody POST." });
  });
});

describe("without ALLOWED_ORIGINS", () => {
  it("only the shop's own pages may call", async () => {
    const closed = await startShop();
    onTestFinished(closed.close);
    const preflight = await fetch(`${closed.origin}/functions/v1/${products}`, {
      method: "OPTIONS",
      headers: { Origin: otherSite, "Access-Control-Request-Method": "POST" },
    });
    const own = await createClient(closed.origin).invoke(products);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(own.error).toBeNull();
  });
});
