import { brand, seller, tagline, vatPayer } from "../../shop.config.ts";
import { hasPicture } from "../ui/picture/scene-picture.tsx";
import type { Article } from "../../shop/text/article.ts";
import { createShippingServices, createShopReturnPolicy } from "./policies.ts";

/** A schema.org node. Created in loaders, so that no browser loads this code. */
export type JsonLdNode = { "@type": string; [property: string]: unknown };

/** Escapes `<`, so that no name can close the element. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
    />
  );
}

export function createOrganizationJsonLd(origin: string): JsonLdNode {
  const { street, postalCode, city } = seller.address;
  return {
    "@type": "OnlineStore",
    "@id": `${origin}/#sklep`,
    name: brand,
    legalName: seller.name,
    slogan: tagline,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: seller.email,
    telephone: seller.phone,
    ...(vatPayer ? { vatID: `PL${seller.nip}` } : { taxID: seller.nip }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "PL",
    },
    hasMerchantReturnPolicy: createShopReturnPolicy(origin),
    hasShippingService: createShippingServices(),
  };
}

export function createWebsiteJsonLd(origin: string): JsonLdNode {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#strona`,
    name: brand,
    url: `${origin}/`,
    inLanguage: "pl",
    publisher: { "@id": `${origin}/#sklep` },
  };
}

export const toysCrumb = { name: "Zabawki", path: "/zabawki" };

export function createBreadcrumbsJsonLd(
  origin: string,
  crumbs: readonly { name: string; path: string }[],
): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

export function createArticleJsonLd(
  article: Omit<Article, "html">,
  url: string,
  origin: string,
): JsonLdNode {
  const shop = {
    "@type": "Organization",
    "@id": `${origin}/#sklep`,
    name: brand,
    url: `${origin}/`,
  };
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    ...(hasPicture(article.image) && { image: [`${origin}${article.image}-og.jpg`] }),
    datePublished: article.date,
    articleSection: article.category,
    inLanguage: "pl",
    mainEntityOfPage: url,
    author: shop,
    publisher: shop,
  };
}
