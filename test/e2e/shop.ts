import { test as base, expect, type Request } from "@playwright/test";
import { openFakeSmtp, type FakeSmtp } from "../fakes/smtp.ts";
import { startShop } from "../start-shop.ts";

type RunningShop = Awaited<ReturnType<typeof startShop>> & { smtp: FakeSmtp };

type WorkerFixtures = {
  /** Environment variables of the shop. */
  settings: Record<string, string>;
  shop: RunningShop;
};

/** A shop and a mail server per worker; every page is watched for errors. */
export const test = base.extend<{ withoutErrors: void }, WorkerFixtures>({
  settings: [{}, { option: true, scope: "worker" }],
  shop: [
    async ({ settings }, provide) => {
      const smtp = await openFakeSmtp();
      const shop = await startShop({ SMTP_URL: smtp.url, ...settings });
      await provide({ ...shop, smtp });
      await shop.close();
      await smtp.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ shop }, provide) => provide(shop.origin),
  withoutErrors: [
    async ({ page, shop, settings }, provide) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("request", (request) => {
        const url = request.url();
        const toPayu = settings.PAYU_URL !== undefined && url.startsWith(settings.PAYU_URL);
        if (toPayu && (request.isNavigationRequest() || isPayuPage(request, settings))) return;
        if (!url.startsWith(shop.origin) && !/^(data|blob):/.test(url)) errors.push(url);
      });
      await provide();
      const expected = test.info().annotations.filter(({ type }) => type === "console error");
      const unexpected = errors.filter(
        (text) => !expected.some(({ description }) => text.includes(description ?? "")),
      );
      expect(unexpected, "console errors and requests to other origins").toEqual([]);
    },
    { auto: true },
  ],
});

/** PayU's own page may load what it needs. */
function isPayuPage(request: Request, { PAYU_URL = "" }: Record<string, string>): boolean {
  return request.frame().url().startsWith(PAYU_URL);
}

export { expect };

/** The browser logs failed responses that the test provokes. */
export function expectConsoleError(text: string): void {
  test.info().annotations.push({ type: "console error", description: text });
}
