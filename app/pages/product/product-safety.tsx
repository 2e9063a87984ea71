import { createMailtoUrl } from "../../../shop/text/contact-urls.ts";
import type { Company, Product } from "../../../shop/catalogue/product.ts";
import { formatMinAge } from "../../../shop/catalogue/age.ts";
import { addNonBreakingSpaces } from "../../../shop/text/typography.ts";
import { Typeset } from "../../ui/typeset.tsx";

type ProductSafetyProps = {
  product: Pick<
    Product,
    "manufacturer" | "responsiblePerson" | "ageFrom" | "sku" | "ean" | "category"
  >;
};

/** Required by the product safety regulation (EU) 2023/988. */
export function ProductSafety({ product }: ProductSafetyProps) {
  const { manufacturer, responsiblePerson, ageFrom, sku, ean } = product;
  return (
    <section aria-labelledby="bezpieczenstwo" className="product__facts">
      <h2 id="bezpieczenstwo">Bezpieczeństwo i producent</h2>
      <dl className="facts">
        {ageFrom !== undefined && (
          <>
            <dt>Wiek</dt>
            <dd>{formatMinAge(ageFrom)}</dd>
          </>
        )}
        <dt>Producent</dt>
        <dd>{manufacturer ? <CompanyData {...manufacturer} /> : <OnRequest />}</dd>
        {responsiblePerson && (
          <>
            <dt>Osoba odpowiedzialna w&nbsp;UE</dt>
            <dd>
              <CompanyData {...responsiblePerson} />
            </dd>
          </>
        )}
        <dt>Oznaczenie</dt>
        <dd>{ean ? `${sku}, EAN ${ean}` : sku}</dd>
      </dl>
      {product.category === "zabawki-rc" && (
        <p className="muted">Zużyty sprzęt tego samego rodzaju odbierzemy od Ciebie bezpłatnie.</p>
      )}
    </section>
  );
}

function OnRequest() {
  return (
    <>
      Podamy na życzenie – <a href="/kontakt">napisz do nas</a>.
    </>
  );
}

/** BaseLinker may have only the name. */
function CompanyData({ name, address, email }: Company) {
  return (
    <>
      <Typeset text={addNonBreakingSpaces([name, address].filter(Boolean).join(", "))} />
      {email && <>, {email.includes("@") ? <a href={createMailtoUrl(email)}>{email}</a> : email}</>}
    </>
  );
}
