import type { DescriptionBlock } from "../../../shop/catalogue/description.ts";
import { Typeset } from "../../ui/typeset.tsx";

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
    return (
      <p>
        <Typeset text={block.text} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>
          <Typeset text={item} />
        </li>
      ))}
    </ul>
  );
}
