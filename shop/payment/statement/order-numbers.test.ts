import { describe, expect, it } from "vitest";
import { findOrderNumbers } from "./order-numbers.ts";

describe("an order's number", () => {
  it.each([
    "L-1001",
    "l 1001",
    "zam.L1001 dziękuję",
    "L\u20111001",
    "L\u20131001",
    "L\u22121001",
    "L - 1001",
    "L\u00a01001",
    "L/1001",
    "L.1001",
    "L nr 1001",
    "L-nr. 1001",
    "Lnr1001",
    "L-1 001",
    "L-001001",
    "L\u200b-1001",
    "/INV/L-1001/TXT/",
    "Ｌ－１００１",
  ])("is found in %j", (text) => expect(findOrderNumbers(text).named).toEqual(["L-1001"]));

  it.each([
    "L-1001, 1002",
    "L-1001/1002",
    "L-1001 + 1002",
    "L-1001 oraz L-1002",
    "L-1001 i 1002",
    "L-1001 & L1002",
    "L-1001 1002",
    "L-1001; nr 1002",
  ])("is followed by others in %j", (text) => {
    expect(findOrderNumbers(text).listed).toEqual(["L-1001", "L-1002"]);
  });

  it("may be glued to a word, or have no letter", () => {
    expect(findOrderNumbers("zamowienieL-1001")).toMatchObject({ named: [], glued: ["L-1001"] });
    expect(findOrderNumbers("L1001L1002")).toMatchObject({ named: ["L-1001"], glued: ["L-1002"] });
    expect(findOrderNumbers("zamówienie nr 1001")).toMatchObject({ named: [], bare: ["L-1001"] });
  });

  it.each(["PL61109010140000071219812874", "L-10012345678", "XL 12", "L-12"])(
    "is not in %j",
    (text) => expect(Object.values(findOrderNumbers(text)).flat()).not.toContain("L-1001"),
  );
});
