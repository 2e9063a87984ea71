import { afterAll, beforeAll, expect, test } from "vitest";
import { openFakeSmtp, type FakeSmtp } from "../fakes/smtp.ts";
import { startShop } from "../start-shop.ts";
import type { BrowserProgram } from "./browser.ts";
import { createPage } from "./page.ts";
import { scenarios } from "./scenarios.ts";

/** Runs every scenario in a new window, with a shop and a mail server of its own. */
export function runScenarios(startBrowser: () => Promise<BrowserProgram>): void {
  let smtp: FakeSmtp;
  let shop: Awaited<ReturnType<typeof startShop>>;
  let browser: BrowserProgram;

  beforeAll(async () => {
    browser = await startBrowser();
    smtp = await openFakeSmtp();
    shop = await startShop({ SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
    await smtp?.close();
  });

  test.for(Object.entries(scenarios))("%s", async ([, play]) => {
    const window = await browser.openWindow();
    try {
      const page = createPage(window, shop.origin);
      await play({ page, smtp });
      expect(await page.errors(), "errors of the page").toEqual([]);
    } finally {
      await window.close();
    }
  });
}
