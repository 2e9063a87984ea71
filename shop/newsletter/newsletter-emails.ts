import { createRowSection, paragraph, type EmailContent } from "../email/email-content.ts";
import { createSellerRows } from "../email/order/order-confirmation-email.ts";
import type { ShopConfig } from "../shop-config.ts";

type NewsletterShop = Pick<ShopConfig, "brand" | "seller" | "newsletterDiscount">;

export function createSignupEmail(shop: NewsletterShop, confirmUrl: string): EmailContent {
  return {
    title: "Jeszcze jedno kliknięcie",
    sections: [
      {
        parts: [
          paragraph(
            `Ten adres zapisano do newslettera sklepu ${shop.brand}. Potwierdź zapis, a wyślemy Ci kod na ${shop.newsletterDiscount}% zniżki.`,
          ),
          { kind: "link", label: "Potwierdzam zapis", url: confirmUrl },
          paragraph("Link działa przez 48 godzin."),
          paragraph("To nie Ty? Nic nie rób, a więcej do Ciebie nie napiszemy."),
        ],
      },
      createRowSection("Nadawca", createSellerRows(shop.seller)),
    ],
  };
}

export function createWelcomeEmail(
  shop: NewsletterShop,
  { code, url }: { code: string; url: string },
  unsubscribeUrl: string,
): EmailContent {
  return {
    title: "Dziękujemy za zapis",
    sections: [
      {
        parts: [
          paragraph(`Oto Twój kod na ${shop.newsletterDiscount}% zniżki:`),
          { kind: "facts", facts: [{ label: "Kod", value: code }] },
          paragraph(
            "Wpisz go w polu „Kod rabatowy”, gdy będziesz składać zamówienie, a zniżka odliczy się od razu. Kod jest tylko dla Ciebie i działa raz.",
          ),
          { kind: "link", label: "Kupuję z kodem", url },
        ],
      },
      createRowSection("Nadawca", createSellerRows(shop.seller)),
      {
        parts: [
          paragraph("Nie chcesz już naszych listów? Wypiszesz się jednym kliknięciem."),
          { kind: "link", label: "Wypisuję się", url: unsubscribeUrl },
        ],
      },
    ],
  };
}
