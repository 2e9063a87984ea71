import type { CDPSession, Locator } from "@playwright/test";
import { chromiumArguments } from "../programs/chromium.ts";
import { requireProgram } from "../programs/machine-programs.ts";
import { formWithTrap, trapName } from "./honeypot.ts";
import { visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

test.use({
  launchOptions: [
    ({}, provide) =>
      provide({ executablePath: requireProgram("Chromium")[0], args: chromiumArguments }),
    { scope: "worker" },
  ],
});
// One browser and one shop for all of them.
test.describe.configure({ mode: "default" });

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

/** Where a browser offers more than an e-mail address. */
const forms = [
  { name: "the contact form", path: "/kontakt" },
  { name: "the order form", path: "/kontakt?koszyk=true" },
  { name: "the withdrawal form", path: "/odstapienie" },
];

for (const { name, path } of forms) {
  test(`autofill leaves the honeypot of ${name} empty`, async ({ page }) => {
    await visit(page, path);
    const form = await formWithTrap(page);
    const email = form.getByRole("textbox", { name: "E-mail" });
    await email.focus();
    const session = await page.context().newCDPSession(page);
    const fields = Object.entries(known).map(([field, value]) => ({ name: field, value }));
    const filling = await fillIn(session, email, fields);
    test.skip(!filling, "This browser was built without filling in");
    await expect(email).toHaveValue(known.EMAIL_ADDRESS);
    await expect(form.locator(`[name="${trapName}"]`)).toHaveValue("");
  });
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
