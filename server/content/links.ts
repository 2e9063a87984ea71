import { categoryKeys } from "../../shop/category.ts";
import { fixedPages } from "../../shop/fixed-pages.ts";

/** Says what is wrong with an address in a text, or nothing. */
export function checkLink(href: string, origin: string, articles: readonly string[]): string | undefined {
  if (/^(mailto|tel):\S+$/.test(href)) return undefined;
  if (!href.startsWith("/") && !/^https?:\/\//.test(href)) {
    return `odnośnik ${href} ma zaczynać się od / albo https://`;
  }
  const url = URL.parse(href, origin);
  if (!url) return `odnośnik ${href} nie jest adresem`;
  if (url.origin !== origin || isKnown(url.pathname, articles)) return undefined;
  return `odnośnik ${href} prowadzi do strony, której nie ma`;
}

function isKnown(path: string, articles: readonly string[]): boolean {
  if (fixedPages.includes(path)) return true;
  const [, folder, name, ...rest] = path.split("/");
  if (!name || rest.length > 0) return false;
  if (folder === "kategoria") return categoryKeys.some((key) => key === name);
  return folder === "blog" && articles.includes(name);
}
