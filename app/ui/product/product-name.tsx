import { splitNameParts, splitProductName } from "../../../shop/catalogue/product/product-name.ts";

export function ProductName({ name }: { name: string }) {
  return splitNameParts(name).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** At most three lines; of a long name the middle is cut, never the size or number at its end. */
export function ShortProductName({ name }: { name: string }) {
  const [start, end] = splitProductName(name);
  return (
    <>
      <span className={end ? "product-card__start clamp" : "clamp"}>
        <ProductName name={start} />
      </span>
      {end && <span className="clamp">{end}</span>}
    </>
  );
}
