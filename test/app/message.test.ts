import { expect, it, onTestFinished } from "vitest";
import { seller } from "../../shop.config.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { messageForm, readStored, submit } from "./forms.ts";

async function openApp(): Promise<TestApp> {
  const app = await openTestApp();
  onTestFinished(app.close);
  return app;
}

it("a message is stored with its mail to the shop, with Reply-To", async () => {
  const app = await openApp();
  const page = await submit(app, "/kontakt", messageForm());
  expect(page.status).toBe(200);
  expect(page.text).toContain("Wiadomość wysłana");
  const { orders, messages, mails } = readStored(app.folder);
  expect(orders).toEqual([]);
  expect(messages).toMatchObject([{ kind: "contact", message: "Czy łoś jest pluszowy?" }]);
  expect(mails).toMatchObject([
    {
      subject: "Kontakt ze strony",
      to: ["sklep@latawiec.example"],
      replyTo: { name: "Ewa Żółć", address: "ewa@example.com" },
    },
  ]);
});

it("a message sent twice with one key is stored once", async () => {
  const app = await openApp();
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => submit(app, "/kontakt", messageForm())),
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(readStored(app.folder).messages).toHaveLength(1);
  expect(readStored(app.folder).mails).toHaveLength(1);
});

it("only „true” makes an order of the contact page", async () => {
  const app = await openApp();
  for (const query of ["?koszyk=1", "?koszyk=TRUE", "?koszyk=", "?Koszyk=true"]) {
    const page = await submit(app, `/kontakt${query}`, messageForm());
    expect([query, page.status, page.headings]).toEqual([query, 200, ["Kontakt"]]);
  }
});

it("a cross-site form is rejected and stores nothing", async () => {
  const app = await openApp();
  const body = new URLSearchParams(messageForm());
  const strangers = [
    "https://zly.example",
    "https://sklep.example.zly.example",
    "null",
    "nonsense",
  ];
  for (const origin of strangers) {
    for (const accept of ["text/html", "application/json"]) {
      const headers = { Origin: origin, Accept: accept };
      const response = await app.fetch("/kontakt", { method: "POST", headers, body });
      expect([origin, accept, response.status]).toEqual([origin, accept, 400]);
    }
  }
  expect(readStored(app.folder).messages).toEqual([]);
});

it("without the database no success is shown and the form is kept", async () => {
  const app = await openApp();
  await app.shop.close();
  const page = await submit(app, "/kontakt", messageForm());
  expect(page.status).toBe(503);
  expect(page.text).toContain("Błąd wysyłania");
  expect(page.text).toContain(
    `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${seller.phone}`,
  );
  expect(page.fieldValue("name")).toBe("Ewa Żółć");
  expect(page.messageValue).toBe("Czy łoś jest pluszowy?");
});
