import { expect, it } from "vitest";
import { parseBlikCode } from "./blik-code.ts";

it.each(["123456", " 123 456 ", "123\u00a0456", "123-456", "123–456.", "\u200b１２３４５６"])(
  "accepts %j",
  (text) => {
    expect(parseBlikCode(text)).toEqual({ code: "123456" });
  },
);

it.each([
  ["", /^Wpisz kod BLIK/],
  ["  ", /^Wpisz kod BLIK/],
  ["12345", /ma 6\s+cyfr/],
  ["1234567", /ma 6\s+cyfr/],
  ["12345a", /ma 6\s+cyfr/],
])("rejects %j", (text, message) => {
  expect(parseBlikCode(text)).toEqual({ error: expect.stringMatching(message) });
});
