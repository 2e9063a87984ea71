import { data } from "react-router";
import { brand } from "../../../shop.config.ts";
import { scenePicture } from "../../../shop/catalogue/picture.ts";
import { ScenePicture } from "../../ui/scene-picture.tsx";

/** Catches every path without a route. */
export function loader() {
  throw data(null, { status: 404 });
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
        sizes="(min-width: 48rem) 34rem, 90vw"
        eager
      />
      <p className="not-found__code">404</p>
      <h1>Oops! Page not found</h1>
      <p className="lead">
        Tej strony tu nie ma. Może odleciała, a&nbsp;może w&nbsp;adres wkradła się literówka.
      </p>
      <a className="button button--primary" href="/">
        Wróć na stronę główną
      </a>
    </div>
  );
}
