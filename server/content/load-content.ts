import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { storageKeys } from "../../shop.config.ts";
import { sortNewestFirst } from "../../shop/text/article.ts";
import { legalPages, type LegalPage } from "../../shop/text/static-pages.ts";
import { createDictionary } from "../../shop/catalogue/search/dictionary.ts";
import { listLinkedPages } from "../../shop/catalogue/search/fixed-list.ts";
import { createStandaloneFile } from "./standalone-html.ts";
import { templateVariables } from "./template-variables.ts";
import { articleMatter, legalMatter, pageMatter } from "./front-matter.ts";
import { createConditions } from "./conditions.ts";
import { isKnownPage } from "./links.ts";
import type { Env } from "../env.ts";
import { shopFolder } from "../shop-config/shop-folder.ts";
import { createStartError } from "../operator-error.ts";
import { createRunningShop } from "../shop-config/running-shop.ts";
import { readMakers } from "./read-makers.ts";
import { loadSynonyms } from "./read-synonyms.ts";
import { loadDocument, type LoadContext } from "./load-document.ts";

export type Content = ReturnType<typeof loadContent>;

/** Documents without a page: they are attached to the order confirmation. */
const attachedDocuments = ["pouczenie-o-odstapieniu", "wzor-odstapienia"];

const defaults = new URL("../../content/", import.meta.url);

const own = existsSync(shopFolder) ? pathToFileURL(`${shopFolder}/content/`) : null;

/**
 * Loads and renders all texts of the shop. A file of `ownFolder` wins over the default with its
 * name; its articles replace the others. Null is no such folder. Folders end in a slash.
 * @throws OperatorError listing every invalid file and field.
 */
export function loadContent(
  { ORIGIN: origin, PAYU }: Pick<Env, "ORIGIN" | "PAYU">,
  folder = defaults,
  ownFolder: URL | null = own,
) {
  const shop = createRunningShop({ PAYU });
  const mistakes: string[] = [];
  const context: LoadContext = {
    folder,
    ownFolder,
    origin,
    slugs: listArticles(folder, ownFolder),
    conditions: createConditions(shop),
    variables: templateVariables({ ...shop, storageKeys }, origin),
    reportMistake: (file, field, what) => mistakes.push(`  ${file}, ${field}: ${what}`),
  };
  const { articles, legal, about } = loadTexts(context);
  const isPage = (path: string) => {
    const [page, heading] = path.split("#");
    const { headings = [] } = legal.get(page!.slice(1)) ?? {};
    if (heading !== undefined && !headings.some(({ id }) => id === heading)) return false;
    return page !== "/" && isKnownPage(page!, context.slugs);
  };
  const makers = readMakers(context.reportMistake);
  const synonyms = loadSynonyms({ ...context, isPage });
  if (mistakes.length > 0) throw createStartError("pliki w content/", mistakes);
  const pages = { articles, legal: (name: LegalPage) => legal.get(name)! };
  return {
    ...pages,
    makers,
    article: (slug: string) => articles.find((article) => article.slug === slug),
    about: about!,
    dictionary: createDictionary({
      ...shop,
      synonyms: synonyms!,
      pages: listLinkedPages({ ...shop, ...pages }),
    }),
    standaloneDocument: (name: string) => createStandaloneFile(name, legal.get(name), origin),
  };
}

function loadTexts(context: LoadContext) {
  const articles = context.slugs
    .map((slug) => loadDocument(`articles/${slug}.md`, articleMatter(slug), context))
    .filter((article) => article !== undefined);
  const legal = new Map(
    [...legalPages, ...attachedDocuments].map((name) => [
      name,
      loadDocument(`legal/${name}.md`, legalMatter, context),
    ]),
  );
  const about = loadDocument("about.md", pageMatter, context);
  return { articles: sortNewestFirst(articles), legal, about };
}

function listArticles(folder: URL, ownFolder: URL | null): string[] {
  const ownArticles = ownFolder && new URL("articles/", ownFolder);
  const articles =
    ownArticles && existsSync(ownArticles) ? ownArticles : new URL("articles/", folder);
  return readdirSync(articles)
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -".md".length));
}
