import { existsSync, readFileSync } from "node:fs";
import type { TemplateVariables } from "./template-variables.ts";
import { parseYaml, splitFrontMatter, type MatterSchema } from "./front-matter.ts";
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
  context: LoadContext,
): Text<Matter> | undefined {
  const text = readText(file, context);
  if (text === undefined) return undefined;
  const { yaml, body } = splitFrontMatter(text);
  const report = context.reportMistake.bind(undefined, file);
  const interpolate = createInterpolator(context.variables, report);
  const rendered = renderMarkdown(body, {
    interpolate,
    reportMistake: (what) => report("treść", what),
  });
  if (yaml === undefined) report("nagłówek", "ma stać na początku, między wierszami ---");
  const matter = yaml === undefined ? undefined : parseYaml(yaml, schema, "nagłówek", report);
  return matter && { ...interpolateMatter(matter, interpolate), ...rendered, file };
}

/** Returns undefined after reporting a missing file. */
export function readText(
  file: string,
  { folder, reportMistake }: Pick<LoadContext, "folder" | "reportMistake">,
): string | undefined {
  const path = new URL(file, folder);
  if (existsSync(path)) return readFileSync(path, "utf8");
  reportMistake(file, "plik", "brakuje go");
  return undefined;
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Replaces `{{name}}` by its value; unknown names stay and are reported. */
function createInterpolator(
  variables: TemplateVariables,
  report: (field: string, what: string) => void,
) {
  return (text: string) =>
    text.replaceAll(placeholder, (whole, name: string) => {
      const value = variables.get(name);
      if (value === undefined) report(`{{${name}}}`, "nie ma takiej wartości");
      return value ?? whole;
    });
}

function interpolateMatter<Matter extends object>(
  matter: Matter,
  interpolate: (text: string) => string,
): Matter {
  const filled = Object.entries(matter).map(([field, value]) => [
    field,
    typeof value === "string" ? interpolate(value) : value,
  ]);
  return Object.fromEntries(filled) as Matter;
}
