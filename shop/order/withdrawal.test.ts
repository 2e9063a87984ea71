import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseWithdrawal, withdrawalLimits } from "./withdrawal.ts";

const filled = { name: "Ewa Żak", orderNumber: "l-1042", email: "ewa@example.com", items: "" };

describe("a withdrawal", () => {
  it("requires name, order number and e-mail, with a message each", () => {
    expect(Object.keys(parseWithdrawal({}).errors)).toEqual(["name", "orderNumber", "email"]);
    expect(parseWithdrawal(filled).errors).toEqual({});
  });

  it("is cleaned, each field by its kind", () => {
    const typed = { name: "„Ewa\u00a0Żak”", orderNumber: "nr l–1042", email: "<ewa@example.com>" };
    const items = "Miś – „Bruno”\u200b 👩‍👧";
    expect(parseWithdrawal({ ...typed, items }).withdrawal).toEqual({
      ...filled,
      orderNumber: "L-1042",
      items: "Miś – „Bruno” 👩‍👧",
    });
  });

  it("reports each text that is too long", () => {
    const items = "a".repeat(withdrawalLimits.items + 1);
    expect(Object.keys(parseWithdrawal({ ...filled, items }).errors)).toEqual(["items"]);
  });

  it("accepts any input without throwing, and removes control characters", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: "binary" })), (fields) => {
        const { withdrawal } = parseWithdrawal(fields);
        expect(Object.values(withdrawal).join("")).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
      }),
    );
  });
});
