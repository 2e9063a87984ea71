const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for elements and quoted attributes. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
}
