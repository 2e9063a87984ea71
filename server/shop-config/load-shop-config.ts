import { describeLoadError } from "./load-error.ts";

/** Loads `shop.config.ts` before the code that needs it. Ends the process after a mistake in it. */
export async function loadShopConfig(): Promise<void> {
  try {
    await import("../../shop.config.ts");
  } catch (error) {
    console.error(describeLoadError("shop.config.ts", error));
    process.exit(1);
  }
}
