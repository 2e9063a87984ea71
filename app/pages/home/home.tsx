import { lazy } from "react";
import { brand, tagline } from "../../../shop.config.ts";
import { shopContext } from "../../context.ts";
import { pageMeta } from "../../seo/meta.ts";
import { Still } from "../../ui/still.tsx";
import { Bestsellers } from "./bestsellers.tsx";
import { FilmDialog } from "./film-dialog.tsx";
import { Hero } from "./hero.tsx";
import { Newsletter } from "./newsletter.tsx";
import { PictureGallery } from "./picture-gallery.tsx";
import { showGoods, type Goods } from "./show-goods.server.ts";
import { Spotlight } from "./spotlight.tsx";
import { TrustBanner } from "./trust-banner.tsx";
import { useEntrance } from "./use-entrance.ts";
import { WhenHere } from "./when-here.tsx";
import type { Route } from "./+types/home";

const ShopTour = lazy(() => import("./shop-tour.tsx"));
const Voices = lazy(() => import("./voices.tsx"));

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { url: `${shop.origin}/`, goods: showGoods(shop.catalogue()) };
}

/** From another page of the shop the goods follow; a failure shows none, as an empty shop does. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const goods: Promise<Goods> = serverLoader().then(
    (arrived) => arrived.goods,
    () => ({ bestsellers: [] }),
  );
  return { url: `${location.origin}/`, goods };
}

/** What stands on the page stays while the visitor does. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: `${brand}. ${tagline}`,
    description:
      "Sklep z zabawkami dla dzieci: lalki, gry, zabawki dla niemowląt, edukacyjne, zdalnie sterowane i pluszaki. Ceny z VAT, wysyłka w 24–48 h.",
    url: loaderData.url,
  });
}

export default function Home({ loaderData: { goods } }: Route.ComponentProps) {
  return (
    <div className="home" ref={useEntrance()}>
      <Hero />
      <WhenHere goods={goods}>{({ spotlight }) => <Spotlight toy={spotlight} />}</WhenHere>
      <Still id="zwiedzanie" content={ShopTour} />
      <FilmDialog />
      <TrustBanner />
      <Bestsellers goods={goods} />
      <Still id="glosy" content={Voices} />
      <Newsletter />
      <PictureGallery />
    </div>
  );
}
