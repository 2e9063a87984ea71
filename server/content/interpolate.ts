import type { TemplateVariables } from "./template-variables.ts";

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Puts the shop's facts in place of `{{name}}`; `unknown` hears of each name that means nothing. */
export function interpolate(
  text: string,
  variables: TemplateVariables,
  onUnknown: (name: string) => void,
): string {
  return text.replaceAll(placeholder, (whole, name: string) => {
    const value = variables.get(name);
    if (value === undefined) onUnknown(name);
    return value ?? whole;
  });
}
