import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleOrder, sampleShop as shop } from "../../../test/fixtures.ts";
import { describeAcceptedOrder } from "./accepted-order.ts";
import { parseStoredOrder, serialiseOrder, type StoredOrder } from "./stored-order.ts";

const now = Date.UTC(2026, 10, 22);
const day = 24 * 3_600_000;
const { path, ...order } = describeAcceptedOrder(sampleOrder(), shop);
const text = serialiseOrder({ ...order, path } as StoredOrder, now);
const changed = (changes: object) => JSON.stringify({ ...JSON.parse(text), ...changes });

describe("the stored confirmation", () => {
  it("is read as it was written", () => {
    expect(parseStoredOrder(text, now)).toEqual(order);
  });

  it("does not contain the path of the order's page", () => {
    expect(text).not.toContain(path);
  });

  it("expires after two weeks", () => {
    expect(parseStoredOrder(text, now + 14 * day - 1)).toEqual(order);
    expect(parseStoredOrder(text, now + 14 * day)).toBeUndefined();
  });

  it.each([
    ["a time to come", { at: now + 1 }],
    ["no number", { number: undefined }],
    ["steps that are no texts", { next: [{ title: "Zapłacisz", text: 1 }] }],
    ["steps without titles", { next: ["Zapłacisz"] }],
    ["no bank data", { transfer: undefined }],
    ["bank data that are no texts", { transfer: [{ label: "Kwota", value: 4 }] }],
    ["a copy that is no text", { transfer: [{ label: "Kwota", value: "4", copy: {} }] }],
    ["bank data that are nothing", { transfer: [null] }],
  ])("is undefined with %s", (_what, changes) => {
    expect(parseStoredOrder(changed(changes), now)).toBeUndefined();
  });

  it("is undefined for anything else in the storage", () => {
    for (const broken of [null, "", "null", "1", "{nie json"]) {
      expect(parseStoredOrder(broken, now)).toBeUndefined();
    }
    const isNone = (json: string) => parseStoredOrder(json, now) === undefined;
    fc.assert(fc.property(fc.json(), isNone));
  });
});
