import type { Catalogue } from "../shop/catalogue.ts";
import type { Warehouse } from "./open-warehouse.ts";
import type { Store } from "./store/store.ts";

type Means = { store: Store; catalogue: () => Catalogue; warehouse: Warehouse };

/** The database answers and there is something to sell; what the warehouse says is told beside it. */
export async function readReadiness({ store, catalogue, warehouse }: Means) {
  const database = await store.ping().then(
    () => true,
    () => false,
  );
  const products = catalogue().products.length;
  const source = database ? await warehouse.readiness() : undefined;
  return {
    ready: database && products > 0,
    database,
    products,
    ...(source && { warehouse: source }),
  };
}
