import { describe, expect, it } from "vitest";
import { encodeText } from "../../test/statements/encode-text.ts";
import { decodeText } from "./decode-text.ts";

describe("a text of a Polish bank or spreadsheet", () => {
  const text = "Data księgowania;Tytuł;Kwota\n2026-11-20;ZAMÓWIENIE ŹRÓDŁA, ąść;104,90\n";

  it.each(["utf-8", "bom", "utf-16le", "utf-16be", "windows-1250", "iso-8859-2", "cp852"] as const)(
    "is decoded from %s",
    (encoding) => expect(decodeText(encodeText(text, encoding))).toBe(text),
  );

  it("is decoded from UTF-16 without a BOM, and from UTF-8 with half a letter", () => {
    expect(decodeText(encodeText(text, "utf-16be").subarray(2))).toBe(text);
    expect(decodeText(encodeText(text, "utf-16le").subarray(2))).toBe(text);
    const cut = Buffer.concat([Buffer.from("ZAPŁATA ZA ŻÓŁ"), Buffer.from([0xc5])]);
    expect(decodeText(cut)).toBe("ZAPŁATA ZA ŻÓŁ\ufffd");
  });
});
