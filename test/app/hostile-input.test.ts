import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { deliveryOptions } from "../../shop.config.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { messageForm, orderForm, orderPath, readStored, submit } from "./forms.ts";

const inputs: [what: string, text: string][] = [
  ["HTML", `<img src=x onerror=alert(1)><b>Ewa</b>"'><script>alert(2)</script>`],
  ["line breaks", "Ewa\r\nBcc: ofiara@example.com\r\n\r\n<h1>list</h1>"],
  ["a lone line feed", "Ewa\nX-Zly: 1"],
  ["emoji", "Ewa 🧸👩‍👧‍👦🇵🇱"],
  ["half an emoji", "Ewa \ud83e"],
  ["right-to-left marks", "\u202eawE \u05d0\u05d1 \u0627\u0628\u2066x\u2069"],
  ["NUL and other control characters", "Ewa\0\u0001\u001b[31m\u007f\u0085"],
  ["combining marks", `E${"\u0301".repeat(50)}wa`],
  ["SQL quotes", "Ewa'); drop table orders; --"],
  ["template syntax", "{{7*7}} ${7*7} <%= 7*7 %> %s %d"],
  ["line separators", "Ewa\u2028alert(1)\u2029"],
  ["10 000 characters", "ż".repeat(10_000)],
  ["10 000 words", "za ".repeat(10_000)],
  ["invisible characters", "\u200b\u2060\u00ad"],
  ["a lone BOM", "\ufeff"],
  ["__proto__", "__proto__"],
];

/** Characters that must never reach a header or reverse a text. */
const dangerous = /[\0-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Two products by parcel locker, whose code is one of the fields. */
function totalByInpost({ shop }: TestApp): string {
  const inpost = deliveryOptions.find(({ id }) => id === "inpost")!;
  return String(2 * shop.catalogue().product("1102")!.price + inpost.price);
}

const fields = [
  "name",
  "address",
  "city",
  "postalCode",
  "message",
  "locker",
  "phone",
  "email",
  "company",
];

describe.each(fields)("the field %s", (field) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it.each(inputs)("accepts %s as harmless text or rejects it in Polish", async (what, text) => {
    const key = `${field}-${what}-of-ewa`.replaceAll(/\W/g, "-");
    const order = orderForm(app, {
      key,
      delivery: "inpost",
      shownTotal: totalByInpost(app),
      invoice: "on",
      nip: "1234563218",
      company: "Gmina",
      [field]: text,
    });
    for (const [path, form] of [
      [orderPath, order],
      ["/kontakt", messageForm({ key, [field]: text })],
    ] as const) {
      const page = await submit(app, path, form);
      expect([200, 400]).toContain(page.status);
      if (page.status === 400) expect(page.html).toContain("<strong>Błąd walidacji</strong>");
      expect(page.html).not.toMatch(/<img src=x|<script>alert|<b>Ewa|<h1>list/);
    }
  });

  it("is escaped in every mail", () => {
    const { mails } = readStored(app.folder);
    expect(mails.length > 0).toBe(!["phone", "email"].includes(field));
    for (const { subject, to, replyTo, html = "", text } of mails) {
      for (const line of [subject, ...to, replyTo?.name, replyTo?.address]) {
        expect(line ?? "").not.toMatch(/[\r\n]/);
      }
      expect(`${text}${html}`).not.toMatch(dangerous);
      expect(html).not.toMatch(/<img src=x|<script|<b>Ewa|<h1>list/);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});

describe("a name in HTML", () => {
  it("is shown unchanged in the mails to shop and customer", async () => {
    const app = await openTestApp();
    onTestFinished(app.close);
    const form = orderForm(app, { name: "<b>Ewa</b> & Syn", message: "<i>pilne</i>" });
    expect((await submit(app, orderPath, form)).status).toBe(200);
    const { mails } = readStored(app.folder);
    expect(mails[0]!.html).toContain("&lt;b&gt;Ewa&lt;/b&gt; &amp; Syn");
    expect(mails[0]!.html).toContain("&lt;i&gt;pilne&lt;/i&gt;");
    expect(mails[0]!.text).toContain("<b>Ewa</b> & Syn");
    for (const { html } of mails) expect(html).not.toMatch(/<b>Ewa|<i>pilne/);
  });

  it("is shown unchanged in the form when another field is missing", async () => {
    const app = await openTestApp();
    onTestFinished(app.close);
    const name = `"><b>Ewa</b> & 'Syn'`;
    const message = "</textarea><script>alert(1)</script>";
    const page = await submit(app, orderPath, orderForm(app, { name, message, terms: "" }));
    expect(page.status).toBe(400);
    expect(page.fieldValue("name")).toBe(name);
    expect(page.messageValue).toBe(message);
    expect(page.html).not.toContain("<b>Ewa");
  });
});

describe("the query", () => {
  it.each([
    "/kontakt?koszyk=true&dostawa=%3Cscript%3Ealert(1)%3C/script%3E&platnosc=%22%3E%3Cb%3E",
    "/potwierdzenie-platnosci?status=%3Cscript%3Ealert(1)%3C/script%3E",
    "/newsletter/potwierdz?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "/newsletter/wypisz?token=%00%0d%0aSet-Cookie:x=1",
    "/szukaj.json?q=%3Cscript%3E%00%ff",
    `/szukaj.json?q=${"ż".repeat(5000)}`,
    `/koszyk.json?${"id=1102&".repeat(3000)}`,
  ])("never causes an error or markup: %s", async (path) => {
    const app = await openTestApp();
    onTestFinished(app.close);
    const response = await app.fetch(path);
    expect([200, 400]).toContain(response.status);
    expect(await response.text()).not.toMatch(/<script>alert|"><b>/);
  });
});
