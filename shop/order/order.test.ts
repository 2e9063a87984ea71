import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  sampleCatalogue,
  sampleDeliveries,
  sampleProduct,
  samplePayments,
} from "../../test/fixtures.ts";
import { calculateLineTotal, priceCart, calculateOrderTotals } from "./order.ts";

const onDelivery = samplePayments["on-delivery"];

describe("priceCart", () => {
  it("takes names and prices from the catalogue", () => {
    const priced = priceCart([{ id: "bruno", quantity: 2 }], sampleCatalogue());
    expect(priced).toEqual({
      lines: [
        { productId: "bruno", name: "Miś Bruno", sku: "MIS-1", unitPrice: 4999, quantity: 2 },
      ],
    });
  });

  it("sells the last one", () => {
    expect(priceCart([{ id: "bruno", quantity: 5 }], sampleCatalogue())).toHaveProperty("lines");
  });

  it("reports every unavailable line, and then prices nothing", () => {
    const catalogue = sampleCatalogue(sampleProduct(), sampleProduct({ id: "sold", stock: 0 }));
    const lines = ["bruno", "sold", "unknown"].map((id) => ({ id, quantity: 6 }));
    expect(priceCart(lines, catalogue)).toEqual({
      changes: [
        { kind: "stock", id: "bruno", name: "Miś Bruno", from: 6, to: 5 },
        { kind: "unavailable", id: "sold", name: "Miś Bruno" },
        { kind: "unavailable", id: "unknown", name: "" },
      ],
    });
  });
});

describe("the total of an order", () => {
  it("is the sum of products, delivery and cash-on-delivery fee", () => {
    const line = { productId: "x", name: "X", sku: "", unitPrice: 4999, quantity: 2 };
    const order = calculateOrderTotals([line], sampleDeliveries.courier, onDelivery);
    expect([order.productsTotal, order.total]).toEqual([9998, 9998 + 1500 + 1000]);
  });

  it("is exact to the grosz for any lines", () => {
    const line = fc.record({
      productId: fc.string(),
      name: fc.string(),
      sku: fc.string(),
      unitPrice: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
        const order = calculateOrderTotals(lines, sampleDeliveries.courier, onDelivery);
        const sum = lines.map(calculateLineTotal).reduce((left, right) => left + right, 0);
        expect(order.total - sum).toBe(2500);
        expect(Number.isSafeInteger(order.total)).toBe(true);
      }),
    );
  });
});
