import { readdirSync, readFileSync } from "node:fs";
import type { Env } from "../env.ts";
import { loadContent } from "../content/load-content.ts";
import { findingsFor, findMistakes, type Finding } from "./finding.ts";

const { good, warning } = findingsFor("teksty");

const folder = new URL("../../content/", import.meta.url);

/** Placeholders left in a text. */
const unfinished = /\b(todo|fixme|xxx)\b|uzupełnij|do uzupełnienia|lorem ipsum|\[(…|\.\.\.|_+)\]/i;

/** Checks that all texts can be rendered and legal ones are finished. */
export function checkTexts(env: Pick<Env, "ORIGIN" | "PAYU">): Finding[] {
  const mistakes = findMistakes("teksty", "Popraw ten plik w content/.", () => loadContent(env));
  if (mistakes.length > 0) return mistakes;
  const legal = new URL("legal/", folder);
  const unfinishedFiles = readdirSync(legal).filter((name) =>
    unfinished.test(readFileSync(new URL(name, legal), "utf8")),
  );
  if (unfinishedFiles.length === 0) return [good("Teksty są kompletne")];
  const text = `Niedokończone teksty prawne: ${unfinishedFiles.join(", ")}`;
  return [warning(text, "Dokończ je w content/legal/.")];
}
