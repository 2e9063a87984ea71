import { decodeCp852 } from "../../shop/text/cp852.ts";

export type Encoding = "utf-8" | "bom" | "utf-16le" | "utf-16be" | OneByte;

type OneByte = "windows-1250" | "iso-8859-2" | "cp852";

/** Encodes a text as banks do; a letter that the encoding lacks becomes its plain one, or `?`. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === "utf-8") return Buffer.from(text);
  if (encoding === "bom") return Buffer.from(`\uFEFF${text}`);
  if (encoding === "utf-16le") return Buffer.from(`\uFEFF${text}`, "utf16le");
  if (encoding === "utf-16be") return Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
  const bytes = tables[encoding];
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? bytes.get(toPlain(letter)) ?? 0x3f);
}

function toPlain(letter: string): string {
  return /\p{Pd}/u.test(letter) ? "-" : letter.normalize("NFKC");
}

const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);

function createTable(letters: string): Map<string, number> {
  return new Map(Array.from(letters, (letter, byte) => [letter, byte]));
}

const tables: Record<OneByte, Map<string, number>> = {
  "windows-1250": createTable(new TextDecoder("windows-1250").decode(every)),
  "iso-8859-2": createTable(new TextDecoder("iso-8859-2").decode(every)),
  cp852: createTable(decodeCp852(every)),
};
