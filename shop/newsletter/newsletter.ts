/** No I, O, 0 or 1: a code is read aloud. 32 signs, so that a random byte chooses evenly. */
const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const codeLength = 6;

/** How long the link of a confirmation works. */
export const confirmationLinkTtlMs = 48 * 3_600_000;

/** `LATAWIEC-7K3F9Q`, one sign for each random byte. */
export function createDiscountCode(brand: string, bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => codeAlphabet[byte % codeAlphabet.length]);
  return `${brand.toLocaleUpperCase("pl")}-${characters.join("")}`;
}
