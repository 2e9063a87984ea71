import type { TemplateVariables } from "./template-variables.ts";

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Replaces `{{name}}` by its value; unknown names stay and are reported. */
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
