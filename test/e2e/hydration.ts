import type { Page, Route } from "@playwright/test";
import { hourMs } from "../../shop/time/durations.ts";

/** Opens a page, answers the cookie banner and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until every island of the page is hydrated, and texts have their fonts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("shop-island:not([data-hydrated], [data-lazy])") &&
      document.fonts.status === "loaded",
  );
}

/** Stops the page's clock: nothing that it says from now on disappears by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + hourMs);
}

/** Delays navigation requests to this path; returns the function that releases them. */
export async function delayNavigation(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isNavigationTo(path), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Aborts navigation requests to this path. */
export async function abortNavigation(page: Page, path: string): Promise<void> {
  await page.route(isNavigationTo(path), (route) => route.abort());
}

const isNavigationTo = (path: string) => (url: URL) => url.pathname === `/_page${path}`;

/** Follows a link on the client, for instance from an old cart. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Replaces no-break spaces. */
export const spaced = (text: string | null): string => (text ?? "").replaceAll("\u00a0", " ");

/** Requests of scripts to this path; documents are requested with GET. */
export async function routeForm(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<unknown>,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() === "POST") await answer(route);
      else await route.continue();
    },
  );
}
