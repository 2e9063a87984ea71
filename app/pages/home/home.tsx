import { brand, tagline, times } from "../../../shop.config.ts";
import { StoredOrderPanel } from "../../cart/accepted-order/stored-order-panel.tsx";
import { shopContext } from "../../context.ts";
import { Island } from "../../islands/island.tsx";
import { ScrollReveal } from "../../islands/scroll-reveal.tsx";
import { ErrorPage } from "../../layout/error-page.tsx";
import type { HandlerArgs, PageData, PageProps } from "../../route.ts";
import { JsonLd, createOrganizationJsonLd, createWebsiteJsonLd } from "../../seo/json-ld.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { ProductSection } from "../../ui/product/product-grid.tsx";
import { BlogTeasers } from "./blog-teasers.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { EducationalPromo } from "./educational-promo.tsx";
import { HeroSlides } from "./hero-slides.tsx";
import { selectHomeProducts } from "./home-products.ts";
import { Newsletter } from "./newsletter.tsx";
import { PictureGallery } from "./picture-gallery.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { Spotlight } from "./spotlight.tsx";
import { Story } from "./story.tsx";
import { Testimonial } from "./testimonial.tsx";
import { TrustStrip } from "./trust-strip.tsx";
import { Video } from "./video.tsx";

export function loader({ context }: HandlerArgs) {
  const shop = context.get(shopContext);
  return {
    url: `${shop.origin}/`,
    description: `Sklep z zabawkami dla dzieci: lalki, gry, zabawki dla niemowląt, edukacyjne, zdalnie sterowane i pluszaki. Ceny z VAT, wysyłka w ${times.dispatch}.`,
    products: selectHomeProducts(shop.catalogue()),
    jsonLd: [createOrganizationJsonLd(shop.origin), createWebsiteJsonLd(shop.origin)],
  };
}

export function head({ description, url }: PageData<typeof loader>) {
  return createPageMeta({ title: `${brand}. ${tagline}`, description, url });
}

export default function Home({ products, jsonLd }: PageProps<typeof loader>) {
  return (
    <div className="home">
      <JsonLd nodes={jsonLd} />
      <Island component={ScrollReveal} />
      <Island component={StoredOrderPanel} />
      <Carousel label="Polecane" count={3}>
        <HeroSlides />
      </Carousel>
      {products.spotlight && <Spotlight {...products.spotlight} />}
      <PopularCategories />
      <CategoryTiles />
      <Story />
      <Video />
      <EducationalPromo />
      <TrustStrip />
      <ProductSection
        className="wrap section bestsellers"
        id="bestsellery"
        title="Bestsellery"
        products={products.bestsellers}
        empty="Brak dostępnych produktów"
        linked={false}
      />
      <Testimonial />
      <BlogTeasers />
      <Newsletter />
      <PictureGallery />
    </div>
  );
}

Failed.title = ErrorPage.title;

export function Failed() {
  return <ErrorPage emptyText="Brak dostępnych produktów" />;
}
