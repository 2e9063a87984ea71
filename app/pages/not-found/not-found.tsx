import { brand } from "../../../shop.config.ts";
import { scenePicture } from "../../../shop/catalogue/product/picture.ts";
import { ScenePicture } from "../../ui/picture/scene-picture.tsx";
import { notFound } from "../../result.ts";

/** Catches every path without a route. */
export function loader() {
  throw notFound();
}

export const head = () => [];

NotFoundPage.title = `Nie znaleziono strony | ${brand}`;

export default function NotFoundPage() {
  return (
    <div className="wrap section not-found">
      <ScenePicture
        base="/pictures/scenes/not-found"
        alt=""
        shape={scenePicture}
        sizes="(min-width: 768px) 620px, 92vw"
        eager
      />
      <p className="not-found__code">404</p>
      <h1>Oops! Page not found</h1>
      <p className="lead">
        Tej strony tu nie ma. Może odleciała, a może w adres wkradła się literówka.
      </p>
      <a className="button button--primary" href="/">
        Wróć na stronę główną
      </a>
    </div>
  );
}
