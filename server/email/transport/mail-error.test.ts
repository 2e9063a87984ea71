import { expect, it } from "vitest";
import { describeMailError } from "./mail-error.ts";

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
  ["EMESSAGE 552 too big", "serwer poczty odrzucił mail (552 too big)"],
  ["550", "serwer poczty odrzucił mail (550)"],
  ["error", "nie udało się wysłać: error"],
])("says %s as %s", (reason, words) => expect(describeMailError(reason)).toBe(words));
