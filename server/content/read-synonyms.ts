import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { normalize } from "../../shop/text/normalize.ts";
import type { Synonyms } from "../../shop/catalogue/search/dictionary.ts";
import { describeIssue } from "./front-matter.ts";
import type { LoadContext } from "./load-document.ts";

const file = "synonimy.yaml";

const phrases = v.pipe(
  v.string("ma być listą słów oddzielonych przecinkami"),
  v.transform((row) => row.split(",").map((phrase) => phrase.trim())),
  v.everyItem((phrase) => normalize(phrase) !== "", "między przecinkami brakuje słowa"),
);
const singleWords = v.pipe(
  phrases,
  v.everyItem((word) => !normalize(word).includes(" "), "mają tu stać pojedyncze słowa"),
);

const schema = v.strictObject({
  "to-samo": v.array(
    v.pipe(singleWords, v.minLength(2, "ma mieć co najmniej dwa słowa")),
    "ma być listą wierszy, z których każdy zaczyna się od „- ”",
  ),
  zamiast: v.record(v.string(), singleWords, "ma mieć wiersze „słowo: inne słowa”"),
  okazje: phrases,
  strony: v.record(v.string(), phrases, "ma mieć wiersze „/adres: słowa”"),
});

type SynonymContext = Pick<LoadContext, "folder" | "reportMistake"> & {
  isPage: (path: string) => boolean;
};

/** Loads the owner's synonyms. Returns undefined after reporting all mistakes. */
export function loadSynonyms({
  folder,
  reportMistake,
  isPage,
}: SynonymContext): Synonyms | undefined {
  const path = new URL(file, folder);
  if (!existsSync(path)) {
    reportMistake(file, "plik", "brakuje go");
    return undefined;
  }
  const document = parseDocument(readFileSync(path, "utf8"));
  for (const { message } of document.errors) reportMistake(file, "zapis", message.split("\n")[0]!);
  if (document.errors.length > 0) return undefined;
  const parsed = v.safeParse(schema, document.toJS());
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      reportMistake(file, v.getDotPath(issue) ?? "plik", describeIssue(issue));
    }
    return undefined;
  }
  const { zamiast, okazje, strony } = parsed.output;
  for (const path of Object.keys(strony)) {
    if (!isPage(path)) reportMistake(file, `strony.${path}`, "prowadzi do strony, której nie ma");
  }
  return {
    groups: parsed.output["to-samo"],
    replacements: Object.entries(zamiast),
    occasions: okazje,
    pages: Object.entries(strony),
  };
}
