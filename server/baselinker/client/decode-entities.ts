import { Parser } from "htmlparser2";

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** `Gra &quot;Miś&quot;` → `Gra "Miś"`: names and features are no HTML, but some programs write it. */
export function decodeEntities(text: string): string {
  return text.replaceAll(entity, decode);
}

function decode(source: string): string {
  let decoded = "";
  const parser = new Parser({ ontext: (part) => (decoded += part) });
  parser.end(source);
  return decoded;
}
