import { Link } from "react-router";
import { legal, times } from "../../../shop.config.ts";
import type { CartProduct } from "../../../shop/cart.ts";
import { productPicture } from "../../../shop/picture.ts";
import { putIntoCart } from "../../cart/put-into-cart.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";

export type SpotlightToy = { product: CartProduct; description: string; stock: string };

/** The toy of which there is most; an empty shop has none to show. */
export function Spotlight({ toy }: { toy: SpotlightToy | undefined }) {
  if (!toy) return null;
  const { product, description, stock } = toy;
  return (
    <section className="wrap section spotlight" aria-labelledby="zabawka-na-dzis">
      <div className="spotlight__picture">
        <Picture
          base={product.image}
          alt=""
          shape={productPicture}
          sizes="(min-width: 79rem) 34rem, (min-width: 48rem) 45vw, 92vw"
        />
        <span className="chip chip--sun spotlight__hit">HIT!</span>
      </div>
      <div className="spotlight__text">
        <p className="eyebrow">Zabawka na dziś</p>
        <h2 id="zabawka-na-dzis">{product.name}</h2>
        <p>{description}</p>
        <p className="spotlight__price">
          <Price value={product.price} /> <span className="muted">zawiera VAT</span>
        </p>
        <p className="spotlight__stock">
          <span className="chip chip--green">Dostępny</span> {stock}
        </p>
        <div className="spotlight__buttons">
          <button
            type="button"
            className="button button--primary"
            data-live
            onClick={() => putIntoCart(product, 1)}
          >
            Dodaj do koszyka
          </button>
          <Link
            to={`/produkt/${product.id}`}
            className="button button--secondary"
            prefetch="intent"
          >
            Zobacz szczegóły
          </Link>
        </div>
        <TrustPoints />
      </div>
    </section>
  );
}

const trustPoints = [
  ["truck", "Szybka wysyłka", times.dispatch],
  ["shield", "Bezpieczne zabawki", "wiek i\u00a0ostrzeżenia przy każdej"],
  ["check", "Gwarancja jakości", `${legal.withdrawalDays}\u00a0dni na zwrot`],
] as const;

function TrustPoints() {
  return (
    <ul className="spotlight__trust">
      {trustPoints.map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <strong>{title}</strong> <span className="muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
