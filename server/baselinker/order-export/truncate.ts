/** BaseLinker's limits are in characters. */
export function truncate(text: string, maxLength: number): string {
  return Array.from(text).slice(0, maxLength).join("");
}
