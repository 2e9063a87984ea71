import { readCart } from "../../cart/cart-store.ts";
import type { FormAnswer } from "./answer-form.server.ts";

/** The cart still knows the name of a product that the shop no longer has. */
export function nameUnavailableProducts(answer: FormAnswer | undefined): FormAnswer | undefined {
  if (answer?.kind !== "changed") return answer;
  const nameOf = (id: string) =>
    readCart().lines.find(({ product }) => product.id === id)?.product.name ?? "";
  const changes = answer.changes.map((change) => ({
    ...change,
    name: change.name || nameOf(change.id),
  }));
  return { ...answer, changes };
}
