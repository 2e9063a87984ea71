import { createPageMeta } from "../../seo/meta.ts";
import { ArticleCard } from "../../ui/article/article-card.tsx";
import type { HeadData, LoaderArgs, PageProps } from "../../route.ts";

export function loader({ shop: { content } }: LoaderArgs) {
  return { articles: content.articles };
}

export function head({ url }: HeadData<typeof loader>) {
  return createPageMeta({
    title: "Blog o zabawkach i zabawie",
    description:
      "Jak wybrać zabawkę do wieku, na co uważać, w co się bawić i jak to potem posprzątać. Poradniki dla rodziców i wszystkich, którzy szukają prezentu.",
    url,
  });
}

export default function BlogPage({ articles }: PageProps<typeof loader>) {
  return (
    <div className="wrap blog">
      <header className="blog__header">
        <h1>Blog</h1>
        <p className="lead">
          Jak wybrać zabawkę, na co uważać, w co się bawić i jak to potem posprzątać.
        </p>
      </header>
      <ul className="blog__list">
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              heading="h2"
              sizes={
                index === 0
                  ? "(min-width: 1340px) 750px, (min-width: 768px) 56vw, 92vw"
                  : "(min-width: 1024px) 430px, (min-width: 768px) 46vw, 180px"
              }
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
