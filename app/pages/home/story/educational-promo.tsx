import type { Home } from "../../../../shop/home.ts";
import { scenePicture } from "../../../../shop/catalogue/product/picture.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ScenePicture } from "../../../ui/picture/scene-picture.tsx";

type PromoProps = NonNullable<Home["promo"]>;

export function EducationalPromo({ title, reasons, category, button }: PromoProps) {
  return (
    <section className="wrap section" aria-labelledby="ciekawosc">
      <div className="promo">
        <div className="promo__text">
          <h2 id="ciekawosc">{title}</h2>
          <ul className="promo__reasons">
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" /> {reason}
              </li>
            ))}
          </ul>
          <a className="button button--primary" href={`/kategoria/${category}`}>
            {button}
          </a>
        </div>
        <ScenePicture
          base={`/pictures/scenes/promo-${category}`}
          alt=""
          shape={scenePicture}
          sizes="(min-width: 1440px) 790px, (min-width: 1024px) 58vw, 92vw"
        />
      </div>
    </section>
  );
}
