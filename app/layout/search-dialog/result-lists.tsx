import type { KeyboardEvent } from "react";
import { productPicture } from "../../../shop/catalogue/product/picture.ts";
import type { ProductSummary } from "../../../shop/catalogue/product/product-summary.ts";
import type { SearchEntry } from "../../../shop/catalogue/search/fixed-list.ts";
import { formatPrice } from "../../../shop/price.ts";
import { Picture } from "../../ui/picture/picture.tsx";

type EntryListProps = { label: string; entries: readonly SearchEntry[] };

export function EntryList({ label, entries }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="search__list" aria-label={label}>
      {entries.map(({ path, title, type }) => (
        <li key={path}>
          <a className="search__result" href={path} onKeyDown={moveFocus}>
            <span className="search__title clamp">{title}</span>{" "}
            <span className="search__type">{type}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type ProductListProps = { label: string; products: readonly ProductSummary[] };

export function ProductList({ label, products }: ProductListProps) {
  if (products.length === 0) return null;
  return (
    <ul className="search__list" aria-label={label}>
      {products.map((product) => (
        <li key={product.id}>
          <a
            className="search__result search__result--product"
            href={`/produkt/${encodeURIComponent(product.id)}`}
            onKeyDown={moveFocus}
          >
            <Picture base={product.image} alt="" shape={productPicture} sizes="64px" />
            <span className="search__title clamp">{product.name}</span>{" "}
            <span className="search__type">Produkt</span>{" "}
            {product.stock === 0 && <span className="search__sold-out">Wyprzedane</span>}{" "}
            <span className="price">{formatPrice(product.price)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between input and results with the arrow keys. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const current = event.currentTarget;
  const targets = current.closest("search")!.querySelectorAll<HTMLElement>("[type=search], a");
  event.preventDefault();
  targets[[...targets].indexOf(current) + step]?.focus();
}
