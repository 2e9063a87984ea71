import { describe, expect, it } from "vitest";
import { renderMail } from "../../test/render-email.ts";
import { sampleCustomer, sampleOrder, sampleShop as shop } from "../../test/fixtures.ts";
import { nextId } from "../../test/temporary-store.ts";
import { createMails } from "./emails.ts";

const mails = createMails({
  shop,
  ordersTo: "zamowienia@latawiec.example",
  origin: "https://sklep.example",
  newId: nextId,
});
const customer = { name: "Anna Żółć", address: "anna@poczta.pl" };

describe("order mails", () => {
  const [toShop, toCustomer] = mails.forOrder(sampleOrder()).map(renderMail);

  it("notify the shop under the specified subject, with the customer as Reply-To", () => {
    expect(toShop).toMatchObject({
      kind: "order",
      to: ["zamowienia@latawiec.example"],
      replyTo: customer,
      subject: "Nowe zamówienie ze strony – L-1001",
      writtenAt: sampleOrder().acceptedAt,
    });
    expect(toShop).not.toHaveProperty("attachments");
  });

  it("confirm the order to the customer with the terms attached", () => {
    expect(toCustomer).toMatchObject({
      kind: "order-confirmation",
      to: ["anna@poczta.pl"],
      replyTo: { address: shop.seller.email },
      subject: "Potwierdzenie zamówienia L-1001 – Latawiec",
      attachments: ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"],
    });
  });

  it("have ids of their own, and reveal the order's id only to the customer", () => {
    expect(toShop?.id).not.toBe(toCustomer?.id);
    expect(JSON.stringify(toShop)).not.toContain(sampleOrder().id);
    expect(toCustomer?.id).not.toContain(sampleOrder().id);
  });

  it("have the same content as text and as HTML", () => {
    for (const mail of [toShop, toCustomer]) {
      for (const text of ["Miś Bruno", "99,98", "114,98", "ul. Długa 1/2", "1–2 dni robocze"]) {
        expect(mail?.text).toContain(text);
        expect(mail?.html?.replaceAll("\u00a0", " ")).toContain(text);
      }
    }
  });
});

describe("the mail of a message", () => {
  const message = {
    id: "m",
    key: "k",
    receivedAt: 0,
    form: { ...sampleCustomer, message: "Czy miś mówi?" },
  };

  it("goes to the shop as a question", () => {
    expect(mails.forMessage({ ...message, kind: "contact" })).toMatchObject([
      {
        kind: "contact",
        to: ["zamowienia@latawiec.example"],
        replyTo: customer,
        subject: "Kontakt ze strony",
      },
    ]);
  });

  it("goes to the shop as an order with unverified prices", () => {
    const [mail] = mails.forMessage({ ...message, kind: "enquiry" }).map(renderMail);
    expect(mail).toMatchObject({ kind: "enquiry", subject: "Nowe zamówienie ze strony" });
    expect(mail?.text).toContain("ceny trzeba sprawdzić");
    expect(mail?.text).toMatch(/Adres: ul\. Długa 1\/2, 90-001 Łódź[^]*TREŚĆ\nCzy miś mówi\?/);
  });

  it("contains „Brak” and no Reply-To without an address", () => {
    const form = { ...message.form, message: "", address: "", city: "", postalCode: "" };
    const [mail] = mails.forMessage({ ...message, form, kind: "enquiry" }).map(renderMail);
    expect(mail?.text).toContain("TREŚĆ\nBrak");
    expect(mail?.text).not.toContain("Adres:");
  });
});

describe("newsletter mails", () => {
  const unsubscribeUrl = "https://sklep.pl/newsletter/wypisz?token=u";

  it("contain the confirmation link or the code, each with an unsubscribe link", () => {
    const confirmUrl = "https://sklep.pl/newsletter/potwierdz?token=c";
    const request = mails.newsletterConfirmation(
      { email: "a@b.pl", confirmUrl, unsubscribeUrl },
      7,
    );
    expect(request).toMatchObject({ to: ["a@b.pl"], unsubscribeUrl, writtenAt: 7 });
    expect(renderMail(request).html).toContain(`href="${confirmUrl}"`);
    const newsletterWelcomeMail = mails.newsletterWelcome(
      { email: "a@b.pl", code: "LATAWIEC-7K3F9Q", unsubscribeUrl },
      7,
    );
    expect(newsletterWelcomeMail).toMatchObject({
      unsubscribeUrl,
      subject: "Twój kod na 15% zniżki – Latawiec",
    });
    expect(renderMail(newsletterWelcomeMail).text).toContain("LATAWIEC-7K3F9Q");
  });
});
