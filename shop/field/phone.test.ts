import { describe, expect, it } from "vitest";
import { cleanPhone, isPhone } from "./phone.ts";

describe("a telephone number", () => {
  it.each(["600000000", "+48 600 000 000", "(22) 123-45-67", "600.000.000", "+48(22)1234567"])(
    "may be %s, which stays as it is",
    (text) => {
      expect(isPhone(text)).toBe(true);
      expect(cleanPhone(text)).toBe(text);
    },
  );

  it.each(["", "12345678", "zadzwoń 600000000", "600000000a", "++48600000000", "6".repeat(31)])(
    "may not be %j",
    (text) => {
      expect(isPhone(cleanPhone(text))).toBe(false);
    },
  );

  it.each([
    ["(+48) 600 000 000", "+48 600 000 000"],
    ["+ 48 600 000 000", "+48 600 000 000"],
    ["( + 48 )600000000", "+48600000000"],
    ["22/123-45-67", "22 123-45-67"],
    ["+48 22 / 123 45 67", "+48 22 123 45 67"],
    ["600 000 000.", "600 000 000"],
    ["tel:+48600000000", "+48600000000"],
    ["Tel. 600 000 000", "600 000 000"],
    ["telefon: 600–000‑000", "600-000-000"],
    ["\u202a+48 600\u00a0000 000\u202c", "+48 600 000 000"],
    ["☎\ufe0f 600 000 000", "☎ 600 000 000"],
    ["＋４８ ６００ ０００ ０００", "+48 600 000 000"],
  ])("%j is read as %s", (text, phone) => {
    expect(cleanPhone(text)).toBe(phone);
  });

  it.each(["22 123 45 67/68", "600 000 000 / 600 000 001"])(
    "%s is two, which are never made one",
    (text) => {
      expect(cleanPhone(text)).toBe(text);
      expect(isPhone(text)).toBe(false);
    },
  );

  it("is validated in linear time", () => {
    expect([`${"1 (".repeat(9)}x`, `${"1".repeat(29)}x`].map(isPhone)).toEqual([false, false]);
  });
});
