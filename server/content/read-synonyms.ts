import * as v from "valibot";
import { normalize } from "../../shop/text/normalize.ts";
import type { Synonyms } from "../../shop/catalogue/search/dictionary.ts";
import { parseYaml } from "./front-matter.ts";
import { readText, type LoadContext } from "./load-document.ts";

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

type SynonymContext = Pick<LoadContext, "folder" | "ownFolder" | "reportMistake"> & {
  isPage: (path: string) => boolean;
};

export function loadSynonyms({ isPage, ...context }: SynonymContext): Synonyms | undefined {
  const found = readText(file, context);
  if (!found) return undefined;
  const report = context.reportMistake.bind(undefined, found.file);
  const parsed = parseYaml(found.text, schema, "zapis", report);
  if (!parsed) return undefined;
  const { zamiast, okazje, strony } = parsed;
  const missing = Object.keys(strony).filter((path) => !isPage(path));
  for (const path of found.isStrict ? missing : [])
    report(`strony.${path}`, "prowadzi do strony, której nie ma");
  return {
    groups: parsed["to-samo"],
    replacements: Object.entries(zamiast),
    occasions: okazje,
    pages: Object.entries(strony).filter(([path]) => !missing.includes(path)),
  };
}
