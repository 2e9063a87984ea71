import { paragraph, type Letter, type LetterSection } from "../email/email-content.ts";
import { sellerFacts } from "../email/order-confirmation-email.ts";
import type { ShopConfig } from "../shop-config.ts";

type NewsletterShop = Pick<ShopConfig, "brand" | "seller" | "newsletterDiscount">;

export function confirmLetter(shop: NewsletterShop, confirmUrl: string): Letter {
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
      sender(shop),
    ],
  };
}

export function welcomeLetter(shop: NewsletterShop, code: string, unsubscribeUrl: string): Letter {
  return {
    title: "Dziękujemy za zapis",
    sections: [
      {
        parts: [
          paragraph(`Oto Twój kod na ${shop.newsletterDiscount}% zniżki:`),
          { kind: "facts", facts: [{ label: "Kod", value: code }] },
          paragraph(
            "Wpisz go w polu „Dodatkowe uwagi”, gdy będziesz składać zamówienie. Odliczymy zniżkę, potwierdzając je. Kod jest tylko dla Ciebie i działa raz.",
          ),
        ],
      },
      sender(shop),
      {
        parts: [
          paragraph("Nie chcesz już naszych listów? Wypiszesz się jednym kliknięciem."),
          { kind: "link", label: "Wypisuję się", url: unsubscribeUrl },
        ],
      },
    ],
  };
}

function sender(shop: NewsletterShop): LetterSection {
  return { heading: "Nadawca", parts: [{ kind: "facts", facts: sellerFacts(shop.seller) }] };
}
