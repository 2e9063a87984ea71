import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shop,server,app,cli,test,pictures}/**/*.test.ts?(x)"],
    setupFiles: ["./test/no-console-errors.ts"],
  },
});
