import { categories } from "../../shop.config.ts";
import { indexMakers } from "../../shop/catalogue/maker-index.ts";
import type { SitemapEntry, SitemapSource } from "../route.ts";

export function only(path: string) {
  return (): SitemapEntry[] => [{ path }];
}

export function listCategoryPages(): SitemapEntry[] {
  return categories.map(({ key }) => ({ path: `/kategoria/${key}` }));
}

export function listProductPages({ catalogue }: SitemapSource): SitemapEntry[] {
  return catalogue().products.map(({ id, changedAt }) => ({
    path: `/produkt/${encodeURIComponent(id)}`,
    ...(changedAt !== undefined && { lastModified: new Date(changedAt).toISOString() }),
  }));
}

export function listMakerPages({ catalogue }: SitemapSource): SitemapEntry[] {
  return [...indexMakers(catalogue().products).keys()].map((slug) => ({
    path: `/producent/${slug}`,
  }));
}

export function listArticlePages({ content }: SitemapSource): SitemapEntry[] {
  return content.articles.map(({ slug, date }) => ({ path: `/blog/${slug}`, lastModified: date }));
}
