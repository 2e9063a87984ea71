import type { ListedPart } from "../../../../shop/catalogue/product/bundle.ts";
import { ProductName } from "../../../ui/product/product-name.tsx";

export function BundleParts({ parts }: { parts: readonly ListedPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section className="product__parts" aria-labelledby="w-zestawie">
      <h2 id="w-zestawie">W zestawie</h2>
      <ul>
        {parts.map(({ name, quantity, path }, index) => (
          <li key={index}>
            {quantity > 1 && `${quantity} × `}
            {path ? (
              <a href={path}>
                <ProductName name={name} />
              </a>
            ) : (
              <ProductName name={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
