import { expect, it } from "vitest";
import { listErrorWords } from "./causes.ts";
import { adviseOnMailError, blamesRecipient, describeMailError } from "./mail-error.ts";

it.each([
  ["ESOCKET", "serwer poczty nie odpowiada"],
  ["ETIMEDOUT", "serwer poczty nie odpowiada"],
  ["ESOCKET connect ECONNREFUSED", "serwer poczty nie odpowiada (connect ECONNREFUSED)"],
  ["EAUTH 535 no", "serwer poczty nie przyjmuje użytkownika albo hasła (535 no)"],
  [
    "EENVELOPE 550 no such user",
    "serwer poczty nie zna odbiorcy albo go odrzuca (550 no such user)",
  ],
  ["EENVELOPE 450 later", "serwer poczty chwilowo nie przyjmuje tego maila (450 later)"],
  [
    "EENVELOPE 554 Relay access denied",
    "serwer poczty nie wysyła maili bez logowania (554 Relay access denied)",
  ],
  ["EMESSAGE 552 no", "serwer poczty odrzucił mail (552 no)"],
  ["smtp-sender 550 no", "serwer poczty nie pozwala wysyłać z adresu nadawcy (550 no)"],
  ["smtp-mailbox-full 552 5.2.2", "skrzynka odbiorcy jest pełna (552 5.2.2)"],
  ["550", "serwer poczty odrzucił mail (550)"],
  ["error", "nie udało się wysłać: error"],
  ["server closed the connection", "nie udało się wysłać: server closed the connection"],
])("says %s as %s", (reason, words) => expect(describeMailError(reason)).toBe(words));

it("says what to do about each cause that is up to the owner, and blames the recipient for none", () => {
  for (const word of listErrorWords("setting", "limit")) {
    expect(adviseOnMailError(`${word} 550 no`)).toMatch(/\.$/);
    expect(blamesRecipient(`${word} 550 no`)).toBe(false);
  }
  expect(adviseOnMailError("smtp-recipient 550 no")).toBeUndefined();
  expect(
    ["smtp-recipient 550 no", "EENVELOPE 550 no", "smtp-mailbox-full 552"].map(blamesRecipient),
  ).toEqual([true, true, true]);
  expect(["smtp-spam 550", "ESOCKET", "recipient is missing"].some(blamesRecipient)).toBe(false);
});
