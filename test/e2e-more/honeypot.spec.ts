import type { Locator, Page } from "@playwright/test";
import { formWithTrap, trapName } from "./honeypot.ts";
import { visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

const forms = [
  { name: "the contact form", path: "/kontakt" },
  { name: "the order form", path: "/kontakt?koszyk=true" },
  { name: "the newsletter's page", path: "/newsletter" },
  { name: "the newsletter on the home page", path: "/" },
  { name: "the withdrawal form", path: "/odstapienie" },
];

for (const { name, path } of forms) {
  test(`the honeypot of ${name} is unreachable by keyboard and screen reader`, async ({ page }) => {
    await visit(page, path);
    const form = await formWithTrap(page);
    const email = form.getByRole("textbox", { name: "E-mail" });
    for (const key of ["Tab", "Shift+Tab"]) {
      await email.focus();
      const reached = await walk(page, form, key);
      expect(reached.length).toBeGreaterThan(0);
      expect(reached).not.toContain(trapName);
    }
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const announced = nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => String(node.name?.value ?? ""));
    expect(announced.some((text) => /e-mail/i.test(text))).toBe(true);
    expect(announced.filter((text) => text.includes("Zostaw to pole"))).toEqual([]);
  });
}

/** Names of the elements that Tab reaches before it leaves the form. */
async function walk(page: Page, form: Locator, key: string): Promise<string[]> {
  const reached: string[] = [];
  const within = () =>
    form.evaluate((element) => {
      const focused = document.activeElement;
      return element.contains(focused) ? (focused?.getAttribute("name") ?? "") : undefined;
    });
  for (let name = await within(); name !== undefined; name = await within()) {
    reached.push(name);
    await page.keyboard.press(key);
  }
  return reached;
}
