import type { Locator, Page } from "@playwright/test";
import { openOrderPage, visit } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

type FormCase = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The field that loses focus by the press, and an invalid value. */
  field: string;
  wrong: string;
  right: string;
  button: string;
};

/** Every form of the shop; add new ones here. */
const forms: readonly FormCase[] = [
  {
    name: "the contact form",
    open: (page) => visit(page, "/kontakt"),
    field: "Telefon",
    wrong: "12",
    right: "600 700 800",
    button: "Wyślij wiadomość",
  },
  {
    name: "the order form",
    open: openOrderPage,
    field: "E-mail",
    wrong: "ewa@",
    right: "ewa@example.com",
    button: "Zamawiam z obowiązkiem zapłaty",
  },
  {
    name: "the order enquiry",
    open: (page) => visit(page, "/kontakt?koszyk=true"),
    field: "E-mail",
    wrong: "ewa@",
    right: "ewa@example.com",
    button: "Wyślij zapytanie",
  },
  {
    name: "the newsletter form",
    open: (page) => visit(page, "/newsletter"),
    field: "Adres e-mail",
    wrong: "ewa@",
    right: "ewa@example.com",
    button: "Zapisz Się",
  },
  {
    name: "the newsletter form of the home page",
    open: (page) => visit(page, "/"),
    field: "Adres e-mail",
    wrong: "ewa@",
    right: "ewa@example.com",
    button: "Zapisz Się",
  },
  {
    name: "the withdrawal form",
    open: (page) => visit(page, "/odstapienie"),
    field: "E-mail",
    wrong: "ewa@",
    right: "ewa@example.com",
    button: "Dalej",
  },
];

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

/**
 * Presses the centre of the button; returns the previous positions of the form's other elements.
 */
async function press(page: Page, button: Locator): Promise<unknown> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  const before = await positions(button);
  await page.mouse.down();
  return before;
}

/** After two frames everything that reacts to the press has been rendered. */
function positions(button: Locator): Promise<unknown> {
  return button.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const parts = element.closest("form")!.querySelectorAll("*:not(button)");
    return [...parts].map((part) => [part.className, part.getBoundingClientRect().top]);
  });
}

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.clicks = "0";
    addEventListener("click", ({ target }) => {
      if ((target as Element).closest("button"))
        dataset.clicks = String(Number(dataset.clicks) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks));
}

for (const { name, open, field, wrong, button } of forms) {
  test(`${name}: a press that leaves an invalid field clicks the button`, async ({ page }) => {
    expectConsoleError("400");
    for (const size of sizes) {
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await open(page);
        const { submit, written } = find(page, field, button);
        await written.fill(wrong);
        await expect(written).not.toHaveAttribute("aria-invalid");
        const clicks = await countClicks(page);
        const before = await press(page, submit);
        expect(await positions(submit)).toEqual(before);
        await page.mouse.up();
        await expect.poll(clicks).toBe(1);
        await expect(written).toHaveAttribute("aria-invalid", "true");
      });
    }
  });
}

for (const { name, open, field, wrong, right, button } of forms.slice(0, 3)) {
  test(`${name}: nothing moves when an error disappears during a press`, async ({ page }) => {
    for (const size of sizes) {
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await open(page);
        const { submit, written } = find(page, field, button);
        await written.fill(wrong);
        await page.keyboard.press("Tab");
        await expect(written).toHaveAttribute("aria-invalid", "true");
        const clicks = await countClicks(page);
        const before = await press(page, submit);
        await correct(written, right);
        expect(await positions(submit)).toEqual(before);
        await page.mouse.up();
        await expect.poll(clicks).toBe(1);
        await expect(written).not.toHaveAttribute("aria-invalid");
      });
    }
  });
}

/** Sets the value like autofill, without scrolling to the field. */
async function correct(field: Locator, value: string): Promise<void> {
  await field.evaluate((element: HTMLInputElement, text) => {
    element.value = text;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, value);
}

function find(page: Page, field: string, button: string) {
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: button }) });
  return { submit: form.getByRole("button", { name: button }), written: form.getByLabel(field) };
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  for (const { name, open, field, wrong, button } of forms.slice(0, 3)) {
    test(`${name}: a tap that leaves an invalid field clicks the button`, async ({ page }) => {
      await open(page);
      const { submit, written } = find(page, field, button);
      await written.fill(wrong);
      await submit.scrollIntoViewIfNeeded();
      const clicks = await countClicks(page);
      const { x, y, width, height } = (await submit.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect.poll(clicks).toBe(1);
      await expect(written).toHaveAttribute("aria-invalid", "true");
    });
  }
});

test("an error shows when a field is left by a press elsewhere or by the keyboard", async ({
  page,
}) => {
  await visit(page, "/kontakt");
  const phone = page.getByLabel("Telefon");
  await phone.fill("12");
  await page.keyboard.press("Tab");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("E-mail").fill("ewa@");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});
