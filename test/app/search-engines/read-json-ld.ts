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

export function findOffer(html: string): JsonLd {
  const product = readJsonLd(html).find((node) => node["@type"] === "Product");
  return product!.offers as JsonLd;
}
