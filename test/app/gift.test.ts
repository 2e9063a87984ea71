import { afterAll, afterEach, expect, it, vi } from "vitest";
import { openTestApp } from "../test-app.ts";
import { orderForm, orderPath, readStored, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";

vi.mock(import("../../shop.config.ts"), async (original) => ({
  ...(await original()),
  giftWrapping: { price: 900 },
}));

const app = await openTestApp();
afterAll(app.close);

let attempts = 0;
afterEach(() => (attempts += 1));

const gift = {
  gift: "on",
  dedication: "Zosi na urodziny,\r\nbabcia Ewa",
  giftElsewhere: "on",
  giftName: "Zofia Nowak",
  giftAddress: "ul. Leśna 5",
  giftPostalCode: "00-950",
  giftCity: "Warszawa",
};
const price = app.shop.catalogue().product("1102")!.price * 2 + 1500;
const send = (changes: Record<string, string>) => {
  const key = `attempt-${attempts}-for-a-gift`;
  return submit(app, orderPath, orderForm(app, { key, ...changes }));
};
const stored = () => readStored(app.folder).orders.at(-1)!;

it("is offered without a tick, with its price beside it, on a page without scripts", async () => {
  const { html, text } = await readPage(await app.fetch(orderPath));
  expect(html).toMatch(/<input(?=[^>]*name="gift")(?![^>]*checked)[^>]*>/);
  expect(html).toMatch(
    /<textarea[^>]*maxLength="300"[^>]*name="dedication"|name="dedication"[^>]*maxLength="300"/i,
  );
  expect(text).toContain("Zapakujemy za 9,00 zł");
});

it("is stored, and shown in the mails and on the order's page, where its recipient is not", async () => {
  const page = await send({ ...gift, shownTotal: String(price + 900) });
  expect(page.status).toBe(200);
  expect(stored()).toMatchObject({
    gift_wrapping: 900,
    gift_dedication: "Zosi na urodziny,\nbabcia Ewa",
    gift_name: "Zofia Nowak",
    gift_address: "ul. Leśna 5",
    gift_postal_code: "00-950",
    gift_city: "Warszawa",
    total: price + 900,
  });
  const { mails } = readStored(app.folder);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toContain("Pakowanie prezentu: 9,00 PLN");
    expect(text).toContain("Pakowanie: na prezent, bez cen w paczce");
    expect(text).toContain("Dedykacja:\nZosi na urodziny,\nbabcia Ewa");
    expect(text).toMatch(/Odbiorca: Zofia Nowak\n/);
    expect(text).toMatch(/ul\. Leśna 5/);
    expect(text).toMatch(/ul\. Miła 3/);
  }
  expect(page.text).toContain("Pakowanie prezentu 9,00 zł");
  expect(page.text).toContain("Zosi na urodziny, babcia Ewa");
  expect(page.text).toContain("Miasto Warszawa");
  expect(page.text).not.toMatch(/Zofia|Leśna/);
});

it("costs what was shown: a total without the wrapping is not ordered", async () => {
  const before = readStored(app.folder).orders.length;
  const page = await send({ ...gift, shownTotal: String(price) });
  expect(page.status).toBe(409);
  expect(readStored(app.folder).orders).toHaveLength(before);
  expect(page.html).toMatch(/<input[^>]*name="gift"[^>]*checked/);
});

it("is nothing without its tick", async () => {
  expect((await send({ ...gift, gift: "" })).status).toBe(200);
  expect(stored()).toMatchObject({ gift_wrapping: null, gift_dedication: null, gift_name: null });
});

it("explains at each field what a recipient lacks, and loses nothing", async () => {
  const page = await send({ ...gift, giftCity: "", dedication: "ą".repeat(301) });
  expect([page.status, page.fieldError("giftCity")]).toEqual([400, "Podaj miejscowość."]);
  expect(page.fieldValue("giftName")).toBe("Zofia Nowak");
  const long = await send({ ...gift, dedication: "ą".repeat(301) });
  expect([long.status, long.fieldError("dedication")]).toEqual([400, "Skróć do 300 znaków."]);
});

it("is told in an enquiry, which a page without scripts sends", async () => {
  await send({ ...gift, lines: "", message: "Poproszę dwa misie." });
  const { message } = readStored(app.folder).messages.at(-1)!;
  expect(message).toContain(
    "To prezent.\nPakowanie: na prezent, bez cen w paczce\nDedykacja: Zosi",
  );
  expect(message).toContain("Dla kogo: Zofia Nowak, ul. Leśna 5, 00-950 Warszawa");
});
