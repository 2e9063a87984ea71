import type { Facts } from "./template-variables.ts";

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Puts the shop's facts in place of `{{name}}`; `unknown` hears of each name that means nothing. */
export function fill(text: string, facts: Facts, unknown: (name: string) => void): string {
  return text.replaceAll(placeholder, (whole, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) unknown(name);
    return fact ?? whole;
  });
}
