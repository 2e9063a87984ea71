import { existsSync, readFileSync } from "node:fs";
import { applyConditions, type Conditions } from "./conditions.ts";
import { parseYaml, splitFrontMatter, type MatterSchema } from "./front-matter.ts";
import { findLinkMistake, unlinkMissingPages } from "./links.ts";
import { renderMarkdown } from "./render-markdown.ts";

export type LoadContext = {
  folder: URL;
  /** `content/` of the shop's folder, whose files win. */
  ownFolder: URL | null;
  origin: string;
  slugs: readonly string[];
  conditions: Conditions;
  variables: ReadonlyMap<string, string>;
  reportMistake: (file: string, field: string, what: string) => void;
};

export function loadDocument<Matter extends object>(
  file: string,
  schema: MatterSchema<Matter>,
  context: LoadContext,
) {
  const found = readText(file, context);
  if (found === undefined) return undefined;
  const report = context.reportMistake.bind(undefined, found.file);
  const { yaml, body } = splitFrontMatter(applyConditions(found.text, context.conditions, report));
  const interpolate = createInterpolator(context.variables, report);
  const rendered = renderMarkdown(body, {
    interpolate,
    reportMistake: (what) => report("treść", what),
  });
  if (yaml === undefined) report("nagłówek", "ma stać na początku, między wierszami ---");
  const matter = yaml === undefined ? undefined : parseYaml(yaml, schema, "nagłówek", report);
  for (const href of found.isStrict ? rendered.links : []) {
    const mistake = findLinkMistake(href, context);
    if (mistake) report(`odnośnik ${href}`, mistake);
  }
  const html = found.isStrict ? rendered.html : unlinkMissingPages(rendered.html, context);
  return matter && { ...interpolateMatter(matter, interpolate), ...rendered, html };
}

/** An owner's categories and articles may differ from those that a default names: it is not strict. */
export function readText(
  file: string,
  { folder, ownFolder, reportMistake }: Pick<LoadContext, "folder" | "ownFolder" | "reportMistake">,
) {
  const own = ownFolder && new URL(file, ownFolder);
  if (own && existsSync(own))
    return { text: readFileSync(own, "utf8"), file: `my/content/${file}`, isStrict: true };
  const path = new URL(file, folder);
  if (existsSync(path)) return { text: readFileSync(path, "utf8"), file, isStrict: !ownFolder };
  reportMistake(file, "plik", "brakuje go");
  return undefined;
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

function createInterpolator(
  variables: ReadonlyMap<string, string>,
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
