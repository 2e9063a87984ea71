import { escapeHtml } from "./escape-html.ts";

export function escapeXml(text: string): string {
  return escapeHtml(dropForbidden(text));
}

export function toCdata(text: string): string {
  return `<![CDATA[${dropForbidden(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Characters that XML 1.0 allows in no spelling: control characters and lone surrogates. */
function dropForbidden(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");
}
