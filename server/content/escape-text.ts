const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text between tags and in quoted attributes. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
}
