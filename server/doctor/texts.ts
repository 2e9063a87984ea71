import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { readdirSync, readFileSync } from "node:fs";
import type { Env } from "../env.ts";
import { loadContent } from "../content/load-content.ts";
import { findingsFor, findMistakes, type Finding } from "./finding.ts";

const { good, warning } = findingsFor("teksty");

const folder = new URL("../../content/", import.meta.url);

const unfinished = /\b(todo|fixme|xxx)\b|uzupełnij|do uzupełnienia|lorem ipsum|\[(…|\.\.\.|_+)\]/i;

export function checkTexts(env: Pick<Env, "ORIGIN" | "PAYU">): Finding[] {
  const mistakes = findMistakes("teksty", "Popraw ten plik w content/.", () => loadContent(env));
  if (mistakes.length > 0) return mistakes;
  const terms = loadContent(env).legal("regulamin").html;
  const undescribed = listUndescribed([...deliveryOptions, ...paymentOptions], terms);
  const legal = new URL("legal/", folder);
  const unfinishedFiles = readdirSync(legal).filter((name) =>
    unfinished.test(readFileSync(new URL(name, legal), "utf8")),
  );
  const findings: Finding[] = [];
  if (unfinishedFiles.length > 0) {
    const text = `Niedokończone teksty prawne: ${unfinishedFiles.join(", ")}`;
    findings.push(warning(text, "Dokończ je w content/legal/."));
  }
  if (undescribed.length > 0) {
    const advice = "Przepisz content/legal/regulamin.md do my/content/legal/ i dopisz je.";
    findings.push(warning(`Regulamin nie opisuje: ${undescribed.join(", ")}`, advice));
  }
  return findings.length > 0 ? findings : [good("Teksty są kompletne")];
}

export function listUndescribed(options: readonly { label: string }[], html: string): string[] {
  const text = html.replaceAll(/<[^<>]+>/g, "").replaceAll("\u00a0", " ");
  return options.map(({ label }) => label).filter((label) => !text.includes(label));
}
