import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, describe, expect, it } from "vitest";
import { brand, seller } from "../../shop.config.ts";
import { truncateAtWord } from "../../shop/catalogue/product/description.ts";
import { findText, parseXml } from "../parse-xml.ts";
import { person } from "./forms.ts";
import { openHostileShop, toys } from "./hostile-stall.ts";
import { parseCsv } from "./parse-csv.ts";
import { mailTo } from "./read-mails.ts";
import { hashSource, readPage, type PageUnderTest, undoTypography } from "./read-page.ts";
import { structureOf, textsOf } from "./html-structure.ts";

const names = toys.map(({ shown }) => shown);

const hostile = await openHostileShop(({ sent }) => sent);
/** The same shop with harmless texts. */
const plain = await openHostileShop(({ id }) => `Zabawka ${id}`);

afterAll(async () => {
  await hostile.close();
  await plain.close();
});

const open = async ({ fetch }: typeof plain, path: string) => readPage(await fetch(path));

/** Compares elements, attributes and policies; script data cannot break out of its element. */
async function expectTextAlone(path: string, usualPath = path): Promise<PageUnderTest> {
  const page = await open(hostile, path);
  const usual = await open(plain, usualPath);
  expect(page.status).toBe(200);
  const structures = [page, usual].map(({ html }) => structureOf(withoutMakerFilter(html)));
  expect(withoutMakers(structures[0]!)).toEqual(withoutMakers(structures[1]!));
  for (const script of textsOf(page.html, "script")) {
    expect(script).not.toMatch(/<(!--|\/?script)|[\u2028\u2029\0]/i);
  }
  const hash = /'sha256-[^']+'/g;
  expect(page.policy.replaceAll(hash, "#")).toBe(usual.policy.replaceAll(hash, "#"));
  expect(page.policy.match(hash)).toEqual(
    expect.arrayContaining(page.inlineScripts.map(hashSource)),
  );
  return page;
}

/** A maker whose name has no letter is no choice. What left the filter stays in the page. */
function withoutMakerFilter(html: string): string {
  return html.replace(/(<select[^>]*name="producent"[^>]*>).*?(<\/select>)/s, "$1$2");
}

/** A maker's address is made of its name; anything but letters, digits and hyphens would stay. */
function withoutMakers(parts: readonly (string | undefined)[]) {
  return parts.filter((part) => !/\/producent\/[a-z\d-]+$/.test(part ?? ""));
}

