import type { ReactNode } from "react";
import { maxCompared, type ComparisonRow } from "../../../shop/catalogue/related/comparison.ts";
import { productPicture } from "../../../shop/catalogue/product/picture.ts";
import type { CardProduct } from "../../../shop/catalogue/product/product-summary.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { LowestPrice, ReducedPrice } from "../../ui/product/price.tsx";
import { ProductName } from "../../ui/product/product-name.tsx";

export type ComparedProduct = CardProduct & { path: string; withoutPath: string };

type ComparisonTableProps = {
  compared: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
};

/** Three columns are wider than a phone: keys scroll what has the focus. */
const scrollable = { role: "region", "aria-label": "Porównanie zabawek", tabIndex: 0 };

/** Labels stand above their values, which share the width of a phone. */
export function ComparisonTable({ compared, rows }: ComparisonTableProps) {
  return (
    <div className="comparison__scroll" {...(compared.length === maxCompared && scrollable)}>
      <table className="comparison__table" data-columns={compared.length}>
        <caption className="visually-hidden">Zabawki obok siebie</caption>
        <thead>
          <tr>
            {compared.map((product) => (
              <th key={product.id} scope="col">
                <Head product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <Group
          label="Cena"
          values={compared.map((product) => (
            <Price key={product.id} product={product} />
          ))}
        />
        <Group
          label="Dostępność"
          values={compared.map(({ stock }) => (stock > 0 ? `${stock} szt.` : "wyprzedane"))}
        />
        {rows.map(({ label, values }) => (
          <Group key={label} label={label} values={values} />
        ))}
      </table>
    </div>
  );
}

function Head({ product: { name, image, path, withoutPath } }: { product: ComparedProduct }) {
  return (
    <>
      <a className="comparison__toy" href={path}>
        <Picture
          base={image}
          alt=""
          shape={productPicture}
          sizes="(min-width: 768px) 30vw, 46vw"
          eager
        />
        <span className="comparison__name">
          <ProductName name={name} />
        </span>
      </a>
      <a className="comparison__remove" href={withoutPath} rel="nofollow">
        <Icon name="close" />
        Usuń<span className="visually-hidden"> z porównania: {name}</span>
      </a>
    </>
  );
}

function Group({ label, values }: { label: string; values: readonly ReactNode[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={values.length}>
          <span>{label}</span>
        </th>
      </tr>
      <tr>
        {values.map((value, index) => (
          <td key={index}>{value ?? <Unknown />}</td>
        ))}
      </tr>
    </tbody>
  );
}

function Price({ product }: { product: ComparedProduct }) {
  return (
    <div className="comparison__price">
      {product.hasSeveralPrices && "od "}
      <ReducedPrice product={product} />
      <LowestPrice reduction={product.reduction} />
    </div>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">nie podano</span>
    </>
  );
}
