import { DomUtils, parseDocument } from "htmlparser2";

/** Attributes that hold text for people, data or a moment. */
const texts = new Set(["data-props", "alt", "aria-label", "content", "value", "datetime"]);

/**
 * A page or a mail without what people read of it: two that differ in words alone have the same one.
 * Of addresses only the owner's pictures, mailboxes and orders may be others.
 */
export function skeletonOf(html: string): string[] {
  const parts = DomUtils.filter(() => true, parseDocument(html, { decodeEntities: true }), true);
  return parts.flatMap((part) => {
    if (part.type === "text") return [];
    if (!("attribs" in part)) return [`${part.type} ${"data" in part ? part.data : ""}`];
    const attributes = Object.entries(part.attribs).map(([name, value]) =>
      texts.has(name) ? name : `${name}=${maskAddress(value)}`,
    );
    const { parent } = part;
    const place = parent && "name" in parent ? parent.name : "";
    return [`${place} > ${part.name} ${attributes.join(" ")}`];
  });
}

function maskAddress(value: string): string {
  return value
    .replaceAll(/\/img\/[\da-f]{24}/g, "/img/…")
    .replace(/^mailto:.*$/s, "mailto:…")
    .replace(/\/zamowienie\/[\w-]+$/, "/zamowienie/…");
}

/** Every text of the elements that are called so. */
export function textsOf(html: string, name: string): string[] {
  const elements = DomUtils.getElementsByTagName(name, parseDocument(html));
  return elements.map((element) => DomUtils.textContent(element));
}
