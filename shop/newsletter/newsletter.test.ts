import { describe, expect, it } from "vitest";
import * as shop from "../../shop.config.ts";
import { renderEmailText } from "../email/email-text.ts";
import { createDiscountCode } from "./newsletter.ts";
import { createSignupEmail, createWelcomeEmail } from "./newsletter-emails.ts";

describe("the newsletter", () => {
  it("creates a code of the brand and six unambiguous characters", () => {
    expect(createDiscountCode("Latawiec", Uint8Array.of(0, 31, 32, 255, 7, 8))).toBe(
      "LATAWIEC-2Z2Z9A",
    );
  });

  it("asks for confirmation first", () => {
    const text = renderEmailText(createSignupEmail(shop, "https://sklep.pl/potwierdz"));
    expect(text).toContain("Potwierdzam zapis:\nhttps://sklep.pl/potwierdz");
    expect(text).toContain("kod na 15% zniżki");
    expect(text).toContain("48 godzin");
  });

  it("sends the code with an unsubscribe link", () => {
    const text = renderEmailText(
      createWelcomeEmail(
        shop,
        { code: "LATAWIEC-7K3F9Q", url: "https://sklep.pl/?kod=LATAWIEC-7K3F9Q" },
        "https://sklep.pl/wypisz",
      ),
    );
    expect(text).toContain("Kod: LATAWIEC-7K3F9Q");
    expect(text).toContain("Kupuję z kodem:\nhttps://sklep.pl/?kod=LATAWIEC-7K3F9Q");
    expect(text).toContain("Wypisuję się:\nhttps://sklep.pl/wypisz");
  });
});
