import type { DiscountCode } from "../order/discount/discount-code.ts";
import { createSlug } from "../text/normalize.ts";
import { hourMs } from "../time/durations.ts";

/**
 * Omits I, O, 0 and 1, because codes are read aloud. 32 characters keep the distribution of random
 * bytes uniform.
 */
const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const codeLength = 6;

export const confirmationLinkTtlMs = 48 * hourMs;

/** Has no spaces and no Polish letters, because it is typed and part of a link. */
export function createDiscountCode(brand: string, bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => codeAlphabet[byte % codeAlphabet.length]);
  return `${createSlug(brand).toUpperCase()}-${characters.join("")}`;
}

/** Not bound to an address: whoever has it can use it once. */
export function createPersonalCode(code: string, percent: number): DiscountCode {
  return {
    code,
    value: { percent },
    personal: true,
    minTotal: 0,
    maxUses: 1,
    oncePerCustomer: false,
    notReduced: false,
  };
}
