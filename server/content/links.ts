import { categoryKeys } from "../../shop/catalogue/category.ts";
import { staticPages } from "../../shop/text/static-pages.ts";
import type { LoadContext } from "./load-document.ts";

type KnownPages = { origin: string; slugs: readonly string[] };

/** Reports links of the shop's own texts that lead to no page. */
export function checkLinks(
  texts: readonly { file: string; links: readonly string[] }[],
  { reportMistake, ...knownPages }: KnownPages & Pick<LoadContext, "reportMistake">,
): void {
  for (const { file, links } of texts) {
    for (const href of links) {
      const wrong = checkLink(href, knownPages);
      if (wrong) reportMistake(file, `odnośnik ${href}`, wrong);
    }
  }
}

function checkLink(href: string, { origin, slugs }: KnownPages): string | undefined {
  if (/^(mailto|tel):\S+$/.test(href)) return undefined;
  if (!/^(\/|https?:\/\/)/.test(href)) return "ma zaczynać się od / albo https://";
  const url = URL.parse(href, origin);
  if (!url) return "nie jest adresem";
  const ours = url.origin === origin;
  return ours && !isKnownPage(url.pathname, slugs)
    ? "prowadzi do strony, której nie ma"
    : undefined;
}

export function isKnownPage(path: string, slugs: readonly string[]): boolean {
  const name = path.split("/")[2];
  if (path === `/kategoria/${name}`) return categoryKeys.some((key) => key === name);
  if (path === `/blog/${name}`) return slugs.includes(name!);
  return staticPages.some((page) => page.path === path);
}
