import { hourMs } from "../time/durations.ts";

/**
 * Omits I, O, 0 and 1, because codes are read aloud. 32 characters keep the distribution of random
 * bytes uniform.
 */
const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const codeLength = 6;

export const confirmationLinkTtlMs = 48 * hourMs;

export function createDiscountCode(brand: string, bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => codeAlphabet[byte % codeAlphabet.length]);
  return `${brand.toLocaleUpperCase("pl")}-${characters.join("")}`;
}
