import * as v from "valibot";
import { parseDocument } from "yaml";
import { articleCategories } from "../../shop/text/article.ts";
import { isRealDay } from "../../shop/time/iso-day.ts";

const text = v.pipe(v.string("ma być tekstem"), v.trim(), v.minLength(1, "nie może być pusty"));
const date = v.pipe(
  v.string("ma być datą, np. 2026-11-20"),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, "ma być datą, np. 2026-11-20"),
  v.check(isRealDay, "nie ma takiego dnia"),
);
const picture = v.pipe(
  text,
  v.regex(
    /^\/pictures\/[a-z0-9/-]+$/,
    "ma być adresem obrazka bez rozmiaru, np. /pictures/articles/prezenty",
  ),
);

export const pageMatter = v.strictObject({ title: text, description: text });

export const legalMatter = v.strictObject({ ...pageMatter.entries, updated: date });

export function articleMatter(file: string) {
  return v.strictObject({
    slug: v.literal(file, `ma brzmieć tak jak nazwa pliku: ${file}`),
    title: text,
    excerpt: text,
    date,
    category: v.picklist(articleCategories, `ma być jedną z: ${articleCategories.join(", ")}`),
    image: picture,
    imageAlt: text,
  });
}

export type MatterSchema<Matter> = v.GenericSchema<unknown, Matter>;

export function splitFrontMatter(file: string): { yaml?: string | undefined; body: string } {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(file);
  return { yaml: found?.[1], body: file.slice(found?.[0].length ?? 0) };
}

export function parseYaml<Matter>(
  yaml: string,
  schema: MatterSchema<Matter>,
  whole: string,
  reportMistake: (field: string, what: string) => void,
): Matter | undefined {
  const document = parseDocument(yaml);
  for (const { message } of document.errors) reportMistake(whole, message.split("\n")[0]!);
  if (document.errors.length > 0) return undefined;
  const parsed = v.safeParse(schema, document.toJS());
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues)
    reportMistake(v.getDotPath(issue) ?? whole, describeIssue(issue));
  return undefined;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  return issue.expected === "never" ? "nie ma takiego pola" : "brakuje tego pola";
}
