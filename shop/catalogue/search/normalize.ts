/** Lower-cases and strips diacritics and punctuation: `Żółw-olbrzym` → `zolw olbrzym`. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]+/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
