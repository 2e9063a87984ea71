import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliveryOptions, seller } from "../../shop.config.ts";
import { legalPages } from "../../shop/text/static-pages.ts";
import { formatPrice } from "../../shop/price.ts";
import { OperatorError } from "../operator-error.ts";
import { loadContent } from "./load-content.ts";

const origin = "https://sklep.example";
const realFolder = new URL("../../content/", import.meta.url);

describe("the shop's texts", () => {
  const content = loadContent({ ORIGIN: origin, PAYU: undefined });

  test("load without mistakes, ten articles sorted newest first", () => {
    const dates = content.articles.map(({ date }) => date);
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(content.article("prezenty")?.category).toBe("Prezenty");
    expect(content.article("nie-ma")).toBeUndefined();
  });

  test("contain no unfilled placeholder", () => {
    const texts = [...content.articles, ...legalPages.map(content.legal), content.about];
    expect(texts.filter(({ html }) => html.includes("{{"))).toEqual([]);
  });

  test("on the shipping page state the cart's prices and the published ones", () => {
    const { html } = content.legal("informacje-o-wysylce");
    const prices = deliveryOptions.flatMap(({ price, publishedPrice }) => [price, publishedPrice]);
    for (const price of prices.filter(Boolean))
      expect(html).toContain(formatPrice(price!).replace(" ", "\u00a0"));
    expect(html).toContain("<td>Gratis</td>");
  });

  test("have headings with anchors", () => {
    expect(content.about.html).toContain('<h2 id="nasza-misja">Nasza misja</h2>');
    expect(content.legal("regulamin").headings.filter(({ depth }) => depth === 2)).toHaveLength(9);
  });

  test("have non-breaking spaces across links, but not in code", () => {
    expect(content.about.html).toContain('W\u00a0<a href="/regulamin">');
    expect(content.legal("ustawienia-cookies").html).toContain("<code>latawiec-cart</code>");
  });

  test("can be attached to a mail, with absolute links", () => {
    const file = content.standaloneDocument("regulamin");
    expect(file).toMatchObject({
      filename: "regulamin.html",
      contentType: "text/html; charset=utf-8",
    });
    expect(file?.content).toMatch(/^<!doctype html>\n<html lang="pl">/);
    expect(file?.content).toContain(`href="${origin}/polityka-prywatnosci"`);
    expect(file?.content).not.toContain('href="/');
    expect(content.standaloneDocument("wzor-odstapienia")?.content).toContain(seller.email);
    expect(content.standaloneDocument("nie-ma")).toBeUndefined();
  });
});

