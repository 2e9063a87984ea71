import { times } from "../../../../shop.config.ts";
import { findMakerSlug } from "../../../../shop/catalogue/maker-index.ts";
import type { Product } from "../../../../shop/catalogue/product/product.ts";
import { formatMinAge } from "../../../../shop/catalogue/product/age.ts";
import type { ProductAttribute } from "../../../../shop/catalogue/product/attributes.ts";
import { CompanyData } from "../../../ui/company-data.tsx";
import { DetailList } from "../../../ui/detail-list.tsx";

type ProductDetailsProps = {
  product: Product;
  /** What products are compared by. */
  attributes: readonly ProductAttribute[];
  /** Old equipment is taken back. */
  isElectrical: boolean;
  comparePath: string;
};

/**
 * Safety and producer as the product safety regulation (EU) 2023/988 requires, in one table with
 * the details, so that nothing stands in it twice.
 */
export function ProductDetails({
  product,
  attributes,
  isElectrical,
  comparePath,
}: ProductDetailsProps) {
  const { manufacturer, responsiblePerson, ageFrom, sku, ean, stock } = product;
  return (
    <section aria-labelledby="szczegoly" className="product__details">
      <h2 id="szczegoly">Szczegóły, bezpieczeństwo i producent</h2>
      <DetailList
        rows={[
          { label: "SKU", value: sku },
          { label: "EAN", value: ean },
          { label: "Dostępność", value: stock > 0 ? `${stock} szt.` : "wyprzedane" },
          { label: "Wysyłka", value: stock > 0 && times.dispatch },
          ...attributes,
          { label: "Wiek", value: ageFrom !== undefined && formatMinAge(ageFrom) },
          {
            label: "Producent",
            value: manufacturer ? <MakerData product={product} /> : <OnRequest />,
          },
          {
            label: "Osoba odpowiedzialna w UE",
            value: responsiblePerson && <CompanyData {...responsiblePerson} />,
          },
        ]}
      />
      <p className="product__compare">
        <a href={comparePath} rel="nofollow">
          Porównaj z podobnymi
        </a>
      </p>
      {isElectrical && (
        <p className="muted">Zużyty sprzęt tego samego rodzaju odbierzemy od Ciebie bezpłatnie.</p>
      )}
    </section>
  );
}

function MakerData({ product }: Pick<ProductDetailsProps, "product">) {
  const slug = findMakerSlug(product);
  return (
    <>
      <CompanyData {...product.manufacturer!} />
      {slug && (
        <>
          {"\n"}
          <a href={`/producent/${slug}`}>Wszystkie zabawki tego producenta</a>
        </>
      )}
    </>
  );
}

function OnRequest() {
  return (
    <>
      Podamy na życzenie – <a href="/kontakt">napisz do nas</a>.
    </>
  );
}
