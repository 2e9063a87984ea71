import { afterAll, afterEach, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createStore } from "../../server/db/store.ts";
import { openTestApp } from "../test-app.ts";
import { orderForm, orderPath, readStored, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";
import { putOrder } from "../change-order.ts";

const app = await openTestApp();
afterAll(app.close);

let attempts = 0;
afterEach(() => (attempts += 1));

const town = {
  nip: "PL 525-224-84-81",
  company: "Gmina Zawiercie",
  invoiceAddress: "ul. Leśna 2, 42-400 Zawiercie",
  recipient: "Przedszkole nr 3",
};
const send = (changes: Record<string, string>) =>
  submit(app, orderPath, orderForm(app, { key: `attempt-${attempts}-for-a-town`, ...changes }));
const stored = () => readStored(app.folder).orders.at(-1)!;
const noInvoice = {
  invoice_company: null,
  invoice_nip: null,
  invoice_address: null,
  invoice_recipient: null,
};

it("an invoice is stored with the order, and shown in its mails and on its page", async () => {
  const page = await send({ ...town, invoice: "on" });
  expect(page.status).toBe(200);
  expect(stored()).toMatchObject({
    invoice_company: "Gmina Zawiercie",
    invoice_nip: "5252248481",
    invoice_address: "ul. Leśna 2, 42-400 Zawiercie",
    invoice_recipient: "Przedszkole nr 3",
  });
  const { mails } = readStored(app.folder);
  expect(mails.map(({ kind }) => kind)).toEqual(["order", "order-confirmation"]);
  for (const { text } of mails)
    for (const word of ["Gmina Zawiercie", "5252248481", "ul. Leśna 2", "Przedszkole nr 3"])
      expect(text).toContain(word);
  for (const word of ["Gmina Zawiercie", "5252248481", "Przedszkole nr 3"])
    expect(page.text).toContain(word);
  expect(page.text).not.toContain("ul. Leśna 2");
});

it("its number appears on the order's page", async () => {
  await send({ ...town, invoice: "on" });
  const store = createStore(await openDatabase({ DATA_DIR: app.folder }));
  onTestFinished(() => store.close());
  const { id, number } = stored() as { id: string; number: string };
  await putOrder(store, { number }, { timeline: { invoiceNumber: "FV 7/11/2026" } }, 1);
  const page = await readPage(await app.fetch(`/zamowienie/${id}`));
  expect(page.text).toMatch(/Numer faktury\s+FV 7\/11\/2026/);
});

it("what was typed without the tick is ignored, stored nowhere, and blocks nothing", async () => {
  expect((await send({ ...town, nip: "123", company: "" })).status).toBe(200);
  expect(stored()).toMatchObject(noInvoice);
  expect(JSON.stringify(readStored(app.folder).mails.slice(-2))).not.toContain("Przedszkole");
});

it.each([
  ["", "Podaj NIP."],
  ["525-224-84-82", "Takiego NIP-u nie ma. Sprawdź, czy nie ma w nim pomyłki."],
  ["52522", "NIP ma 10 cyfr, a tu jest ich 5."],
])("a wrong NIP („%s”) is explained at its field, and nothing is lost", async (nip, error) => {
  const before = readStored(app.folder).orders.length;
  const page = await send({ ...town, invoice: "on", nip });
  expect([page.status, page.fieldError("nip")]).toEqual([400, error]);
  expect(page.html).toContain("<p>Sprawdź dane do faktury.</p>");
  expect(page.fieldValue("nip") ?? "").toBe(nip);
  expect(page.fieldValue("company")).toBe(town.company);
  expect(page.html).toMatch(/<input[^>]*name="invoice"[^>]*checked/);
  expect(readStored(app.folder).orders).toHaveLength(before);
});

it("the address is reported before the invoice, and the terms after it", async () => {
  const wrong = { ...town, invoice: "on", nip: "1", terms: "" };
  expect((await send({ ...wrong, city: "" })).html).toContain("<p>Wypełnij wszystkie dane");
  const page = await send(wrong);
  expect(page.html).toContain("<p>Sprawdź dane do faktury.</p>");
  expect(page.fieldError("terms")).toMatch(/^Zaakceptuj/);
});

it("an enquiry says what the invoice is for", async () => {
  await send({ ...town, invoice: "on", lines: "", message: "Poproszę dwa misie." });
  const [{ message } = {}] = readStored(app.folder).messages;
  expect(message).toMatch(
    /^Poproszę dwa misie\.\n\nProszę o fakturę\.\nNabywca: Gmina Zawiercie\n/,
  );
});

it.each(["regulamin", "informacje-o-wysylce", "polityka-prywatnosci"])(
  "/%s says that BaseLinker makes invoices and where they go",
  async (path) => {
    const text = (await readPage(await app.fetch(`/${path}`))).text.replaceAll("\u00a0", " ");
    expect(text).toMatch(
      /wystawi\w+( faktury)? w (systemie )?BaseLinker|BaseLinker:.*wystawieniem faktury/,
    );
    expect(text).toMatch(/Krajow\w+ System\w* e-Faktur \(KSeF\)/);
  },
);
