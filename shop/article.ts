import { polishSpaces } from "./typography.ts";

export const articleCategories = [
  "Poradniki",
  "Rankingi",
  "Bezpieczeństwo",
  "Rozwój",
  "Gry",
  "Ekologia",
  "Edukacja",
  "Organizacja",
  "Prezenty",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** What a card shows of an article. */
export type ArticleSummary = {
  /** The last part of its address, and its name. */
  slug: string;
  title: string;
  excerpt: string;
  /** `2026-09-12` */
  date: string;
  category: ArticleCategory;
  /** Base address of the picture, as in `picture.ts`. */
  image: string;
  imageAlt: string;
};

export type Article = ArticleSummary & {
  /** The rendered body; its headings start at the second level. */
  html: string;
};

export function newestFirst<Dated extends Pick<Article, "date">>(articles: readonly Dated[]): Dated[] {
  return articles.toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The words are set for reading, with no-break spaces. */
export function summariseArticle(article: Article): ArticleSummary {
  const { slug, title, excerpt, date, category, image, imageAlt } = article;
  return {
    slug,
    title: polishSpaces(title),
    excerpt: polishSpaces(excerpt),
    date,
    category,
    image,
    imageAlt,
  };
}

/** What to read next: the ones after `slug`, and at the list's end its beginning again. */
export function furtherArticles(articles: readonly Article[], slug: string, count: number): Article[] {
  const place = articles.findIndex((article) => article.slug === slug) + 1;
  const others = [...articles.slice(place), ...articles.slice(0, place)];
  return others.filter((article) => article.slug !== slug).slice(0, count);
}

const longDate = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

/** `2026-09-12` → `12 września 2026`. */
export function formatDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