describe("a mistake in a text prevents the start", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(realFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function edit(file: string, from: string | RegExp, to: string): void {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  }

  function mistakes(): string[] {
    try {
      loadContent({ ORIGIN: origin, PAYU: undefined }, pathToFileURL(`${folder}/`), null);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return error.message
        .split("\n")
        .slice(1)
        .map((line) => line.trim());
    }
    return [];
  }

  test("none in an unmodified copy", () => {
    expect(mistakes()).toEqual([]);
  });

  test("unknown placeholder, reported with its file", () => {
    edit("about.md", "{{brand}}", "{{brnad}}");
    expect(mistakes()).toEqual(["about.md, {{brnad}}: nie ma takiej wartości"]);
  });

  test("invalid front matter, reported by field for all files at once", () => {
    edit("articles/prezenty.md", "category: Prezenty", "category: Gadżety");
    edit("articles/prezenty.md", "date: 2026-11-09", "date: 2026-02-30");
    edit("articles/gry-planszowe.md", "slug: gry-planszowe", "slug: gry");
    edit("legal/regulamin.md", /^updated: .*$/m, "zmieniono: wczoraj");
    expect(mistakes()).toEqual([
      "articles/gry-planszowe.md, slug: ma brzmieć tak jak nazwa pliku: gry-planszowe",
      "articles/prezenty.md, date: nie ma takiego dnia",
      expect.stringMatching(/^articles\/prezenty\.md, category: ma być jedną z: Poradniki, /),
      "legal/regulamin.md, updated: brakuje tego pola",
      "legal/regulamin.md, zmieniono: nie ma takiego pola",
    ]);
  });

  test("missing file, missing front matter or broken YAML", () => {
    rmSync(join(folder, "legal/wzor-odstapienia.md"));
    edit("about.md", /^---[\s\S]*?---\n/, "");
    edit("articles/prezenty.md", 'title: "', 'title: "" "');
    expect(mistakes()).toEqual([
      expect.stringMatching(/^articles\/prezenty\.md, nagłówek: /),
      "legal/wzor-odstapienia.md, plik: brakuje go",
      "about.md, nagłówek: ma stać na początku, między wierszami ---",
    ]);
  });

  test("link to a missing article, category or page", () => {
    edit("articles/prezenty.md", "(/polityka-zwrotow)", "(/polityka-zwrotu)");
    edit("articles/prezenty.md", "(/kategoria/gry)", "(/kategoria/puzzle)");
    edit(
      "articles/bezpieczenstwo-zabawek.md",
      "(/blog/zabawki-dla-niemowlat)",
      "(/blog/niemowleta)",
    );
    edit("about.md", "(/regulamin)", "(javascript:alert)");
    expect(mistakes()).toEqual([
      "articles/bezpieczenstwo-zabawek.md, odnośnik /blog/niemowleta: prowadzi do strony, której nie ma",
      "articles/prezenty.md, odnośnik /kategoria/puzzle: prowadzi do strony, której nie ma",
      "articles/prezenty.md, odnośnik /polityka-zwrotu: prowadzi do strony, której nie ma",
      "about.md, odnośnik javascript:alert: ma zaczynać się od / albo https://",
    ]);
  });

  test("not a default's link to a page that an owner's shop lacks: its words stay", () => {
    edit("about.md", "(/regulamin)", "(/blog/nie-ma)");
    const own = pathToFileURL(`${mkdtempSync(join(folder, "own-"))}/`);
    const { html } = loadContent(
      { ORIGIN: origin, PAYU: undefined },
      pathToFileURL(`${folder}/`),
      own,
    ).about;
    expect(html).not.toContain("/blog/nie-ma");
    expect(html).toMatch(/W\s*[^<]*regulamin/i);
  });

  test("invalid synonym, reported with its row", () => {
    edit("synonimy.yaml", "  - miś, misiek", "  - duży miś, misiek");
    edit("synonimy.yaml", "  lego: klocki", "  lego: [klocki]");
    edit("synonimy.yaml", "  duplo: klocki", "  duplo: klocki,, cegły");
    edit("synonimy.yaml", /^okazje:/m, "okazja:");
    expect(mistakes()).toEqual([
      "synonimy.yaml, to-samo.1: mają tu stać pojedyncze słowa",
      "synonimy.yaml, zamiast.lego: ma być listą słów oddzielonych przecinkami",
      "synonimy.yaml, zamiast.duplo: między przecinkami brakuje słowa",
      "synonimy.yaml, okazje: brakuje tego pola",
      "synonimy.yaml, okazja: nie ma takiego pola",
    ]);
  });

  test("synonym that leads to a missing page", () => {
    edit("synonimy.yaml", "/kategoria/pluszaki:", "/kategoria/pluszowe:");
    edit("synonimy.yaml", "/blog/prezenty:", "/blog/prezent:");
    expect(mistakes()).toEqual([
      "synonimy.yaml, strony./kategoria/pluszowe: prowadzi do strony, której nie ma",
      "synonimy.yaml, strony./blog/prezent: prowadzi do strony, której nie ma",
    ]);
  });

  test("missing synonyms file or broken YAML", () => {
    edit("synonimy.yaml", "zamiast:", "zamiast: [");
    expect(mistakes()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^synonimy\.yaml, zapis: /)]),
    );
    rmSync(join(folder, "synonimy.yaml"));
    expect(mistakes()).toEqual(["synonimy.yaml, plik: brakuje go"]);
  });

  test("raw HTML, so that a text contains no scripts", () => {
    edit("about.md", "## Nasza misja", "<img src=x onerror=alert(1)>\n\n## Nasza misja");
    expect(mistakes()).toEqual(["about.md, treść: surowy HTML: <img src=x onerror=alert(1)>"]);
  });
});
