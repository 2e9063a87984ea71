import type { DetailRow } from "../../email/email-content.ts";
import { formatAddress } from "../../shop-config.ts";
import type { Addressee, GiftRequest } from "./gift.ts";

export function createGiftRows(gift: GiftRequest | undefined): DetailRow[] {
  if (!gift) return [];
  const { dedication, recipient } = gift;
  return [
    { label: "Pakowanie", value: "na prezent, bez cen w paczce" },
    ...(dedication ? [{ label: "Dedykacja", value: dedication }] : []),
    ...(recipient ? [{ label: "Dla kogo", value: formatAddressee(recipient) }] : []),
  ];
}

/** Without the recipient, whom not everyone who has the link may know. */
export function createGiftSummary(gift: GiftRequest | undefined): DetailRow[] {
  return createGiftRows(gift && { dedication: gift.dedication });
}

export function describeGift(gift: GiftRequest | undefined): string {
  const rows = createGiftRows(gift).map(({ label, value }) => `${label}: ${value}`);
  return rows.length > 0 ? ["To prezent.", ...rows].join("\n") : "";
}

export function formatAddressee({ name, address, ...place }: Addressee): string {
  return `${name}, ${formatAddress({ ...place, street: address })}`;
}
