import type { Kysely, Transaction } from "kysely";
import type { InventoryMetadata, InventoryProduct } from "./inventory.ts";
import { releaseStock } from "./orders/release-stock.ts";
import { chunks } from "./chunk.ts";
import { lockLease } from "./sync-state.ts";
import type { Tables } from "./schema.ts";

export type CatalogueChanges = {
  changed: readonly InventoryProduct[];
  unchanged: readonly string[];
  removed: readonly string[];
  /** When the sync began: the data is at least as new. */
  begunAt: number;
  metadata?: InventoryMetadata;
};

/** A stored product; undefined when it was removed. */
export type ProductChange = { id: string; product: InventoryProduct | undefined };

export function catalogueTable(db: Kysely<Tables>) {
  return {
    /** Returns changes after the version `since`, in order of id, starting after `afterId`. */
    async readProductChanges(
      since: number,
      afterId: string,
      limit: number,
    ): Promise<ProductChange[]> {
      const rows = await db
        .selectFrom("catalogue_products")
        .select(["id", "product", "read_at"])
        .where("changed_in", ">", since)
        .where("id", ">", afterId)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id, product, read_at }) => ({
        id,
        product: product === "" ? undefined : { ...JSON.parse(product), readAt: Number(read_at) },
      }));
    },
    async findInventoryProducts(ids: readonly string[]): Promise<Map<string, InventoryProduct>> {
      const rows = await db
        .selectFrom("catalogue_products")
        .select(["id", "product", "read_at"])
        .where("id", "in", ids)
        .where("product", "!=", "")
        .execute();
      return new Map(
        rows.map(({ id, product, read_at }) => [id, { ...JSON.parse(product), readAt: read_at }]),
      );
    },
    /** Saves a sync in one transaction. @throws LeaseLost when another process has taken over. */
    async saveCatalogue(workerId: string, now: number, changes: CatalogueChanges): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { version } = await lockLease(transaction, workerId, now);
        await writeChanges(transaction, changes, Number(version) + 1, now);
        await releaseStock(transaction, changes.begunAt, now);
      });
    },
  };
}

async function writeChanges(
  db: Transaction<Tables>,
  { changed, unchanged, removed, metadata }: CatalogueChanges,
  version: number,
  now: number,
): Promise<void> {
  for (const products of chunks(changed)) await putProducts(db, products, version);
  for (const ids of chunks(unchanged)) {
    await db
      .updateTable("catalogue_products")
      .set({ read_at: now })
      .where("id", "in", ids)
      .execute();
  }
  for (const ids of chunks(removed)) {
    const gone = { product: "", changed_in: version };
    await db.updateTable("catalogue_products").set(gone).where("id", "in", ids).execute();
  }
  if (changed.length === 0 && removed.length === 0 && !metadata) return;
  await db
    .updateTable("warehouses")
    .set({ version, ...(metadata && { frame: JSON.stringify(metadata), frame_version: version }) })
    .where("name", "=", "baselinker")
    .execute();
}

async function putProducts(
  db: Transaction<Tables>,
  products: readonly InventoryProduct[],
  version: number,
): Promise<void> {
  const rows = products.map(({ readAt, ...product }) => ({
    id: product.id,
    product: JSON.stringify(product),
    read_at: readAt,
    changed_in: version,
  }));
  await db
    .insertInto("catalogue_products")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        product: row.ref("excluded.product"),
        read_at: row.ref("excluded.read_at"),
        changed_in: row.ref("excluded.changed_in"),
      })),
    )
    .execute();
}