describe("an inventory full of hostile texts", () => {
  it.each(toys)("shows $what as text on the product page", async ({ id, shown }) => {
    const page = await expectTextAlone(`/produkt/${id}`);
    expect(textsOf(page.html, "h1")).toEqual([shown]);
    expect(textsOf(page.html, "dd").slice(0, 2)).toEqual([shown, shown]);
  });

  it.each(toys)(
    "allows no injection into the mailto link to the manufacturer by $what",
    async ({ id }) => {
      const { html } = await open(hostile, `/produkt/${id}`);
      const letters = [...html.matchAll(/href="mailto:([^"]*)"/g)].map(([, to]) => to!);
      expect(letters).toContainEqual(expect.stringMatching(/.@example\.com$/));
      for (const to of letters) expect(to).toMatch(/^([\w.!~*()%@-]|&#x27;)+$/);
    },
  );

  it.each(toys)("keeps $what unchanged in structured data", async (toy) => {
    const { id, shown, described = shown } = toy;
    const page = await open(hostile, `/produkt/${id}`);
    const kind = { type: "application/ld+json" };
    const data = DomUtils.getElements(kind, parseDocument(page.html), true);
    expect(data).toHaveLength(1);
    const description = expect.stringContaining(`Potwor${id}: ${described}`);
    expect(JSON.parse(DomUtils.textContent(data))["@graph"]).toMatchObject([
      { "@type": "Product", name: shown, sku: shown, description, brand: { name: shown } },
      { "@type": "BreadcrumbList", itemListElement: [{}, {}, { name: shown }] },
    ]);
  });

  it.each(toys)("keeps $what unchanged in link previews", async (toy) => {
    const { id, shown, described = shown } = toy;
    const page = await open(hostile, `/produkt/${id}`);
    expect(textsOf(page.html, "title")).toEqual([`${shown} | ${brand}`]);
    const metas = DomUtils.getElementsByTagName("meta", parseDocument(page.html));
    const metaTags = Object.fromEntries(
      metas.map(({ attribs }) => [attribs.property ?? attribs.name, attribs.content]),
    );
    expect(metaTags["og:title"]).toBe(shown);
    expect(metaTags["og:description"]).toBe(metaTags.description);
    expect(metaTags.description).toContain(`Potwor${id}: ${described}`.slice(0, 80));
  });

  it("lists the names as text in the category", async () => {
    const page = await expectTextAlone("/kategoria/pluszaki");
    expect(textsOf(page.html, "h3")).toEqual(names);
  });

  it("lists the names as text on the home page", async () => {
    const page = await expectTextAlone("/");
    expect(textsOf(page.html, "h3")).toEqual(expect.arrayContaining(names.slice(0, 4)));
    expect(textsOf(page.html, "h2")).toContain(names[4]);
  });

  it("is found as text", async () => {
    const page = await expectTextAlone("/szukaj?fraza=potwor");
    expect(textsOf(page.html, "h3")).toEqual(names);
  });

  it("is text in JSON", async () => {
    const all = await hostile.fetch("/functions/v1/get-baselinker-products", { method: "POST" });
    expect(await namesIn(all)).toEqual(names);
    const query = toys.map(({ id }) => `id=${id}`).join("&");
    expect(await namesIn(await hostile.fetch(`/koszyk.json?${query}`))).toEqual(names);
    for (const { id, shown } of toys) {
      const [best] = await namesIn(await hostile.fetch(`/szukaj.json?q=potwor${id}`));
      expect(best).toBe(shown);
    }
  });

  it("does not break the sitemap, which is well-formed", async () => {
    const pathsOf = async (shop: typeof plain) =>
      parseXml((await open(shop, "/sitemap.xml")).html).children.map((url) => findText(url, "loc"));
    const paths = await pathsOf(hostile);
    expect(withoutMakers(paths)).toEqual(withoutMakers(await pathsOf(plain)));
    expect(paths.filter((path) => path!.includes("/produkt/"))).toHaveLength(toys.length);
  });

  it("is text in the feeds, which are well-formed", async () => {
    const read = async (path: string) => parseXml(await (await hostile.fetch(path)).text());
    const items = (await read("/feeds/google.xml")).children[0]!.children.slice(3);
    const cut = names.map((name) => truncateAtWord(name, 150));
    expect(items.map((item) => findText(item, "g:title"))).toEqual(cut);
    const offers = (await read("/feeds/ceneo.xml")).children;
    expect(offers.map((offer) => findText(offer, "name"))).toEqual(cut);
  });
});

describe("an order of hostile texts", () => {
  it("is shown to the customer as text, at once and on its own page", async () => {
    expect(hostile.accepted.status).toBe(200);
    expect(structureOf(hostile.accepted.html)).toEqual(structureOf(plain.accepted.html));
    const { html } = await expectTextAlone(hostile.orderPage, plain.orderPage);
    const shown = textsOf(html, "body").join();
    for (const name of names) expect(shown).toContain(name);
  });

  it.each([seller.email, person.email!])("is text in %s", (recipient) => {
    const [mail, usual] = [hostile, plain].map(({ mails }) => mailTo(mails, recipient));
    const { subject, from, to, replyTo, cc, bcc } = usual!;
    expect(mail).toMatchObject({ subject, from, to, replyTo });
    expect([mail!.cc, mail!.bcc]).toEqual([cc, bcc]);
    expect(mail!.headers.map(({ key }) => key)).toEqual(usual!.headers.map(({ key }) => key));
    expect(structureOf(mail!.html!)).toEqual(structureOf(usual!.html!));
    const cells = textsOf(undoTypography(mail!.html!), "td");
    for (const [place, name] of names.entries()) {
      expect(cells.some((cell) => cell.startsWith(name))).toBe(true);
      expect(mail!.text!.split(/\r?\n/)).toContain(`${place + 1}. ${name}`);
    }
  });

  it("is one harmless row of the owner's spreadsheet", async () => {
    const { out } = await hostile.run("orders", "export");
    const [titles, row, ...others] = parseCsv(out);
    expect(others).toEqual([]);
    expect(row).toHaveLength(titles!.length);
    expect(row![titles!.indexOf("Pozycje")]).toBe(names.map((name) => `1 × ${name}`).join(", "));
    expect(row!.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  });
});

async function namesIn(response: Response): Promise<string[]> {
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { products } = (await response.json()) as { products: { name: string }[] };
  return products.map(({ name }) => name);
}
