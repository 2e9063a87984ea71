import { brand, home, tagline, testimonial } from "../../../shop.config.ts";
import StoredOrderPanel from "../../cart/accepted-order/stored-order-panel.tsx";
import { Island } from "../../islands/island.tsx";
import ScrollReveal from "./scroll-reveal.tsx";
import { ErrorPage } from "../../layout/error-page.tsx";
import type { HeadData, LoaderArgs, PageData, PageProps } from "../../route.ts";
import { JsonLd, createOrganizationJsonLd, createWebsiteJsonLd } from "../../seo/json-ld.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import { BlogTeasers } from "./story/blog-teasers.tsx";
import CarriedCode from "./carried-code.tsx";
import { CategoryTiles } from "./toys/category-tiles.tsx";
import { EducationalPromo } from "./story/educational-promo.tsx";
import { Featured } from "./toys/featured.tsx";
import { Finder } from "./toys/finder.tsx";
import { HeroCarousel } from "./hero-carousel.tsx";
import { listFinderChoices, selectHomeProducts } from "./home-products.ts";
import { Newsletter } from "./newsletter.tsx";
import { PictureGallery } from "./story/picture-gallery.tsx";
import { PopularCategories } from "./toys/popular-categories.tsx";
import { Spotlight } from "./toys/spotlight.tsx";
import { Story } from "./story/story.tsx";
import { Testimonial } from "./testimonial.tsx";
import { TrustStrip } from "./trust/trust-strip.tsx";

export function loader({ shop, url }: LoaderArgs) {
  return {
    hasCode: url.searchParams.has("kod"),
    products: selectHomeProducts(shop.catalogue(), shop.now()),
    finder: listFinderChoices(shop.catalogue()),
    jsonLd: [createOrganizationJsonLd(shop.origin), createWebsiteJsonLd(shop.origin)],
  };
}

/** A personal code is for no other page's server to read. */
export function headers(data?: PageData<typeof loader>): Record<string, string> {
  return data?.hasCode ? { "Referrer-Policy": "strict-origin" } : {};
}

export function head({ url }: HeadData<typeof loader>) {
  return createPageMeta({ title: `${brand}. ${tagline}`, description: home.description, url });
}

export default function Home({ hasCode, products, finder, jsonLd }: PageProps<typeof loader>) {
  return (
    <div className="home">
      <JsonLd nodes={jsonLd} />
      <Island component={ScrollReveal} />
      <Island component={StoredOrderPanel} />
      {hasCode && <Island component={CarriedCode} />}
      <HeroCarousel />
      {products.spotlight && <Spotlight {...products.spotlight} />}
      {home.popular.length > 0 && <PopularCategories />}
      <Finder {...finder} />
      <CategoryTiles />
      <Story story={home.story} film={home.film} />
      {home.promo && <EducationalPromo {...home.promo} />}
      {home.promises.length > 0 && <TrustStrip />}
      <Featured {...products.featured} />
      {testimonial && <Testimonial {...testimonial} />}
      {home.teasers.length > 0 && <BlogTeasers />}
      <Newsletter />
      {home.gallery.length > 0 && <PictureGallery />}
    </div>
  );
}

export const Failed = () => <ErrorPage emptyText="Brak dostępnych produktów" />;
