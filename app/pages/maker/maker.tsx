import { brand } from "../../../shop.config.ts";
import { indexMakers, listMakerCompanies } from "../../../shop/catalogue/maker-index.ts";
import { truncateAtWord } from "../../../shop/catalogue/product/description.ts";
import { ErrorPage } from "../../layout/error-page.tsx";
import { countToys } from "../../listing/labels.ts";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { createListingMeta } from "../../listing/listing-meta.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { loadListing } from "../../listing/load-listing.ts";
import { createBreadcrumbsJsonLd, JsonLd, toysCrumb } from "../../seo/json-ld.tsx";
import { notFound, withStatus } from "../../result.ts";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { CompanyData } from "../../ui/company-data.tsx";
import { DetailList } from "../../ui/detail-list.tsx";

/** A maker's toys and who answers for them, as regulation (EU) 2023/988 asks. */
export function loader(args: LoaderArgs<"maker">) {
  const { shop, params, rateLimitMessage } = args;
  const found = indexMakers(shop.catalogue().products).get(params.maker);
  if (!found) throw notFound();
  const { slug, name, products } = found;
  const path = `/producent/${slug}`;
  const pageData = {
    ...loadListing({ args, products }),
    name,
    description: truncateAtWord(
      `Zabawki producenta ${name} w sklepie ${brand} (${countToys(products.length)}) oraz dane do kontaktu z producentem.`,
      160,
    ),
    companies: listMakerCompanies(products),
    jsonLd: [createBreadcrumbsJsonLd(shop.origin, [toysCrumb, { name, path }])],
  };
  return rateLimitMessage ? withStatus(pageData, 429) : pageData;
}

export function head({ name, description, ...listing }: PageData<typeof loader>) {
  return createListingMeta(listing, { title: name, description });
}

export default function MakerPage(props: PageProps<typeof loader>) {
  const { name, companies, jsonLd, ...listing } = props;
  return (
    <div className="category">
      <JsonLd nodes={jsonLd} />
      <ListingHeader title={name}>
        <p>Wszystko od tego producenta, co mamy w sklepie.</p>
      </ListingHeader>
      <div className="wrap">
        <ListingResults {...listing} />
        <section className="maker__companies" aria-labelledby="producent">
          <h2 id="producent">Producent i bezpieczeństwo</h2>
          <DetailList
            rows={[
              { label: "Producent", value: <Companies list={companies.manufacturers} /> },
              {
                label: "Osoba odpowiedzialna w UE",
                value: companies.responsiblePersons.length > 0 && (
                  <Companies list={companies.responsiblePersons} />
                ),
              },
            ]}
          />
        </section>
      </div>
    </div>
  );
}

function Companies({ list }: { list: PageData<typeof loader>["companies"]["manufacturers"] }) {
  if (list.length === 1) return <CompanyData {...list[0]!} />;
  return (
    <ul>
      {list.map((company) => (
        <li key={Object.values(company).join()}>
          <CompanyData {...company} />
        </li>
      ))}
    </ul>
  );
}

export const Failed = () => <ErrorPage emptyText="Brak dostępnych produktów" />;
