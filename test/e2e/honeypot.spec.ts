import type { CDPSession, Locator, Page } from "@playwright/test";
import { visit } from "./page-helpers.ts";
import { expect, test } from "./shop.ts";

/** The value in app/forms/honeypot.ts, which only the build can read. */
const trapName = "website";

/** Everything a browser may autofill, more than any form asks for. */
const known = {
  NAME_FULL: "Anna Żółć",
  EMAIL_ADDRESS: "anna@poczta.pl",
  PHONE_HOME_WHOLE_NUMBER: "+48600000000",
  COMPANY_NAME: "Zabawki Anny",
  ADDRESS_HOME_STREET_ADDRESS: "ul. Długa 1",
  ADDRESS_HOME_LINE1: "ul. Długa 1",
  ADDRESS_HOME_CITY: "Łódź",
  ADDRESS_HOME_ZIP: "90-001",
  ADDRESS_HOME_COUNTRY: "PL",
};

const forms = [
  { name: "the contact form", path: "/kontakt" },
  { name: "the order form", path: "/kontakt?koszyk=true" },
  { name: "the newsletter's page", path: "/newsletter" },
  { name: "the newsletter on the home page", path: "/" },
  { name: "the withdrawal form", path: "/odstapienie" },
];

/** Where a browser offers more than an e-mail address. */
const fullForms = ["/kontakt", "/kontakt?koszyk=true", "/odstapienie"];

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
    const { nodes } = await (await devtools(page)).send("Accessibility.getFullAXTree");
    const announced = nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => String(node.name?.value ?? ""));
    expect(announced.some((text) => /e-mail/i.test(text))).toBe(true);
    expect(announced.filter((text) => text.includes("Zostaw to pole"))).toEqual([]);
  });

  if (!fullForms.includes(path)) continue;
  test(`autofill leaves the honeypot of ${name} empty`, async ({ page }) => {
    await visit(page, path);
    const form = await formWithTrap(page);
    const email = form.getByRole("textbox", { name: "E-mail" });
    await email.focus();
    const session = await devtools(page);
    const fields = Object.entries(known).map(([field, value]) => ({ name: field, value }));
    const filling = await fillIn(session, email, fields);
    test.skip(!filling, "This browser was built without filling in");
    await expect(email).toHaveValue(known.EMAIL_ADDRESS);
    await expect(form.locator(`[name="${trapName}"]`)).toHaveValue("");
  });
}

async function formWithTrap(page: Page): Promise<Locator> {
  const form = page.locator("form").filter({ has: page.locator(`[name="${trapName}"]`) });
  await expect(form).toHaveCount(1);
  return form;
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

function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

type KnownField = { name: string; value: string };

/** Simulates autofill from the list below the field; false where there is none. */
async function fillIn(session: CDPSession, field: Locator, fields: KnownField[]): Promise<boolean> {
  await field.evaluate((element) => element.setAttribute("data-filled-from", ""));
  const { root } = await session.send("DOM.getDocument");
  const selector = "[data-filled-from]";
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  try {
    await session.send("Autofill.enable");
    await session.send("Autofill.trigger", { fieldId: node.backendNodeId, address: { fields } });
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes("wasn't found")) return false;
    throw error;
  }
}
