import { scenePicture } from "../../../shop/catalogue/product/picture.ts";
import { formatDate, type Article } from "../../../shop/text/article.ts";
import { ScenePicture } from "../picture/scene-picture.tsx";

type ArticleCardProps = {
  article: Article;
  heading: "h2" | "h3";
  sizes: string;
  eager?: boolean;
};

/** The title is the link; its click area covers the card. */
export function ArticleCard({ article, heading: Heading, sizes, eager = false }: ArticleCardProps) {
  return (
    <article className="article-card">
      <ScenePicture base={article.image} alt="" shape={scenePicture} sizes={sizes} eager={eager} />
      <div className="article-card__text">
        <ArticleMeta article={article} />
        <Heading className="article-card__title">
          <a className="card-link" href={`/blog/${article.slug}`}>
            {article.title}
          </a>
        </Heading>
        <p className="article-card__excerpt">{article.excerpt}</p>
      </div>
    </article>
  );
}

export function ArticleMeta({ article }: { article: Article }) {
  return (
    <p className="article-meta">
      <span className="chip">{article.category}</span>
      <time dateTime={article.date}>{formatDate(article.date)}</time>
    </p>
  );
}
