import type { FormValues } from "../../forms/read-form.ts";

export function readPieces(query: URLSearchParams): number {
  return Number(/^[1-9]\d{0,3}$/.exec(query.get("sztuk") ?? "")?.[0] ?? 1);
}

/** Adds the product that the link named, because without scripts nothing else has a cart. */
export function withEnquiredLines(fields: FormValues, query: URLSearchParams): FormValues {
  const id = query.get("produkt");
  if (fields.lines || id === null) return fields;
  return { ...fields, lines: JSON.stringify([{ id, quantity: readPieces(query) }]) };
}
