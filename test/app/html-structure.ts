import { DomUtils, parseDocument } from "htmlparser2";

/** Attributes with text, data or times. */
const texts = new Set(["data-props", "alt", "aria-label", "content", "value", "datetime"]);

/**
 * Reduces HTML to its structure: two documents that differ only in text have the same one. Of URLs
 * only those of pictures, mailboxes and orders may differ.
 */
export function structureOf(html: string): string[] {
  const parts = DomUtils.filter(() => true, parseDocument(html, { decodeEntities: true }), true);
  return parts.flatMap((part) => {
    if (part.type === "text") return [];
    if (!("attribs" in part)) return [`${part.type} ${"data" in part ? part.data : ""}`];
    const attributes = Object.entries(part.attribs).map(([name, value]) =>
      texts.has(name) ? name : `${name}=${maskUrl(value)}`,
    );
    if (isUnbrokenText(part)) return [];
    const { parent } = part;
    const parentName = parent && "name" in parent ? parent.name : "";
    return [`${parentName} > ${part.name} ${attributes.join(" ")}`];
  });
}

/** Typography depends on the text: words that stay on one line are in such an element. */
function isUnbrokenText({ name, attribs }: { name: string; attribs: Record<string, string> }) {
  return name === "span" && attribs.class === "whole" && Object.keys(attribs).length === 1;
}

function maskUrl(value: string): string {
  return value
    .replaceAll(/\/img\/[\da-f]{24}/g, "/img/…")
    .replace(/^mailto:.*$/s, "mailto:…")
    .replace(/\/zamowienie\/[\w-]+$/, "/zamowienie/…");
}

/** Returns the texts of all elements with this name. */
export function textsOf(html: string, name: string): string[] {
  const elements = DomUtils.getElementsByTagName(name, parseDocument(html));
  return elements.map((element) => DomUtils.textContent(element));
}
