import { cleanLine, stripSeparators } from "../../field/clean-line.ts";

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** The numbers of tax offices, as the schema of KSeF has them. */
const pattern = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/;

/** `NIP: PL 525-22-48-481` → `5252248481`; without a message the result is a valid NIP. */
export function parseNip(text: string): { nip: string; error?: string } {
  const nip = stripSeparators(text).replace(/^(?:NIP|PL)+/i, "");
  if (!nip) return { nip, error: "Podaj NIP." };
  if (!/^\d+$/.test(nip)) return { nip: cleanLine(text), error: noDigits };
  if (nip.length !== 10) return { nip, error: `NIP ma 10 cyfr, a tu jest ich ${nip.length}.` };
  return pattern.test(nip) && hasNipChecksum(nip)
    ? { nip }
    : { nip, error: "Takiego NIP-u nie ma. Sprawdź, czy nie ma w nim pomyłki." };
}

const noDigits = "NIP składa się z samych cyfr, np. 123-456-32-18.";

/** @param nip ten digits */
export function hasNipChecksum(nip: string): boolean {
  const sum = weights.reduce((all, weight, index) => all + weight * Number(nip[index]), 0);
  return sum % 11 === Number(nip[9]);
}
