import { describe, expect, it } from "vitest";
import { sampleOrder } from "../../../test/fixtures.ts";
import { findLineDifference } from "./differences.ts";
import type { ExternalLine } from "./external-order.ts";

const set = {
  ...sampleOrder().lines[0]!,
  productId: "7",
  name: "Zestaw",
  unitPrice: 100_00,
  quantity: 2,
  parts: [
    { id: "1", quantity: 1 },
    { id: "2", quantity: 2 },
  ],
};
const bear = {
  ...set,
  productId: "1",
  name: "Miś",
  unitPrice: 30_00,
  quantity: 1,
  parts: undefined,
};
const order = { lines: [set, bear] };

const part = (changes: Partial<ExternalLine>): ExternalLine => ({
  productId: "1",
  name: "Miś",
  quantity: 2,
  price: 33_33,
  bundleId: "7",
  ...changes,
});
const dolls = part({ productId: "2", name: "Lalka", quantity: 4 });
const ownBear: ExternalLine = { productId: "1", name: "Miś", quantity: 1, price: 30_00 };

describe("an order whose set BaseLinker has split", () => {
  it.each<[string, ExternalLine[]]>([
    ["its parts, at rounded prices", [part({}), dolls, ownBear]],
    ["a part in two lines", [part({ quantity: 1 }), part({ quantity: 1 }), dolls, ownBear]],
    ["the set itself", [{ productId: "7", name: "Zestaw", quantity: 2, price: 100_00 }, ownBear]],
  ])("is the same with %s", (_, theirs) => {
    expect(findLineDifference(order, theirs)).toBeUndefined();
  });

  it.each<[string, ExternalLine[]]>([
    ["a missing part", [part({}), ownBear]],
    ["fewer of a part", [part({}), { ...dolls, quantity: 3 }, ownBear]],
    ["another part", [part({}), dolls, part({ productId: "3", quantity: 1, price: 0 }), ownBear]],
    ["another price", [part({ price: 34_33 }), dolls, ownBear]],
    ["another set", [part({ bundleId: "8" }), { ...dolls, bundleId: "8" }, ownBear]],
    ["no bear besides", [part({}), dolls]],
  ])("differs with %s", (_, theirs) => {
    expect(findLineDifference(order, theirs)).toMatchObject({ what: "Zmienione pozycje" });
  });

  it("is the same when nobody wrote down what was in it", () => {
    const { parts: _, ...old } = set;
    expect(findLineDifference({ lines: [old] }, [part({}), dolls])).toBeUndefined();
  });
});
