import { describe, expect, it } from "vitest";
import { renderMail } from "../../test/render-email.ts";
import {
  sampleCustomer,
  sampleOrder,
  sampleShop as shop,
  noFeatures,
} from "../../test/fixtures.ts";
import { createTestMails } from "../../test/mails.ts";
import { followPlacement } from "../orders/change-order.ts";

const mail = createTestMails({ ordersTo: "zamowienia@latawiec.example" });
const customer = { name: "Anna Żółć", address: "anna@poczta.pl" };

describe("order mails", () => {
  const [toShop, toCustomer] = followPlacement(sampleOrder(), true, {
    mail,
    features: noFeatures,
  }).mails.map(renderMail);

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
    for (const each of [toShop, toCustomer]) {
      for (const text of ["Miś Bruno", "99,98", "114,98", "ul. Długa 1/2", "1–2 dni robocze"]) {
        expect(each?.text).toContain(text);
        expect(each?.html?.replaceAll("\u00a0", " ")).toContain(text);
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
    expect([mail("contact", { ...message, kind: "contact" }, 0)]).toMatchObject([
      {
        kind: "contact",
        to: ["zamowienia@latawiec.example"],
        replyTo: customer,
        subject: "Kontakt ze strony",
      },
    ]);
  });

  it("goes to the shop as an order with unverified prices", () => {
    const enquiry = renderMail(mail("enquiry", { ...message, kind: "enquiry" }, 0));
    expect(enquiry).toMatchObject({ kind: "enquiry", subject: "Nowe zamówienie ze strony" });
    expect(enquiry.text).toContain("ceny trzeba sprawdzić");
    expect(enquiry.text).toMatch(/Adres: ul\. Długa 1\/2, 90-001 Łódź[^]*TREŚĆ\nCzy miś mówi\?/);
  });

  it("contains „Brak” and no Reply-To without an address", () => {
    const form = { ...message.form, message: "", address: "", city: "", postalCode: "" };
    const enquiry = renderMail(mail("enquiry", { ...message, form, kind: "enquiry" }, 0));
    expect(enquiry.text).toContain("TREŚĆ\nBrak");
    expect(enquiry.text).not.toContain("Adres:");
  });
});

describe("newsletter mails", () => {
  const unsubscribeUrl = "https://sklep.pl/newsletter/wypisz?token=u";

  it("contain the confirmation link or the code, each with an unsubscribe link", () => {
    const confirmUrl = "https://sklep.pl/newsletter/potwierdz?token=c";
    const request = mail(
      "newsletter-confirmation",
      { email: "a@b.pl", confirmUrl, unsubscribeUrl },
      7,
    );
    expect(request).toMatchObject({ to: ["a@b.pl"], unsubscribeUrl, writtenAt: 7 });
    expect(renderMail(request).html).toContain(`href="${confirmUrl}"`);
    const newsletterWelcomeMail = mail(
      "newsletter-welcome",
      {
        email: "a@b.pl",
        code: "LATAWIEC-7K3F9Q",
        codeUrl: "https://sklep.pl/?kod=LATAWIEC-7K3F9Q",
        unsubscribeUrl,
      },
      7,
    );
    expect(newsletterWelcomeMail).toMatchObject({
      unsubscribeUrl,
      subject: "Twój kod na 15% zniżki – Latawiec",
    });
    expect(renderMail(newsletterWelcomeMail).text).toContain("LATAWIEC-7K3F9Q");
  });
});
