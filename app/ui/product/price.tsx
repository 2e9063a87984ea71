import { formatPrice, type Grosze } from "../../../shop/price.ts";

export function Price({ value }: { value: Grosze }) {
  return <span className="price">{formatPrice(value)}</span>;
}
