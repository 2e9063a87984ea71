import { cleanLine, trimEndOf } from "./clean-line.ts";

export const maxPhoneLength = 30;

const phonePattern = /^\+?\(?\d(?:\)?[-\s.]{0,3}\(?\d)*\)?$/;

export function isPhone(text: string): boolean {
  return text.length >= 9 && text.length <= maxPhoneLength && phonePattern.test(text);
}

/** One Polish number: `22 123 45 67/68` is two. */
const polishDigits = /^(?:(?:00)?48|0)?\d{9}$/;

const start = /^(?:tel(?:efon)?|[\s.:/"'`´„‚\p{Pi}\p{Pf}])+/iu;

/** `tel: (+48) 22/123 45 67.` → `+48 22 123 45 67` */
export function cleanPhone(text: string): string {
  const line = cleanLine(text.normalize("NFKC")).replace(start, "");
  const phone = trimEndOf(line, ".,;/ \"'”")
    .replace(/^\(\s?\+\s?(\d+)\s?\)/, "+$1")
    .replace(/^\+\s/, "+");
  const isOne = polishDigits.test(phone.replaceAll(/\D/g, ""));
  return isOne ? phone.replaceAll(/([\d)]) ?\/ ?(?=[\d(])/g, "$1 ") : phone;
}
