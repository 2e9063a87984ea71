import { describe, expect, test } from "vitest";
import { buildCatalogue, createCatalogue, type Catalogue } from "./catalogue.ts";
import { foldText } from "./product-search.ts";
import type { Product } from "./product.ts";

describe("foldText", () => {
  test.each([
    ["Żółw-olbrzym", "zolw olbrzym"],
    ["ŁÓŻKO", "lozko"],
    ["Zażółć gęślą jaźń", "zazolc gesla jazn"],
    ["  T-Rex (3+)  ", "t rex 3"],
    ["!?", ""],
  ])("%s becomes %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe("a search", () => {
  const catalogue = createCatalogue(
    [
      toy("1", "Kąpiel z kaczką"),
      toy("2", "Łóżko dla lalek", { description: "Dla żółwia za krótkie." }),
      toy("3", "Pluszowy żółw Tuptuś"),
      toy("4", "Żółw olbrzym", { stock: 0 }),
      toy("5", "Żółw wodny"),
      toy("6", "Superżółw"),
    ],
    "v1",
  );
  const find = (query: string) => catalogue.search(query).map(({ id }) => id);

  test("finds Polish letters typed without their marks, and the other way round", () => {
    expect(find("lozko")).toEqual(["2"]);
    expect(find("ŁÓŻKO")).toEqual(["2"]);
    expect(find("kaczką")).toEqual(["1"]);
  });

  test("puts the beginning of a name before a word, a part and the description", () => {
    expect(find("zolw")).toEqual(["5", "4", "3", "6", "2"]);
  });

  test("finds words in any order, one of them in the description", () => {
    expect(find("lalek lozko")).toEqual(["2"]);
    expect(find("łóżko krótkie")).toEqual(["2"]);
  });

  test("does not look inside the words of a description", () => {
    expect(find("zolwia")).toEqual(["2"]);
    expect(find("wia")).toEqual([]);
  });

  test.each([
    ["a letter too many", "pluszzowy"],
    ["a letter too few", "pluzowy"],
    ["a wrong letter", "plusxowy"],
    ["two letters that changed places", "plsuzowy"],
    ["a typo in a word not finished yet", "plusxo"],
    ["one right word, the other nearly", "zolw pluszwy"],
    ["a typo and no Polish letters", "tuputs"],
  ])("forgives %s: %s", (_, query) => {
    expect(find(query)).toEqual(["3"]);
  });

  test("forgives neither two typos nor one in a short word", () => {
    expect(find("plsuzwoy")).toEqual([]);
    expect(find("lxz")).toEqual([]);
  });

  test("guesses only where no name has the words as they were typed", () => {
    expect(find("wodny")).toEqual(["5"]);
    expect(find("olbrzyn")).toEqual(["4"]);
  });

  test("knows of a single match in ten thousand toys", () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      toy(`${at}`, `Układanka ${at.toString(36)} drewniana`, {
        description: "Sto części ".repeat(40),
      }),
    );
    const large = createCatalogue([...many, toy("x", "Żyrafa Łucja")], "many");
    expect(large.search("zyrfaa").map(({ id }) => id)).toEqual(["x"]);
  });

  test.each(["", "ż", " z ", "--"])("finds nothing for %j, which is too short", (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe("the next state of the catalogue", () => {
  const words = ["żółw", "miś", "klocki", "lalka", "kot", "puzzle", "wóz"];
  const queries = [...words, "kolcki", "zolw mis", "lal", "puz 3", "ozw", "nowość"];
  const pick = (seed: number) => words[seed % words.length]!;

  /** Some toys go, some come, some change a price, a name or a text. */
  function stateOf(round: number): Product[] {
    return Array.from({ length: 60 }, (_, place) => place + round)
      .filter((id) => (id * 7 + round) % 5 !== 0)
      .map((id) => {
        const name = `${pick(id)} ${pick(id * 3 + (id % 4 === 0 ? round : 0))}`;
        const description = `${pick(id * 5)} ${id % 3 === 0 ? `nowość ${round}` : ""}`;
        return toy(`${id}`, name, { description, stock: (id + round) % 3, price: 100 + round });
      });
  }

  test("finds what a catalogue built anew finds", () => {
    let catalogue = createCatalogue(stateOf(0), "0");
    for (let round = 1; round < 12; round += 1) {
      catalogue = finish(buildCatalogue(stateOf(round), `${round}`, catalogue));
      const anew = createCatalogue(stateOf(round), "anew");
      for (const query of queries) expect(catalogue.search(query)).toEqual(anew.search(query));
    }
  });

  test("keeps the words when only prices and stock change", () => {
    const before = createCatalogue(stateOf(1), "1");
    const dearer = stateOf(1).map((product) => ({ ...product, price: 9999, stock: 1 }));
    const { searchIndex, search } = finish(buildCatalogue(dearer, "2", before));
    expect(searchIndex.names).toBe(before.searchIndex.names);
    expect(searchIndex.descriptions).toBe(before.searchIndex.descriptions);
    expect(search("zolw").map(({ price }) => price)).toContain(9999);
  });

  test("leaves the one before as it was for those who still look at it", () => {
    const before = createCatalogue([toy("1", "Żółw")], "1");
    const after = finish(buildCatalogue([toy("1", "Miś"), toy("2", "Żółwik")], "2", before));
    expect(before.search("mis")).toEqual([]);
    expect(before.search("zolw").map(({ name }) => name)).toEqual(["Żółw"]);
    expect(after.search("zolw").map(({ name }) => name)).toEqual(["Żółwik"]);
  });

  test("does not remember every word there ever was", () => {
    const stateOf = (round: number) => [toy("1", "Miś", { description: `a${round} b${round}` })];
    let catalogue = createCatalogue(stateOf(0), "0");
    for (let round = 1; round < 50; round += 1) {
      catalogue = finish(buildCatalogue(stateOf(round), `${round}`, catalogue));
    }
    expect(catalogue.searchIndex.descriptions.known.words.list.length).toBeLessThan(10);
  });

  test("is built in steps none of which reads more than one toy", () => {
    const steps = [...buildCatalogue(stateOf(1), "1")].length;
    expect(steps).toBeGreaterThan(stateOf(1).length);
  });
});

function finish(work: Generator<undefined, Catalogue>): Catalogue {
  const step = work.next();
  return step.done ? step.value : finish(work);
}

function toy(id: string, name: string, more: Partial<Product> = {}): Product {
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
