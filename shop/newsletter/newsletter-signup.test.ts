import { expect, test } from "vitest";
import { parseSignup } from "./newsletter-signup.ts";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("an e-mail with consent is valid", () => {
  const signup = parseSignup(form({ email: "<mailto:anna@poczta.pl>.\u200b", consent: "on" }));
  expect(signup).toEqual({ kind: "valid", email: "anna@poczta.pl", consent: true });
});

test("without consent it is invalid and keeps the e-mail", () => {
  const signup = parseSignup(form({ email: "anna@poczta.pl" }));
  expect(signup).toMatchObject({ kind: "invalid", email: "anna@poczta.pl" });
  expect(signup).toHaveProperty("errors.consent");
  expect(signup).not.toHaveProperty("errors.email");
});

test("every invalid field is reported at once", () => {
  const signup = parseSignup(form({ email: "anna" }));
  expect(Object.keys(signup.kind === "invalid" ? signup.errors : {})).toEqual(["email", "consent"]);
});

test("an empty form is invalid and does not throw", () => {
  expect(parseSignup(new FormData())).toMatchObject({ kind: "invalid", email: "" });
});
