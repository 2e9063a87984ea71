import { test as base, expect, type Request } from "@playwright/test";
import { openFakeSmtp, type FakeSmtp } from "../fakes/smtp.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";

export type RunningShop = Awaited<ReturnType<typeof startShop>> & {
  smtp: FakeSmtp;
  /** The timestamp of a form opened a minute ago. */
  stamp: string;
};

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
      await lendShop(settings, provide);
    },
    { scope: "worker" },
  ],
  baseURL: ({ shop }, provide) => provide(shop.origin),
  context: async ({ context, shop }, provide) => {
    await context.addInitScript(openFormsAMinuteAgo, shop.stamp);
    await provide(context);
  },
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

/** Runs a shop and its mail server. */
export async function lendShop(
  settings: Record<string, string>,
  lend: (shop: RunningShop) => Promise<void>,
): Promise<void> {
  const smtp = await openFakeSmtp();
  const shop = await startShop({ SMTP_URL: smtp.url, ...settings });
  const stamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  await lend({ ...shop, smtp, stamp });
  await shop.close();
  await smtp.close();
}

/** The shop lets forms that were filled in too fast wait; real browsers of other tests do. */
function openFormsAMinuteAgo(stamp: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = (resource, options) =>
    resource === "/formularz.json"
      ? Promise.resolve(Response.json(stamp))
      : fetch(resource, options);
}

/** PayU's own page may load what it needs. */
function isPayuPage(request: Request, { PAYU_URL = "" }: Record<string, string>): boolean {
  return request.frame().url().startsWith(PAYU_URL);
}

export { expect };

/** The browser logs failed responses that the test provokes. */
export function expectConsoleError(text: string): void {
  test.info().annotations.push({ type: "console error", description: text });
}
