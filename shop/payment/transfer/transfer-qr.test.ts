import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawQr } from "./draw-qr.ts";
import { quietZone } from "./quiet-zone.ts";
import { createTransferQrText } from "./transfer-qr.ts";

/** The account of the standard's examples of IBANs, with a valid checksum. */
const account = "PL61 1090 1014 0000 0712 1981 2874";
const seller = {
  name: "Latawiec Anna Przykładowa",
  nip: "123-456-32-18",
  bank: { name: "Bank", account },
};

const textOf = (changes: Partial<typeof seller> = {}, amount = 11498, title = "L-1042") =>
  createTransferQrText({ seller: { ...seller, ...changes }, amount, title });

describe("the text of the transfer's QR code", () => {
  it("has the standard's nine fields", () => {
    expect(textOf()).toBe(
      "1234563218|PL|61109010140000071219812874|011498|Latawiec Anna|L-1042|||",
    );
  });

  it("leaves out what is no NIP", () => {
    expect(textOf({ nip: "" })).toMatch(/^\|PL\|/);
  });

  it.each([
    ["Zażółć gęślą jaźń", "Zazolc gesla jazn"],
    ["Łódź|Kraków & Synowie", "Lodz Krakow Synowie"],
    ["Zabawki-Bardzo-Długiej-Nazwy", "Zabawki-Bardzo-Dlugi"],
    ["Dwadzieścia znaków!!", "Dwadziescia znakow"],
    ["Dokładnie dwadzieści", "Dokladnie dwadziesci"],
  ])("writes %s as %s", (name, expected) => {
    expect(textOf({ name })!.split("|")[4]).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(20);
  });

  it("cuts the title to 32 characters", () => {
    expect(textOf({}, 1, "x".repeat(40))!.split("|")[5]).toBe("x".repeat(32));
  });

  it("fills the amount with zeros, and does not exist for one of seven digits", () => {
    expect(textOf({}, 1)!.split("|")[3]).toBe("000001");
    expect(textOf({}, 999_999)!.split("|")[3]).toBe("999999");
    expect(textOf({}, 1_000_000)).toBeUndefined();
    expect(textOf({}, 0)).toBeUndefined();
  });

  it.each([
    ["the example's account", "PL00 0000 0000 0000 0000 0000 0000"],
    ["a mistyped account", "PL61 1090 1014 0000 0712 1981 2875"],
    ["an account of another country", "DE89 3704 0044 0532 0130 00"],
  ])("does not exist for %s", (_, other) => {
    expect(textOf({ bank: { name: "Bank", account: other } })).toBeUndefined();
  });
});

it.each([textOf()!, textOf({ name: "X".repeat(20) }, 999_999, "y".repeat(32))!])(
  "is read from its picture: %s",
  async (text) => {
    const { size, path } = drawQr(text);
    const side = size + 2 * quietZone;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quietZone} ${-quietZone} ${side} ${side}" width="250" height="250"><path d="${path}"/></svg>`;
    const picture = sharp(Buffer.from(svg)).flatten({ background: "#fff" }).ensureAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    expect(decodeQR({ data: new Uint8Array(data), width, height })).toBe(text);
  },
);
