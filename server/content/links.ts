import { categories, guaranteeNotice } from "../../shop.config.ts";
import { staticPages } from "../../shop/text/static-pages.ts";

type KnownPages = { origin: string; slugs: readonly string[] };

export function findLinkMistake(href: string, { origin, slugs }: KnownPages): string | undefined {
  if (/^(mailto|tel):\S+$/.test(href)) return undefined;
  if (!/^(\/|https?:\/\/)/.test(href)) return "ma zaczynać się od / albo https://";
  const url = URL.parse(href, origin);
  if (!url) return "nie jest adresem";
  const ours = url.origin === origin;
  return ours && !isKnownPage(url.pathname, slugs)
    ? "prowadzi do strony, której nie ma"
    : undefined;
}

/** Turns a default text's links to pages that this shop does not have into their words. */
export function unlinkMissingPages(html: string, { origin, slugs }: KnownPages): string {
  return html.replaceAll(/<a href="(\/[^"]*)">(.*?)<\/a>/g, (link, href: string, words: string) =>
    isKnownPage(new URL(href, origin).pathname, slugs) ? link : words,
  );
}

export function isKnownPage(path: string, slugs: readonly string[]): boolean {
  const name = path.split("/")[2];
  if (path === `/kategoria/${name}`) return categories.some(({ key }) => key === name);
  if (path === `/blog/${name}`) return slugs.includes(name!);
  if (path === guaranteeNotice) return true;
  return staticPages.some((page) => page.path === path);
}
