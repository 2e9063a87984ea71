import { expect, test } from "vitest";
import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { sampleShop as shop } from "../../test/fixtures.ts";
import { applyConditions, createConditions } from "./conditions.ts";

const withoutPayu = createConditions({
  ...shop,
  paymentOptions: paymentOptions.filter(({ id }) => id !== "payu"),
});

function apply(text: string, conditions = withoutPayu) {
  const mistakes: string[] = [];
  const result = applyConditions(text, conditions, (where, what) =>
    mistakes.push(`${where}: ${what}`),
  );
  return { result, mistakes };
}

test("a part whose option is not offered is left out, its line and all", () => {
  const text = "- jeden\n{{#if payu}}\n- PayU\n{{/if}}\n- dwa{{#if not payu}}, bez PayU{{/if}}\n";
  expect(apply(text)).toEqual({ result: "- jeden\n- dwa, bez PayU\n", mistakes: [] });
  expect(apply(text, createConditions(shop)).result).toBe("- jeden\n- PayU\n- dwa\n");
});

test("parts may stand inside others", () => {
  const text = "Przy {{#if przelew}}przelewie{{#if payu}} i PayU{{/if}}{{/if}}.";
  expect(apply(text).result).toBe("Przy przelewie.");
  expect(apply(text, createConditions({ ...shop, paymentOptions: [] })).result).toBe("Przy .");
});

test("conditions are the ids and kinds of options, those added by an owner too", () => {
  const [courier] = deliveryOptions;
  const own = createConditions({ ...shop, deliveryOptions: [{ ...courier!, id: "dpd" }] });
  const shown = [...own].filter(([, value]) => value).map(([name]) => name);
  expect(shown).toEqual(expect.arrayContaining(["dpd", "courier", "parcel", "dpd.published"]));
  expect(shown).not.toContain("pickup");
  expect([own.get("pickup"), own.get("promotions")]).toEqual([false, false]);
});

test.each([
  ["a\nb {{#if pay}}c{{/if}}", "wiersz 2, {{#if pay}}: nie ma takiego warunku; są: kurier,"],
  ["a\n\n{{#if payu}}\nc", "wiersz 3: {{#if …}} nie ma swojego {{/if}}"],
  ["a{{/if}}", "wiersz 1, {{/if}}: nie ma przed sobą {{#if …}}"],
  ["{{#iff payu}}{{/if}}", "wiersz 1, {{#iff payu}}: ma brzmieć {{#if nazwa}}"],
])("a mistake is reported with its line: %j", (text, mistake) => {
  expect(apply(text).mistakes).toEqual([expect.stringContaining(mistake)]);
});
