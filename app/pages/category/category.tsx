import { categories, categoryTexts } from "../../../shop.config.ts";
import { ErrorPage } from "../../layout/error-page.tsx";
import { ListingHeader } from "../../listing/listing-header.tsx";
import { createListingMeta } from "../../listing/listing-meta.ts";
import { ListingResults } from "../../listing/listing-results.tsx";
import { loadListing } from "../../listing/load-listing.ts";
import { createBreadcrumbsJsonLd, JsonLd, toysCrumb } from "../../seo/json-ld.tsx";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";
import { notFound, withStatus } from "../../result.ts";

export function loader(args: LoaderArgs<"category">) {
  const { shop, params, rateLimitMessage } = args;
  const found = categories.find(({ key }) => key === params.category);
  if (!found) throw notFound();
  const { key: category, name, backdrop } = found;
  const path = `/kategoria/${category}`;
  const listing = loadListing({
    args,
    products: shop.catalogue().inCategory(category),
    emptyText: "Brak produktów w tej kategorii",
  });
  const { description, title, metaTitle, metaDescription } = categoryTexts[category]!;
  const [lead, more] = splitFirstSentence(description);
  const pageData = {
    ...listing,
    category,
    backdrop,
    text: { title, metaTitle, metaDescription, lead, more },
    jsonLd: [createBreadcrumbsJsonLd(shop.origin, [toysCrumb, { name, path }])],
  };
  return rateLimitMessage ? withStatus(pageData, 429) : pageData;
}

const sentences = new Intl.Segmenter("pl", { granularity: "sentence" });

function splitFirstSentence(text: string): [first: string, rest: string] {
  const [first] = sentences.segment(text);
  const { length } = first?.segment ?? "";
  return [text.slice(0, length).trim(), text.slice(length)];
}

export function head({ category, text, ...listing }: PageData<typeof loader>) {
  return createListingMeta(listing, {
    title: text.metaTitle,
    description: text.metaDescription,
    image: `/pictures/og-${category}.jpg`,
  });
}

export default function CategoryPage(props: PageProps<typeof loader>) {
  const { category, backdrop, text, jsonLd, ...listing } = props;
  return (
    <div className="category">
      <JsonLd nodes={jsonLd} />
      <ListingHeader title={text.title} backdrop={backdrop} scene={category}>
        <p>{text.lead}</p>
      </ListingHeader>
      <div className="wrap">
        <ListingResults {...listing} />
        {text.more && <p className="category__more">{text.more}</p>}
      </div>
    </div>
  );
}

export const Failed = () => <ErrorPage emptyText="Brak produktów w tej kategorii" />;
