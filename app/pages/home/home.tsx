import { lazy, Suspense, type MouseEvent } from "react";
import { brand, tagline, times } from "../../../shop.config.ts";
import { useStoredOrder } from "../../accepted-order/order-store.ts";
import { putIntoCart } from "../../cart/put-into-cart.ts";
import { shopContext } from "../../context.ts";
import { JsonLd, organizationJsonLd, websiteJsonLd } from "../../seo/json-ld.tsx";
import { pageMeta } from "../../seo/meta.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { Marquee } from "../../ui/marquee.tsx";
import { Still } from "../../ui/still.tsx";
import { FilmDialog, openFilm } from "./film-dialog.tsx";
import { lazyPart } from "./lazy-part.ts";
import { NewsletterSignup } from "./newsletter-signup.tsx";
import { showGoods, type ComingGoods, type Goods } from "./show-goods.server.ts";
import { useEntrance } from "./use-entrance.ts";
import type { Route } from "./+types/home";

const OrderPanel = lazy(() =>
  import("../../accepted-order/order-panel.tsx").catch(() => ({ default: () => null })),
);
const Bestsellers = lazyPart("Bestsellers");
const HeroSlides = lazyPart("HeroSlides");
const PictureGallery = lazyPart("PictureGallery");
const ShopTour = lazyPart("ShopTour");
const Spotlight = lazyPart("Spotlight");
const TrustStrip = lazyPart("TrustStrip");
const Voices = lazyPart("Voices");

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return {
    url: `${shop.origin}/`,
    description: `Sklep z zabawkami dla dzieci: lalki, gry, zabawki dla niemowląt, edukacyjne, zdalnie sterowane i pluszaki. Ceny z VAT, wysyłka w ${times.dispatch}.`,
    goods: showGoods(shop.catalogue()),
    things: [organizationJsonLd(shop.origin), websiteJsonLd(shop.origin)],
  };
}

/** From another page of the shop the goods follow; a failure shows none, as an empty shop does. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const goods: Promise<Goods> = serverLoader().then(
    (arrived) => arrived.goods,
    () => ({ bestsellers: [] }),
  );
  return { url: `${location.origin}/`, description: "", goods, things: [] };
}

/** What stands on the page stays while the visitor does. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: `${brand}. ${tagline}`,
    description: loaderData.description,
    url: loaderData.url,
  });
}

/** Most of it is still: alive are only the things that move and the buttons that do something. */
export default function Home({ loaderData: { goods, things } }: Route.ComponentProps) {
  const order = useStoredOrder();
  return (
    <div className="home" ref={useEntrance()}>
      <JsonLd things={things} />
      {order && (
        <Suspense>
          <OrderPanel stored={order} />
        </Suspense>
      )}
      <Carousel label="Polecane" count={3}>
        <Still id="slajdy" content={HeroSlides} />
      </Carousel>
      <Still
        id="zabawka"
        content={Spotlight}
        given={{ goods }}
        onClick={(event) => isAddButton(event) && void addSpotlight(goods)}
      />
      <Still id="zwiedzanie" content={ShopTour} onClick={openFilm} />
      <FilmDialog />
      <Marquee label="Obietnice" className="trust" stop="Zatrzymaj napisy" go="Przewijaj napisy">
        <Still id="obietnice" content={TrustStrip} />
      </Marquee>
      <Still id="hity" content={Bestsellers} given={{ goods }} />
      <Still id="glosy" content={Voices} />
      <NewsletterSignup />
      <Marquee
        label="Galeria"
        className="section picture-gallery"
        stop="Zatrzymaj galerię"
        go="Przewijaj galerię"
      >
        <Still id="zdjecia" content={PictureGallery} />
      </Marquee>
    </div>
  );
}

function isAddButton({ target }: MouseEvent): boolean {
  return (target as Element).closest("[data-add]") !== null;
}

async function addSpotlight(goods: ComingGoods): Promise<void> {
  const { spotlight } = await goods;
  if (spotlight) putIntoCart(spotlight.product, 1);
}
