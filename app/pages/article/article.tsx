import { brand, wording } from "../../../shop.config.ts";
import { findArticleProducts } from "../../../shop/catalogue/related/article-products.ts";
import { scenePicture } from "../../../shop/catalogue/product/picture.ts";
import {
  toCardProduct,
  type CardProduct,
} from "../../../shop/catalogue/product/product-summary.ts";
import { findNextArticles, type Article } from "../../../shop/text/article.ts";
import type { HeadData, LoaderArgs, PageProps } from "../../route.ts";
import { createArticleJsonLd, createBreadcrumbsJsonLd, JsonLd } from "../../seo/json-ld.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import { ArticleCard, ArticleMeta } from "../../ui/article/article-card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ProductGrid } from "../../ui/product/product-grid.tsx";
import { ScenePicture } from "../../ui/picture/scene-picture.tsx";
import { notFound } from "../../result.ts";

export function loader({ shop, params }: LoaderArgs<"slug">) {
  const { origin, content, catalogue, now } = shop;
  const article = content.article(params.slug);
  if (!article) throw notFound();
  const path = `/blog/${article.slug}`;
  const url = origin + path;
  const crumbs = [
    { name: "Strona główna", path: "/" },
    { name: "Blog", path: "/blog" },
    { name: article.title, path },
  ];
  return {
    article,
    products: findArticleProducts(catalogue(), article).map((each) => toCardProduct(each, now())),
    nextArticles: findNextArticles(content.articles, article.slug, 1),
    jsonLd: [createArticleJsonLd(article, url, origin), createBreadcrumbsJsonLd(origin, crumbs)],
  };
}

export function head({ article, url }: HeadData<typeof loader>) {
  return [
    ...createPageMeta({
      title: article.title,
      description: article.excerpt,
      url,
      image: `${article.image}-og.jpg`,
      type: "article",
    }),
    { property: "article:published_time", content: article.date },
  ];
}

export default function ArticlePage(props: PageProps<typeof loader>) {
  const { article, products, nextArticles, jsonLd } = props;
  return (
    <>
      <article className="wrap article">
        <header className="article__header">
          <a href="/blog" className="button button--quiet article__back">
            <Icon name="left" />
            Wróć do bloga
          </a>
          <ArticleMeta article={article} />
          <h1>{article.title}</h1>
        </header>
        <ScenePicture
          base={article.image}
          alt={article.imageAlt}
          shape={scenePicture}
          sizes="(min-width: 1020px) 940px, 92vw"
          eager
        />
        <div className="prose article__body" dangerouslySetInnerHTML={{ __html: article.html }} />
      </article>
      {products.length > 0 && <FittingProducts products={products} />}
      {nextArticles.map((next) => (
        <NextArticle key={next.slug} article={next} />
      ))}
      <JsonLd nodes={jsonLd} />
    </>
  );
}

function FittingProducts({ products }: { products: readonly CardProduct[] }) {
  return (
    <section className="wrap article__after" aria-labelledby="zabawki">
      <h2 id="zabawki">Zabawki, które tu pasują</h2>
      <div className="product-strip article__products">
        <ProductGrid products={products} empty="" />
      </div>
    </section>
  );
}

function NextArticle({ article }: { article: Article }) {
  return (
    <section className="wrap article__after article__further" aria-labelledby="dalej">
      <h2 id="dalej">Następny artykuł</h2>
      <ArticleCard article={article} heading="h3" sizes="(min-width: 768px) 450px, 92vw" />
    </section>
  );
}

NotFound.title = `Nie znaleziono artykułu | ${brand}`;

export function NotFound() {
  return (
    <div className="wrap section not-found">
      <p className="not-found__code">404</p>
      <h1>Nie znaleziono artykułu</h1>
      <p className="lead">
        {wording.missingArticle && `${wording.missingArticle} `}Pozostałe artykuły czekają na blogu.
      </p>
      <a href="/blog" className="button button--primary">
        Wróć do bloga
      </a>
    </div>
  );
}
