import { readdirSync } from "node:fs";
import * as shop from "../shop.config.ts";
import { formatDate, newestFirst } from "../shop/article.ts";
import { legalPages, type LegalPage } from "../shop/fixed-pages.ts";
import { contentFacts } from "./content/facts.ts";
import { articleMatter, legalMatter, pageMatter } from "./content/front-matter.ts";
import { checkLink } from "./content/links.ts";
import { readText, type Reading } from "./content/read-text.ts";
import type { RenderedText } from "./content/render-markdown.ts";
import { standaloneHtml } from "./content/standalone.ts";

export type Content = ReturnType<typeof loadContent>;

export class ContentError extends Error {}

/** Not pages of their own: the confirmation of an order carries them. */
const attachedTexts = ["pouczenie-o-odstapieniu", "wzor-odstapienia"];

/**
 * Reads and renders every text of the shop. `folder` ends in a slash.
 * @throws ContentError naming every file and field that is wrong.
 */
export function loadContent(folder: URL, origin: string) {
  const mistakes: string[] = [];
  const reading: Reading = {
    folder,
    facts: contentFacts(shop, origin),
    mistake: (file, field, what) => mistakes.push(`  ${file}, ${field}: ${what}`),
  };
  const articles = newestFirst(readFolder("articles", articleMatter, reading));
  const legal = readFolder("legal", () => legalMatter, reading);
  const about = readText("about.md", pageMatter, reading);
  checkNames(legal, reading);
  checkLinks([...articles, ...legal, { file: "about.md", links: about?.links ?? [] }], articles, origin, reading);
  if (mistakes.length > 0 || !about) {
    throw new ContentError(["Nie można uruchomić sklepu. Popraw pliki w content/:", ...mistakes].join("\n"));
  }
  return {
    /** Newest first. */
    articles,
    article: (slug: string) => articles.find((article) => article.slug === slug),
    legal: (name: LegalPage) => legal.find((text) => text.name === name)!,
    about: splitIntroduction(about),
    /** A legal text as a file that can be attached to a mail. */
    standaloneDocument: (name: string) => attach(legal.find((text) => text.name === name), origin),
  };
}

type Named = { file: string; name: string };

function readFolder<Matter extends object>(
  subfolder: string,
  schema: (name: string) => Parameters<typeof readText<Matter>>[1],
  reading: Reading,
): (Matter & RenderedText & Named)[] {
  const names = readdirSync(new URL(`${subfolder}/`, reading.folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -".md".length));
  return names.flatMap((name) => {
    const file = `${subfolder}/${name}.md`;
    const text = readText(file, schema(name), reading);
    return text ? [{ ...text, file, name }] : [];
  });
}

function checkNames(legal: readonly Named[], { mistake }: Reading): void {
  for (const name of [...legalPages, ...attachedTexts]) {
    if (!legal.some((text) => text.name === name)) mistake(`legal/${name}.md`, "plik", "brakuje albo ma błędy");
  }
}

function checkLinks(
  texts: readonly { file: string; links: readonly string[] }[],
  articles: readonly { slug: string }[],
  origin: string,
  { mistake }: Reading,
): void {
  const slugs = articles.map(({ slug }) => slug);
  for (const { file, links } of texts) {
    for (const href of links) {
      const wrong = checkLink(href, origin, slugs);
      if (wrong) mistake(file, "treść", wrong);
    }
  }
}
