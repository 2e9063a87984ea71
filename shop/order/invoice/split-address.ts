export type SplitAddress = { street: string; postalCode: string; city: string };

/**
 * Finds street, postal code and town of an address in one line, in whatever order they are.
 * Without a postal code all of it is the street.
 */
export function splitAddress(text: string): SplitAddress {
  const found = codes.map((code) => code.exec(text)).find((match) => match !== null);
  if (!found) return { street: text, postalCode: "", city: "" };
  const before = listParts(text.slice(0, found.index));
  const after = listParts(text.slice(found.index + found[0].length));
  const postalCode = `${found[1]}-${found[2]}`;
  const city = [...after.slice(0, 1), ...before.toReversed(), ...after.slice(1)].find(isCity);
  if (city !== undefined) return { street: join(before, after, city), postalCode, city };
  return { postalCode, ...splitWithNumber(before, after) };
}

/** The first one is followed by a town: `Długa 10-120, 00-950 Warszawa`. */
const codes = [
  /(?<!\d)(?:PL[ -]?)?(\d{2}) ?- ?(\d{3})(?=[ ,;|/]+\p{Lu})/u,
  /(?<!\d)(?:PL[ -]?)?(\d{2}) ?- ?(\d{3})(?!\d)/u,
  /(?<![\p{L}\d])(?:PL[ -]?)?(\d{2}) ?(\d{3})(?=[ ,;|/]+\p{L})/u,
];

/** A slash between numbers belongs to a flat; a prefix begins a street. */
const separator =
  /[,;|]|(?<=\p{L}{2}) ?\/|\/ ?(?=\p{L}{2})|(?<=\p{L}) (?=(?:ul|al|pl|os)\.|ulica )/iu;

const country = /^(?:polska|poland|pl)$/i;

function listParts(text: string): string[] {
  const parts = text.split(separator).map((part) => part.replaceAll(/^[ /-]+|[ /-]+$/g, ""));
  return parts.filter((part) => part && !country.test(part));
}

function isCity(part: string): boolean {
  return !/\d|^(?:(?:ul|al|pl|os)\.|(?:ulica|aleja|aleje|plac|osiedle) )/i.test(part);
}

function join(before: readonly string[], after: readonly string[], city: string): string {
  const parts = [...before, ...after];
  // A village may have the name of its post office: the one beside the code is the town.
  parts.splice(after[0] === city ? before.length : parts.lastIndexOf(city), 1);
  return parts.join(", ");
}

/** Where each part has a number: of a post office, a village's house, or the street before a town. */
function splitWithNumber(before: readonly string[], after: readonly string[]) {
  const [next = "", ...later] = after;
  if (before.length > 0 && next) return { street: [...before, ...later].join(", "), city: next };
  const street = [...before, ...after].join(", ");
  if (next) return { street, city: /^(\p{L}[\p{L} -]*?) \d/u.exec(next)?.[1] ?? "" };
  const [, start = street, city = ""] = /^(.*\d\S*) (\p{Lu}\D+)$/u.exec(street) ?? [];
  return { street: start, city };
}
