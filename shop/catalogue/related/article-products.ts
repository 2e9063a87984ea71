import type { Article } from "../../text/article.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Product } from "../product/product.ts";
import { stem } from "../search/stem.ts";
import { listSignificantWords } from "../search/stop-words.ts";

type Text = Pick<Article, "title" | "excerpt" | "html">;
type Candidate = { product: Product; score: number };

const maxPerCategory = 200;

/**
 * Finds available products that fit an article: those of the categories that it links to (of all,
 * if it links to none) whose names have most words of its text, from as many categories as possible.
 */
export function findArticleProducts(
  catalogue: Catalogue,
  article: Text,
  limit = 3,
): readonly Product[] {
  const words = countStems(`${article.title} ${article.excerpt} ${stripTags(article.html)}`);
  const linked = findLinkedCategories(article.html);
  const categories = linked.length > 0 ? linked : listCategories(catalogue);
  const ranked = categories.map((key) => rank(catalogue.inCategory(key), words));
  return Array.from({ length: maxPerCategory }, (_, index) => takeBest(ranked, index))
    .flat()
    .slice(0, limit)
    .map(({ product }) => product);
}

function takeBest(ranked: readonly (readonly Candidate[])[], index: number): Candidate[] {
  return ranked
    .flatMap((candidates) => candidates[index] ?? [])
    .toSorted((one, other) => other.score - one.score);
}

function rank(products: readonly Product[], words: ReadonlyMap<string, number>): Candidate[] {
  return products
    .slice(0, maxPerCategory)
    .filter(({ stock }) => stock > 0)
    .map((product) => ({ product, score: rate(product, words) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Counts a repeated word twice at most; long names do not win by their length. */
function rate({ name }: Product, words: ReadonlyMap<string, number>): number {
  const stems = [...new Set(listStems(name))];
  const score = stems.reduce((sum, each) => sum + Math.min(words.get(each) ?? 0, 2), 0);
  return score / Math.sqrt(stems.length || 1);
}

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of listStems(text)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

function listStems(text: string): string[] {
  const words = listSignificantWords(text).filter((word) => word.length > 2);
  return words.map(stem);
}

function stripTags(html: string): string {
  return html.replaceAll(/<[^<>]+>/g, " ");
}

function findLinkedCategories(html: string): string[] {
  const links = html.matchAll(/href="\/kategoria\/([^"/?#]+)/g);
  return [...new Set(Array.from(links, ([, key]) => key!))];
}

function listCategories({ products }: Catalogue): string[] {
  return [...new Set(products.map(({ category }) => category))];
}
