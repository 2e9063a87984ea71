import type { HeadTag } from "../route.ts";
import { createPageMeta } from "../seo/meta.ts";

type ListingPage = { url: string; page: number; isVariant: boolean };
type Texts = Omit<Parameters<typeof createPageMeta>[0], "url">;

/** Filtered and sorted variants are not indexed. */
export function createListingMeta({ url, page, isVariant }: ListingPage, texts: Texts): HeadTag[] {
  const title = page > 1 ? `${texts.title} – strona ${page}` : texts.title;
  return createPageMeta({ ...texts, title, url, robots: isVariant && "noindex,follow" });
}
