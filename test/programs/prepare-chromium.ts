import { prepareChromium } from "./chromium.ts";

/** Also for a single file of browser tests. */
export default function prepare(): void {
  prepareChromium();
}
