import { data, redirect } from "react-router";
import { categories, categoryTexts } from "../../shop.config.ts";
import { isCategoryKey } from "../../shop/category.ts";
import { listProducts } from "../../shop/listed-products.ts";
import { listingQuery, parseListing } from "../../shop/listing.ts";
import { summariseProduct } from "../../shop/product-summary.ts";
import type { Category } from "../../shop/shop-config.ts";
import { shopContext } from "../context.ts";
import { overLimit } from "../limits/over-limit.server.ts";
import { ListingForm } from "../listing/listing-form.tsx";
import { ListingResults } from "../listing/listing-results.tsx";
import { showListing } from "../listing/show-listing.server.ts";
import { breadcrumbsJsonLd, JsonLd } from "../seo/json-ld.tsx";
import { pageMeta } from "../seo/meta.ts";
import { Typeset } from "../ui/typeset.tsx";
import type { Route } from "./+types/category";

export function loader({ context, params: { category }, request }: Route.LoaderArgs) {
  if (!isCategoryKey(category)) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const { warehouseCategories: _, ...text } = categoryTexts[category];
  const path = `/kategoria/${category}`;
  const tooMany = overLimit(context);
  const department = shop.catalogue().inCategory(category);
  const listing = parseListing(new URL(request.url).searchParams);
  const found = listProducts(tooMany ? [] : department, listing);
  const { page } = found;
  if (page < listing.page && !tooMany) throw redirect(path + listingQuery({ ...listing, page }));
  const plain = page > 1 ? `?strona=${page}` : "";
  const { name } = categories.find(({ key }) => key === category)!;
  const answer = {
    category,
    text: page > 1 ? { ...text, metaTitle: `${text.metaTitle} – strona ${page}` } : text,
    products: found.things.map(summariseProduct),
    view: { ...showListing(path, listing, found), ...(tooMany && { clear: undefined }) },
    empty: department.length === 0,
    none: tooMany ?? "Brak produktów w tej kategorii",
    url: shop.origin + path + plain,
    things: [breadcrumbsJsonLd([{ name, url: shop.origin + path }])],
    variant: listingQuery(listing) !== plain,
  };
  return tooMany ? data(answer, 429) : answer;
}

/** A department that cannot be loaded shows itself empty; one that is absent or moved goes its way. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const department = categories.find(({ key }) => key === params.category);
    if (!department || error instanceof Response) throw error;
    return emptyDepartment(department);
  }
}

/** A filtered or sorted list shows what the plain one has: search engines keep that alone. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { metaTitle, metaDescription } = loaderData.text;
  const head = pageMeta({
    title: metaTitle,
    description: metaDescription,
    url: loaderData.url,
    image: `/pictures/og-${loaderData.category}.jpg`,
  });
  return loaderData.variant ? [...head, { name: "robots", content: "noindex,follow" }] : head;
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, text, products, view, empty, none } = loaderData;
  return (
    <div className="wrap category">
      <JsonLd things={loaderData.things} />
      <header className="category__header" data-category={category}>
        <h1>
          <Typeset text={text.title} />
        </h1>
        <p className="lead">
          <Typeset text={text.description} />
        </p>
      </header>
      {!empty && <ListingForm query={view.query} />}
      <ListingResults view={view} products={products} empty={none} />
    </div>
  );
}

function emptyDepartment({ key, name }: Pick<Category, "key" | "name">) {
  const address = `/kategoria/${key}`;
  return {
    category: key,
    text: { title: name, description: "", metaTitle: name, metaDescription: "" },
    products: [],
    view: { address, query: "", count: "", chips: [], clear: undefined, pages: undefined },
    empty: true,
    none: "Brak produktów w tej kategorii",
    url: location.origin + address,
    things: [],
    variant: false,
  };
}
