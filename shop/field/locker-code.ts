import { cleanLine } from "./clean-line.ts";

export const maxLockerLength = 40;

/** What codes of parcel lockers look like; another one is no error. */
const pattern = /^(?:[A-Z]{2,6}-)?[A-Z]{2,6}\d{1,5}[A-Z]{0,5}$/;

/** `zaw 01a` → `ZAW01A` */
export function formatLockerCode(text: string): string {
  const code = cleanLine(text).toUpperCase();
  const whole = code.replaceAll(" ", "");
  return pattern.test(whole) ? whole : code;
}
