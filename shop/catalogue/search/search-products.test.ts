import fc from "fast-check";
import { parseQuery } from "./parse-query.ts";
import { describe, expect, test } from "vitest";
import { categoryTexts } from "../../../shop.config.ts";
import { buildCatalogue, createCatalogue, type Catalogue } from "../catalogue.ts";
import { createDictionary } from "./dictionary.ts";
import { normalize } from "../../text/normalize.ts";
import type { Product } from "../product/product.ts";

const dictionary = createDictionary({
  synonyms: {
    groups: [["auto", "samochód"]],
    replacements: [["ciuchcia", ["kolejka"]]],
    occasions: ["prezent", "chłopiec"],
    pages: [["/polityka-zwrotow", ["zwrot"]]],
  },
  categories: [
    { key: "pluszaki", name: "Pluszaki" },
    { key: "lalki-domki-wozki", name: "Lalki, domki, wózki" },
  ],
  categoryTexts,
  pages: [],
});

describe("normalize", () => {
  test.each([
    ["Żółw-olbrzym", "zolw olbrzym"],
    ["ŁÓŻKO", "lozko"],
    ["Zażółć gęślą jaźń", "zazolc gesla jazn"],
    ["  T-Rex (3+)  ", "t rex 3"],
    ["!?", ""],
  ])("%s becomes %s", (text, normalized) => {
    expect(normalize(text)).toBe(normalized);
  });
});

