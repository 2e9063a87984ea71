import { existsSync, readFileSync } from "node:fs";
import type { TemplateVariables } from "./template-variables.ts";
import { interpolate } from "./interpolate.ts";
import { parseFrontMatter, splitFrontMatter, type MatterSchema } from "./front-matter.ts";
import { renderMarkdown, type RenderedText } from "./render-markdown.ts";

export type LoadContext = {
  folder: URL;
  variables: TemplateVariables;
  reportMistake: (file: string, field: string, what: string) => void;
};

export type Text<Matter> = Matter & RenderedText & { file: string };

/** Loads and renders one file of `content/`. Returns undefined after reporting all its mistakes. */
export function loadDocument<Matter extends object>(
  file: string,
  schema: MatterSchema<Matter>,
  { folder, variables, reportMistake }: LoadContext,
): Text<Matter> | undefined {
  const path = new URL(file, folder);
  if (!existsSync(path)) {
    reportMistake(file, "plik", "brakuje go");
    return undefined;
  }
  const { yaml, body } = splitFrontMatter(readFileSync(path, "utf8"));
  const interpolateText = (text: string) =>
    interpolate(text, variables, (name) =>
      reportMistake(file, `{{${name}}}`, "nie ma takiej wartości"),
    );
  const rendered = renderMarkdown(body, {
    interpolate: interpolateText,
    reportMistake: (what) => reportMistake(file, "treść", what),
  });
  const matter = parseFrontMatter(yaml, schema, (field, what) => reportMistake(file, field, what));
  return matter && { ...interpolateMatter(matter, interpolateText), ...rendered, file };
}

function interpolateMatter<Matter extends object>(
  matter: Matter,
  interpolateText: (text: string) => string,
): Matter {
  const filled = Object.entries(matter).map(([field, value]) => [
    field,
    typeof value === "string" ? interpolateText(value) : value,
  ]);
  return Object.fromEntries(filled) as Matter;
}
