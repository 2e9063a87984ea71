import { hasValidChecksum } from "../iban.ts";
import type { Grosze } from "../../price.ts";
import type { Seller } from "../../shop-config.ts";

type Transfer = {
  seller: Pick<Seller, "name" | "nip" | "bank">;
  amount: Grosze;
  title: string;
};

/** The standard's field has six digits. */
const maxAmount = 999_999;

/**
 * Returns the text of the QR code that Polish banking apps read, by the Polish Bank Association's
 * standard 2D (docs/decisions/0011): NIP, country, account, amount in grosze, recipient, title and
 * three reserved fields. Undefined for an account or amount that it cannot carry.
 */
export function createTransferQrText({ seller, amount, title }: Transfer): string | undefined {
  const account = seller.bank.account.replace(/^PL/i, "").replaceAll(/\s/g, "");
  if (!isAccount(account) || amount < 1 || amount > maxAmount) return undefined;
  const nip = seller.nip.replaceAll(/\D/g, "");
  return [
    nip.length === 10 ? nip : "",
    "PL",
    account,
    String(amount).padStart(6, "0"),
    toField(seller.name, 20),
    toField(title, 32),
    "",
    "",
    "",
  ].join("|");
}

/** Never the example's account. */
function isAccount(digits: string): boolean {
  return /^\d{26}$/.test(digits) && hasValidChecksum(digits);
}

/** ASCII alone: every app reads it alike, whatever encoding it assumes. Cuts at a word's end. */
function toField(text: string, maxLength: number): string {
  const ascii = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replaceAll(/[^\w .,/-]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (ascii.length <= maxLength) return ascii;
  const wholeWords = ascii.slice(0, maxLength + 1).replace(/\s\S*$/, "");
  return wholeWords.length <= maxLength ? wholeWords : ascii.slice(0, maxLength);
}
