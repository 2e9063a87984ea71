import { checkLayout, dailyWidths } from "./check-layout.ts";
import { test } from "./hostile-shop.ts";
import { pages } from "./pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// One worker, whose shop of hostile products is started once.
test.describe.configure({ mode: "default" });

for (const screen of pages) {
  test(`${screen.name} fits a phone and a desktop and passes axe`, async ({ page, shop }) => {
    await checkLayout(page, shop, screen, dailyWidths);
  });
}