describe("a search", () => {
  const catalogue = createCatalogue(
    [
      createProduct("1", "Kąpiel z kaczką"),
      createProduct("2", "Łóżko dla lalek", { description: "Dla żółwia za krótkie." }),
      createProduct("3", "Pluszowy żółw Tuptuś"),
      createProduct("4", "Żółw olbrzym", { stock: 0 }),
      createProduct("5", "Żółw wodny"),
      createProduct("6", "Superżółw", {
        manufacturer: { name: "Dębowy Konik", address: "", email: "" },
      }),
    ],
    "v1",
  );
  const find = (query: string) =>
    catalogue.search(parseQuery(query, dictionary), dictionary).map(({ id }) => id);

  test("finds words regardless of Polish diacritics", () => {
    expect(find("lozko")).toEqual(["2"]);
    expect(find("ŁÓŻKO")).toEqual(["2"]);
    expect(find("kaczką")).toEqual(["1"]);
  });

  test("finds the toys of a maker", () => {
    expect(find("debowy konik")).toEqual(["6"]);
  });

  test("ranks the start of a name before a word, a part and the description", () => {
    expect(find("zolw")).toEqual(["5", "4", "3", "6", "2"]);
  });

  test("finds every grammatical form of a word", () => {
    expect(find("żółwia")).toEqual(["5", "4", "3", "2"]);
    expect(find("kaczki")).toEqual(["1"]);
    expect(find("lalka")).toEqual(["2"]);
  });

  test("finds words in any order, one of them in the description", () => {
    expect(find("lalek lozko")).toEqual(["2"]);
    expect(find("łóżko krótkie")).toEqual(["2"]);
  });

  test("matches only the starts of words in a description", () => {
    expect(find("krotkie")).toEqual(["2"]);
    expect(find("rotkie")).toEqual([]);
  });

  test.each([
    ["a letter too many", "pluszzowy"],
    ["a letter too few", "pluzowy"],
    ["a wrong letter", "plusxowy"],
    ["two letters that changed places", "plsuzowy"],
    ["a typo in a word not finished yet", "plusxo"],
    ["one right word, the other nearly", "zolw pluszwy"],
    ["a typo and no Polish letters", "tuputs"],
  ])("tolerates %s: %s", (_, query) => {
    expect(find(query)).toEqual(["3"]);
  });

  test("tolerates neither two typos nor one in a short word", () => {
    expect(find("plsuzwoy")).toEqual([]);
    expect(find("lxz")).toEqual([]);
  });

  test("matches fuzzily only without an exact match in a name", () => {
    expect(find("wodny")).toEqual(["5"]);
    expect(find("olbrzyn")).toEqual(["4"]);
  });

  test("finds a single fuzzy match in ten thousand products", () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      createProduct(`${at}`, `Układanka ${at.toString(36)} drewniana`, {
        description: "Sto części ".repeat(40),
      }),
    );
    const large = createCatalogue([...many, createProduct("x", "Żyrafa Łucja")], "many");
    expect(large.search(parseQuery("zyrfaa", dictionary), dictionary).map(({ id }) => id)).toEqual([
      "x",
    ]);
  });

  test("tolerates no typo when there is an exact match", () => {
    const catalogue = createCatalogue(
      [createProduct("1", "Lalka"), createProduct("2", "Lampka")],
      "v1",
    );
    expect(catalogue.search(parseQuery("lalka", dictionary), dictionary)).toHaveLength(1);
    expect(catalogue.search(parseQuery("lalkka", dictionary), dictionary)).toHaveLength(1);
  });

  test("finds nothing for two hundred letters „a”, whatever batteries a description names", () => {
    const products = [createProduct("1", "Robot", { description: "Zasilanie: 2 baterie AA." })];
    const query = parseQuery("a".repeat(200), dictionary);
    expect(createCatalogue(products, "v1").search(query, dictionary)).toEqual([]);
  });

  test("finds a product by EAN or SKU only", () => {
    const products = [
      createProduct("1", "Miś Staszek", { ean: "5907894765402", sku: "MIS 30" }),
      createProduct("2", "Miś 5907894765402"),
    ];
    const search = (text: string) =>
      createCatalogue(products, "v1")
        .search(parseQuery(text, dictionary), dictionary)
        .map(({ id }) => id);
    expect(search("5907894765402")).toEqual(["1"]);
    expect(search(" 5907894-765402 ")).toEqual(["1"]);
    expect(search("mis 30")).toEqual(["1"]);
    expect(search("t-2")).toEqual(["2"]);
  });

  test("finds a product by name, EAN and SKU of its variants", () => {
    const red = { parentId: "1", variantName: "czerwone", ean: "5907894765402", sku: "WIA-C" };
    const products = [
      createProduct("1", "Wiaderko", { variants: [] }),
      createProduct("2", "Wiaderko czerwone", red),
      createProduct("3", "Wiaderko zielone", { parentId: "1", variantName: "zielone" }),
    ];
    for (const text of ["czerwone wiaderko", "zielone", red.ean, red.sku]) {
      const found = createCatalogue(products, "v1").search(
        parseQuery(text, dictionary),
        dictionary,
      );
      expect([text, found.map(({ id }) => id)]).toEqual([text, ["1"]]);
    }
  });

  test("finds a name's other consonants", () => {
    const products = [createProduct("1", "Huśtawka"), createProduct("2", "Mucha")];
    const search = (text: string) =>
      createCatalogue(products, "v1").search(parseQuery(text, dictionary), dictionary);
    expect(search("huśtawce")).toMatchObject([{ id: "1" }]);
    expect(search("musze")).toMatchObject([{ id: "2" }]);
  });

  test("without a match for one word returns names with the others", () => {
    expect(find("żółw wielokrotny")).toEqual(["5", "4", "3", "6"]);
    expect(find("niezwykły wielokrotny")).toEqual([]);
  });

  test("does not match a size alone", () => {
    const catalogue = createCatalogue([createProduct("1", "Lalka, 30 cm")], "v1");
    expect(catalogue.search(parseQuery("hulajnoga 30", dictionary), dictionary)).toEqual([]);
  });

  test.each(["", "ż", " z ", "--"])("finds nothing for %j, which is too short", (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe("the ranking", () => {
  /** Where a product has the word, best place first. */
  const variants: Partial<Product>[] = [
    { name: "Lalka nowa" },
    { name: "Nowa lalka" },
    { name: "Superlalka" },
    { name: "Rzecz", category: "pluszaki" },
    { name: "Rzecz", description: "Ma ją lalka." },
  ];
  const withCategory = createDictionary({
    synonyms: { groups: [], replacements: [], occasions: [], pages: [] },
    categories: [{ key: "pluszaki", name: "Lalka" }],
    categoryTexts,
    pages: [],
  });

  test("is name, category, description, and word starts before insides in a name", () => {
    const product = fc.record({
      variant: fc.nat(variants.length - 1),
      described: fc.boolean(),
      inCategory: fc.boolean(),
      stock: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), (specs) => {
        const products = specs.map(({ variant, described, inCategory, stock }, id) =>
          createProduct(`${id}`, "", {
            category: inCategory ? "pluszaki" : "gry",
            ...(described && { description: "Lalka w lalce." }),
            ...variants[variant],
            stock,
          }),
        );
        const found = createCatalogue(products, "v1").search(
          parseQuery("lalka", withCategory),
          withCategory,
        );
        expect(found).toHaveLength(products.length);
        const tiers = found.map(tierOf);
        expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
      }),
    );
  });

  function tierOf({ name, category }: Product): number {
    if (/\blalka/i.test(name)) return 0;
    if (/lalka/i.test(name)) return 1;
    return category === "pluszaki" ? 2 : 3;
  }

  test("puts sold-out products last only among equals", () => {
    const products = [
      createProduct("1", "Lalka", { stock: 0 }),
      createProduct("2", "Lalka"),
      createProduct("3", "Nowa lalka"),
    ];
    const found = createCatalogue(products, "v1").search(
      parseQuery("lalki", dictionary),
      dictionary,
    );
    expect(found.map(({ id }) => id)).toEqual(["2", "1", "3"]);
  });

  test("ignores stop words", () => {
    const products = [
      createProduct("1", "Auto do zabawy"),
      createProduct("2", "Autobus"),
      createProduct("3", "Zabawka dla kota"),
    ];
    const find = (query: string) =>
      createCatalogue(products, "v1").search(parseQuery(query, dictionary), dictionary);
    expect(find("auto dla")).toEqual(find("auto"));
    expect(find("zabawka na auto")).toEqual(find("auto"));
  });

  test("puts exact words before synonyms, and these before longer words", () => {
    const products = [
      createProduct("1", "Autobus"),
      createProduct("2", "Duży samochód"),
      createProduct("3", "Małe auto"),
    ];
    const found = createCatalogue(products, "v1").search(
      parseQuery("auto", dictionary),
      dictionary,
    );
    expect(found.map(({ id }) => id)).toEqual(["3", "2", "1"]);
  });
});

describe("a search for a gift", () => {
  const products = [
    createProduct("1", "Lalka", { ageFrom: 36 }),
    createProduct("2", "Lalka duża", { ageFrom: 60 }),
    createProduct("3", "Auto", { ageFrom: 24, category: "zabawki-rc" }),
    createProduct("4", "Grzechotka", { ageFrom: 0, ageTo: 18, category: "dla-niemowlat" }),
  ];
  const find = (query: string) =>
    createCatalogue(products, "v1")
      .search(parseQuery(query, dictionary), dictionary)
      .map(({ id }) => id);

  test("with only an occasion shows products of every category first", () => {
    expect(find("prezent dla chłopca")).toEqual(["1", "3", "4", "2"]);
  });

  test("with an age excludes products for older and for much younger children", () => {
    expect(find("prezent dla 3-latka")).toEqual(["1", "3"]);
    expect(find("lalka dla 3-latka")).toEqual(["1"]);
  });

  test("never shows what the child is too young for, but what it has outgrown", () => {
    expect(find("lalka 2 lata")).toEqual([]);
    expect(find("grzechotka dla 3-latka")).toEqual(["4"]);
  });
});

describe("the next version of the catalogue", () => {
  const words = ["żółw", "miś", "klocki", "lalka", "kot", "puzzle", "wóz"];
  const queries = [...words, "kolcki", "zolw mis", "lal", "puz 3", "ozw", "nowość"];
  const pick = (seed: number) => words[seed % words.length]!;

  /** Adds, removes and changes some products in every round. */
  function stateOf(round: number): Product[] {
    return Array.from({ length: 60 }, (_, index) => index + round)
      .filter((id) => (id * 7 + round) % 5 !== 0)
      .map((id) => {
        const name = `${pick(id)} ${pick(id * 3 + (id % 4 === 0 ? round : 0))}`;
        const description = `${pick(id * 5)} ${id % 3 === 0 ? `nowość ${round}` : ""}`;
        return createProduct(`${id}`, name, {
          description,
          stock: (id + round) % 3,
          price: 100 + round,
        });
      });
  }

  test("finds the same as a catalogue built from scratch", () => {
    let catalogue = createCatalogue(stateOf(0), "0");
    for (let round = 1; round < 12; round += 1) {
      catalogue = finish(buildCatalogue(stateOf(round), `${round}`, catalogue));
      const anew = createCatalogue(stateOf(round), "anew");
      for (const query of queries)
        expect(catalogue.search(parseQuery(query, dictionary), dictionary)).toEqual(
          anew.search(parseQuery(query, dictionary), dictionary),
        );
    }
  });

  test("reuses the word indexes when only prices and stock change", () => {
    const before = createCatalogue(stateOf(1), "1");
    const dearer = stateOf(1).map((product) => ({ ...product, price: 9999, stock: 1 }));
    const { searchIndex, search } = finish(buildCatalogue(dearer, "2", before));
    expect(searchIndex.names).toBe(before.searchIndex.names);
    expect(searchIndex.descriptions).toBe(before.searchIndex.descriptions);
    expect(search(parseQuery("zolw", dictionary), dictionary).map(({ price }) => price)).toContain(
      9999,
    );
  });

  test("leaves the previous version unchanged for its readers", () => {
    const before = createCatalogue([createProduct("1", "Żółw")], "1");
    const after = finish(
      buildCatalogue([createProduct("1", "Miś"), createProduct("2", "Żółwik")], "2", before),
    );
    expect(before.search(parseQuery("mis", dictionary), dictionary)).toEqual([]);
    expect(
      before.search(parseQuery("zolw", dictionary), dictionary).map(({ name }) => name),
    ).toEqual(["Żółw"]);
    expect(
      after.search(parseQuery("zolw", dictionary), dictionary).map(({ name }) => name),
    ).toEqual(["Żółwik"]);
  });

  test("is built in steps of at most one product", () => {
    const steps = [...buildCatalogue(stateOf(1), "1")].length;
    expect(steps).toBeGreaterThan(stateOf(1).length);
  });
});

function finish(work: Generator<undefined, Catalogue>): Catalogue {
  const step = work.next();
  return step.done ? step.value : finish(work);
}

function createProduct(id: string, name: string, more: Partial<Product> = {}): Product {
  return {
    id,
    name,
    category: "pluszaki",
    price: 4999,
    currency: "PLN",
    images: [],
    stock: 3,
    sku: `T-${id}`,
    warnings: [],
    ...more,
  };
}
