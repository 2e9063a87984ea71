import { expect, it } from "vitest";
import { createMailtoUrl } from "./contact-urls.ts";

it.each([
  ["sklep@latawiec.example", "mailto:sklep@latawiec.example"],
  ["anna+misie@example.com", "mailto:anna%2Bmisie@example.com"],
  ["a@b.pl?bcc=c@d.pl&body=x", "mailto:a@b.pl%3Fbcc%3Dc@d.pl%26body%3Dx"],
  ["a@b.pl, c@d.pl", "mailto:a@b.pl%2C%20c@d.pl"],
  ["a%0Ab@c.pl", "mailto:a%250Ab@c.pl"],
  ["\ud800@c.pl", "mailto:%EF%BF%BD@c.pl"],
])("encodes %j", (email, address) => {
  expect(createMailtoUrl(email)).toBe(address);
});
