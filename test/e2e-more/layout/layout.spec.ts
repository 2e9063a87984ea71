import { checkLayout, dailyWidths, otherWidths } from "../../e2e/layout/check-layout.ts";
import { test } from "../../e2e/layout/hostile-shop.ts";
import { pages } from "../../e2e/layout/pages.ts";
import { states } from "./states.ts";

const allWidths = [...dailyWidths, ...otherWidths].toSorted((one, other) => one - other);

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const screen of pages) {
  test(`${screen.name} fits the other viewports`, async ({ page, shop }) => {
    await checkLayout(page, shop, screen, otherWidths);
  });
}

for (const screen of states) {
  test(`${screen.name} fits every viewport and passes axe`, async ({ page, shop }) => {
    await checkLayout(page, shop, screen, allWidths);
  });
}
