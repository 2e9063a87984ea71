import { decodeCp852 } from "./cp852.ts";

/**
 * Decodes UTF-8, UTF-16, or the one-byte encodings that Polish spreadsheets and banks write; without a
 * BOM. Of several that fit, the one with the most Polish letters is right.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodePolish(bytes);
  }
}

/** By the BOM, or by the zero bytes that plain letters have in UTF-16. */
function findUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 200);
  const zeros = (parity: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > start.length / 4) return "utf-16le";
  return zeros(0) > start.length / 4 ? "utf-16be" : undefined;
}

/** UTF-8 is among them: banks cut titles at a byte, which leaves half a letter. */
function decodePolish(bytes: Uint8Array): string {
  const decoded = [
    new TextDecoder("windows-1250").decode(bytes),
    new TextDecoder("iso-8859-2").decode(bytes),
    decodeCp852(bytes),
    new TextDecoder("utf-8").decode(bytes),
  ];
  const counts = decoded.map((text) => text.match(/[ąćęłńóśźż]/giu)?.length ?? 0);
  return decoded[counts.indexOf(Math.max(...counts))]!;
}
