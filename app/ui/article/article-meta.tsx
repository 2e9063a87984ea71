import type { ArticleSummary } from "../../../shop/text/article.ts";

export function ArticleMeta({ article }: { article: ArticleSummary }) {
  return (
    <p className="article-meta">
      <span className="chip">{article.category}</span>
      <time dateTime={article.date}>{article.formattedDate}</time>
    </p>
  );
}
