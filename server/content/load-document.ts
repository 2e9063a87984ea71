import { existsSync, readFileSync } from "node:fs";
import type { Facts } from "./template-variables.ts";
import { fill } from "./interpolate.ts";
import { parseFrontMatter, splitFrontMatter, type MatterSchema } from "./front-matter.ts";
import { renderMarkdown, type RenderedText } from "./render-markdown.ts";

/** What the texts are read with: where they lie, what they may name, and who hears of mistakes. */
export type Reading = {
  folder: URL;
  facts: Facts;
  mistake: (file: string, field: string, what: string) => void;
};

export type Text<Matter> = Matter & RenderedText & { file: string };

/** One file of `content/`, rendered. All its mistakes are reported; then there is no text. */
export function readText<Matter extends object>(
  file: string,
  schema: MatterSchema<Matter>,
  { folder, facts, mistake }: Reading,
): Text<Matter> | undefined {
  const path = new URL(file, folder);
  if (!existsSync(path)) {
    mistake(file, "plik", "brakuje go");
    return undefined;
  }
  const { yaml, body } = splitFrontMatter(readFileSync(path, "utf8"));
  const fillFacts = (text: string) =>
    fill(text, facts, (name) => mistake(file, `{{${name}}}`, "nie ma takiej wartości"));
  const rendered = renderMarkdown(body, {
    fill: fillFacts,
    mistake: (what) => mistake(file, "treść", what),
  });
  const matter = parseFrontMatter(yaml, schema, (field, what) => mistake(file, field, what));
  return matter && { ...fillMatter(matter, fillFacts), ...rendered, file };
}

function fillMatter<Matter extends object>(
  matter: Matter,
  fillFacts: (text: string) => string,
): Matter {
  const filled = Object.entries(matter).map(([field, value]) => [
    field,
    typeof value === "string" ? fillFacts(value) : value,
  ]);
  return Object.fromEntries(filled) as Matter;
}
