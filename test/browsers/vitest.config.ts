import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/browsers/*.spec.ts"],
    setupFiles: ["./test/run/no-console-errors.ts"],
    // Generous timeouts for a busy machine; nothing measures them.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
