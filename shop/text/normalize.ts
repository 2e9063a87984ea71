/** Lower-cases and strips diacritics and punctuation: `Żółw-olbrzym` → `zolw olbrzym`. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

export function createSlug(text: string): string {
  return normalize(text).replaceAll(" ", "-");
}
