import { join } from "node:path";

/** Where tests store what they make once for all runs; `npm ci` removes it. */
export const testCache = join(import.meta.dirname, "../../node_modules/.cache/latawiec-test");
