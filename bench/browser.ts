import { storageKeys } from "../shop.config.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type ViewportSize } from "@playwright/test";
import { demoCatalogue } from "../test/demo-catalogue.ts";
import { addToCart, emptyCart } from "../shop/cart/cart.ts";
import { toCartProduct } from "../shop/catalogue/product/product-summary.ts";
import { serialiseCart } from "../shop/cart/stored-cart.ts";
import { chromiumArguments, prepareChromium } from "../test/programs/chromium.ts";
import { freePort } from "../test/programs/free-port.ts";

/** A cart with three products from an earlier visit. */
const cart = demoCatalogue()
  .products.filter(({ stock }) => stock > 0)
  .slice(0, 3)
  .reduce((filled, product) => addToCart(filled, toCartProduct(product), 1), emptyCart);

/** Opens a browser with a cold cache and optionally a stored cart. */
export async function openBrowser(origin: string, withCart: boolean, viewport?: ViewportSize) {
  const folder = await mkdtemp(join(tmpdir(), "latawiec-browser-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: prepareChromium(),
    ...(viewport && { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  if (withCart) {
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [storageKeys.cart, serialiseCart(cart)],
    );
    await page.close();
  }
  return {
    port,
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
