import { describe, expect, it } from "vitest";
import * as shop from "../../shop.config.ts";
import { letterText } from "../email/email-text.ts";
import { discountCode } from "./newsletter.ts";
import { confirmLetter, welcomeLetter } from "./newsletter-emails.ts";

describe("the newsletter", () => {
  it("makes a code of the brand and six signs that cannot be misread", () => {
    expect(discountCode("Latawiec", Uint8Array.of(0, 31, 32, 255, 7, 8))).toBe("LATAWIEC-2Z2Z9A");
  });

  it("asks to confirm before it sends anything", () => {
    const text = letterText(confirmLetter(shop, "https://sklep.pl/potwierdz"));
    expect(text).toContain("Potwierdzam zapis:\nhttps://sklep.pl/potwierdz");
    expect(text).toContain("kod na 15% zniżki");
    expect(text).toContain("48 godzin");
  });

  it("welcomes with the code and the way out", () => {
    const text = letterText(welcomeLetter(shop, "LATAWIEC-7K3F9Q", "https://sklep.pl/wypisz"));
    expect(text).toContain("Kod: LATAWIEC-7K3F9Q");
    expect(text).toContain("Wypisuję się:\nhttps://sklep.pl/wypisz");
  });
});
