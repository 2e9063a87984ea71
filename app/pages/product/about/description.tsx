import type { DescriptionBlock } from "../../../../shop/catalogue/product/description.ts";

/** Renders the description as headings, lists and paragraphs; never as HTML. */
export function Description({ blocks }: { blocks: readonly DescriptionBlock[] }) {
  if (blocks.length === 0) return <p className="muted">Brak opisu</p>;
  return (
    <section className="prose product__description" aria-label="Opis produktu">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === "heading") return <h2>{block.text}</h2>;
  if (block.kind === "text") {
    return <p>{block.text}</p>;
  }
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
