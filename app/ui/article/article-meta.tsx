import type { ArticleSummary } from "../../../shop/text/article.ts";

/** Category and day, above a title. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  return (
    <p className="article-meta">
      <span className="chip">{article.category}</span>
      <time dateTime={article.date}>{article.formattedDate}</time>
    </p>
  );
}
