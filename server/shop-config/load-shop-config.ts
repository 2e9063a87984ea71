import { describeLoadError } from "./load-error.ts";

export async function loadShopConfig(): Promise<void> {
  try {
    await import("../../shop.config.ts");
  } catch (error) {
    console.error(describeLoadError("shop.config.ts", error));
    process.exit(1);
  }
}
