import { describe, expect, it } from "vitest";
import { cleanEmail, isEmail } from "./email.ts";

describe("an e-mail address", () => {
  it.each(["a@b.pl", "anna.nowak+sklep@poczta.example.pl", "żółw@łódź.pl", "a@my-shop.pl"])(
    "may be %s",
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    "",
    "anna",
    "anna@poczta",
    "a b@c.pl",
    "=?utf-8?q?anna=40poczta.pl=3e?=@b.pl",
    "a@b.pl,c@d.pl",
    "a@b.pl\nBcc: c@d.pl",
    "Anna <a@b.pl>",
    "a@b@c.pl",
    `${"a".repeat(250)}@b.pl`,
    "anna@poczta..pl",
    "anna@.poczta.pl",
    "anna@poczta.pl.",
    "anna@-poczta.pl",
    "anna@poczta-.pl",
    "anna@poczta.pl-",
  ])("may not be %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it.each([
    " anna@poczta.pl ",
    "<anna@poczta.pl>",
    "mailto:anna@poczta.pl",
    "<MAILTO:anna@poczta.pl>.",
    "„anna@poczta.pl”",
    "'anna@poczta.pl';",
    "anna@poczta.pl.",
    "\u200banna@poc\u00adzta.pl\u00a0",
    "\u202aanna@poczta.pl\u202c",
    "anna＠poczta．pl",
  ])("is found in %j", (text) => {
    expect(cleanEmail(text)).toBe("anna@poczta.pl");
  });

  it("keeps its words where it is none", () => {
    expect(cleanEmail("Anna <a@b.pl>")).toBe("Anna <a@b.pl");
    expect(cleanEmail("anna–nowak@poczta..pl")).toBe("anna-nowak@poczta..pl");
  });
});
