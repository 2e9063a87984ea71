import { legal, times, vatPayer } from "../../../../shop.config.ts";
import { productPicture } from "../../../../shop/catalogue/product/picture.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { LowestPrice, ReducedPrice } from "../../../ui/product/price.tsx";
import { ProductName } from "../../../ui/product/product-name.tsx";
import QuickAdd from "../../../ui/product/quick-add.tsx";
import { Island } from "../../../islands/island.tsx";
import type { SpotlightProduct } from "../home-products.ts";

export function Spotlight({ product, age, description, stock, badge }: SpotlightProduct) {
  return (
    <section className="wrap section spotlight" aria-labelledby="zabawka-na-dzis">
      <div className="spotlight__picture">
        <Picture
          base={product.image}
          alt=""
          shape={productPicture}
          eager
          sizes="(min-width: 1440px) 630px, (min-width: 768px) 46vw, 92vw"
        />
        <span className="chip chip--sun spotlight__hit">{badge}</span>
      </div>
      <div className="spotlight__text">
        <p className="eyebrow">Zabawka na dziś{age && `, ${age}`}</p>
        <h2 id="zabawka-na-dzis">
          <ProductName name={product.name} />
        </h2>
        <SpotlightPrice product={product} />
        <p className="spotlight__stock">
          <span className="chip chip--green">Dostępny</span> {stock}
        </p>
        <p>{description}</p>
        <div className="spotlight__buttons">
          {!product.variants && <Island component={QuickAdd} product={product} />}
          <a
            className="button button--secondary"
            href={`/produkt/${encodeURIComponent(product.id)}`}
          >
            Zobacz szczegóły
          </a>
        </div>
        <TrustPoints />
      </div>
    </section>
  );
}

function SpotlightPrice({ product }: Pick<SpotlightProduct, "product">) {
  return (
    <p className="spotlight__price">
      <ReducedPrice product={product} /> {vatPayer && <span className="muted">zawiera VAT</span>}
      <LowestPrice reduction={product.reduction} />
    </p>
  );
}

const trustPoints = [
  ["truck", "Szybka wysyłka", times.dispatch, "/informacje-o-wysylce#kiedy-wysylamy"],
  ["shield", "Bezpieczne zabawki", "wiek i ostrzeżenia", "/blog/bezpieczenstwo-zabawek"],
  ["check", "Gwarancja jakości", `${legal.withdrawalDays} dni na zwrot`, "/polityka-zwrotow"],
] as const;

function TrustPoints() {
  return (
    <ul className="spotlight__trust">
      {trustPoints.map(([icon, title, text, href]) => (
        <li key={icon}>
          <Icon name={icon} />
          <a href={href}>
            <strong>{title}</strong> <span className="muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
