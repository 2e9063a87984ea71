import { readFileSync } from "node:fs";
import type { Facts } from "./facts.ts";
import { fill } from "./fill.ts";
import { parseFrontMatter, splitFrontMatter, type MatterSchema } from "./front-matter.ts";
import { renderMarkdown, type RenderedText } from "./render-markdown.ts";

/** What the texts are read with: where they lie, what they may name, and who hears of mistakes. */
export type Reading = {
  folder: URL;
  facts: Facts;
  mistake: (file: string, field: string, what: string) => void;
};

/** One file of `content/`, rendered. A file with mistakes is reported, all of them, and left out. */
export function readText<Matter extends object>(
  file: string,
  schema: MatterSchema<Matter>,
  { folder, facts, mistake }: Reading,
): (Matter & RenderedText) | undefined {
  const { yaml, body } = splitFrontMatter(readFileSync(new URL(file, folder), "utf8"));
  const fillFacts = (text: string) =>
    fill(text, facts, (name) => mistake(file, `{{${name}}}`, "nie ma takiej wartości"));
  const rendered = renderMarkdown(body, { fill: fillFacts, mistake: (what) => mistake(file, "treść", what) });
  if (yaml === undefined) {
    mistake(file, "nagłówek", "plik ma zaczynać się od nagłówka między wierszami ---");
    return undefined;
  }
  const matter = parseFrontMatter(yaml, schema, (field, what) => mistake(file, field, what));
  return matter && { ...fillMatter(matter, fillFacts), ...rendered };
}

function fillMatter<Matter extends object>(matter: Matter, fillFacts: (text: string) => string): Matter {
  const filled = Object.entries(matter).map(([field, value]) => [
    field,
    typeof value === "string" ? fillFacts(value) : value,
  ]);
  return Object.fromEntries(filled) as Matter;
}
