import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./test/programs/chromium.ts";

export default defineConfig({
  // `npm test` runs the first, `npm run test:all` all.
  projects: [
    { name: "daily", testDir: "test/e2e" },
    { name: "more", testDir: "test/e2e-more", testIgnore: "autofill.spec.ts" },
    { name: "autofill", testDir: "test/e2e-more", testMatch: "autofill.spec.ts" },
  ],
  globalSetup: "./test/programs/prepare-chromium.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous timeouts for a busy machine; nothing measures them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    viewport: { width: 1280, height: 900 },
    trace: "off",
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
});
