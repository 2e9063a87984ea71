export type JsonLd = { [property: string]: unknown; "@type": string };

export function readJsonLd(html: string): JsonLd[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!),
  );
  for (const block of blocks) {
    if (block["@context"] !== "https://schema.org") throw new Error("no context");
  }
  return blocks.flatMap((block) => block["@graph"]);
}

/** Of a product with variants the offer of the variant at this address. */
export function findOffer(html: string, url?: string): JsonLd {
  const nodes = readJsonLd(html).flatMap(
    (node) => (node.hasVariant as JsonLd[] | undefined) ?? node,
  );
  const offers = nodes.flatMap((node) =>
    node["@type"] === "Product" ? (node.offers as JsonLd) : [],
  );
  return offers.find((offer) => url === undefined || offer.url === url)!;
}
