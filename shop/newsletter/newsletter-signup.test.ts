import { expect, test } from "vitest";
import { parseSignup } from "./newsletter-signup.ts";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("an address with consent is a wish to subscribe", () => {
  const answer = parseSignup(form({ email: " anna@poczta.pl ", consent: "on" }));
  expect(answer).toEqual({ kind: "asked", email: "anna@poczta.pl", consent: true });
});

test("without consent nobody is subscribed, and the address is kept", () => {
  const answer = parseSignup(form({ email: "anna@poczta.pl" }));
  expect(answer).toMatchObject({ kind: "problem", email: "anna@poczta.pl" });
  expect(answer).toHaveProperty("errors.consent");
  expect(answer).not.toHaveProperty("errors.email");
});

test("every failing field is named at once", () => {
  const answer = parseSignup(form({ email: "anna" }));
  expect(Object.keys(answer.kind === "problem" ? answer.errors : {})).toEqual(["email", "consent"]);
});

test("an empty form is a problem, not an error", () => {
  expect(parseSignup(new FormData())).toMatchObject({ kind: "problem", email: "" });
});
