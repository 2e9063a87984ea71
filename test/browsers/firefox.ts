import { launch, type Page } from "puppeteer-core";
import { requireProgram } from "../programs/machine-programs.ts";
import type { Browser, BrowserProgram } from "./browser.ts";

/** Firefox supports WebDriver BiDi natively. */
export async function startFirefox(): Promise<BrowserProgram> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: requireProgram("Firefox")[0],
    headless: true,
    defaultViewport: { width: 1280, height: 860 },
  });
  return {
    openWindow: async () => {
      const profile = await firefox.createBrowserContext();
      return createBrowser(await profile.newPage(), () => profile.close());
    },
    close: () => firefox.close(),
  };
}

function createBrowser(page: Page, close: () => Promise<void>): Browser {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    async open(url) {
      await page.goto(url);
      // Firefox lays a new window out in its own size first.
      await page.waitForFunction((width) => innerWidth === width, {}, page.viewport()!.width);
    },
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (script, ...args) =>
      (await page.evaluate(script as never, ...args)) as Awaited<ReturnType<typeof script>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors: async () => errors,
    close,
  };
}
