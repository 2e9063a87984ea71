import type { Transaction } from "kysely";
import type { InventoryMetadata, InventoryProduct } from "./inventory.ts";
import { releaseStock } from "../orders/stock/release-stock.ts";
import { reserveParts } from "../orders/stock/reserve-parts.ts";
import { chunks } from "../chunk.ts";
import type { Job } from "../jobs/claim.ts";
import { jobsTable } from "../jobs/queue.ts";
import { lockSyncState } from "./sync-state.ts";
import { recordOffers, type OfferChanges } from "./price-history.ts";
import { toPeriod } from "./price-rows.ts";
import type { Database, Tables } from "../schema.ts";

export type CatalogueChanges = {
  changed: readonly InventoryProduct[];
  unchanged: readonly string[];
  removed: readonly string[];
  /** When the sync began: the data is at least as new. */
  begunAt: number;
  metadata?: InventoryMetadata;
  prices?: OfferChanges;
};

const pageSize = 1000;

export function catalogueTable(db: Database) {
  return {
    /** All stored products, a page at a time. */
    async *readAll(): AsyncGenerator<InventoryProduct[]> {
      const products = selectProducts(db).where("product", "!=", "").orderBy("id").limit(pageSize);
      for (let last = ""; ;) {
        const rows = await products.where("id", ">", last).execute();
        yield rows.map(productOf);
        if (rows.length < pageSize) return;
        last = rows.at(-1)!.id;
        // SQLite reads synchronously: yields to other requests between pages.
        await new Promise(setImmediate);
      }
    },
    /** Ids of products that changed or went since that version. */
    async listChanged(since: number): Promise<string[]> {
      const rows = await db
        .selectFrom("catalogue_products")
        .select("id")
        .where("version", ">", since)
        .execute();
      return rows.map(({ id }) => id);
    },
    async findProducts(ids: readonly string[]): Promise<Map<string, InventoryProduct>> {
      const rows = await selectProducts(db)
        .where("id", "in", ids)
        .where("product", "!=", "")
        .execute();
      return new Map(rows.map((row) => [row.id, productOf(row)]));
    },
    /**
     * Saves a sync in one transaction and returns the catalogue's version.
     * @throws LeaseLost when another process has taken over
     */
    save(job: Job, now: number, leaseMs: number, changes: CatalogueChanges): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await jobsTable(transaction).confirmLease(job, now, leaseMs);
        const before = Number((await lockSyncState(transaction)).version);
        if (changes.prices) await recordOffers(transaction, changes.prices);
        const changed = await writeChanges(transaction, changes, before + 1, now);
        await releaseStock(transaction, changes.begunAt, now);
        await reserveParts(transaction);
        return changed ? before + 1 : before;
      });
    },
  };
}

function selectProducts(db: Database) {
  return db
    .selectFrom("catalogue_products")
    .leftJoin("price_history", (join) =>
      join.onRef("product_id", "=", "id").on("until", "is", null),
    )
    .select(["id", "product", "fetched_at"])
    .select(["since", "until", "price", "regular_price", "cut_at", "lowest_price"]);
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>["execute"]>>[number];

function productOf({ product, fetched_at, ...row }: ProductRow): InventoryProduct {
  const stored: InventoryProduct = Object.assign(JSON.parse(product), { readAt: fetched_at });
  const { since, price } = row;
  if (since !== null && price !== null) stored.offered = toPeriod({ ...row, since, price });
  return stored;
}

async function writeChanges(
  db: Transaction<Tables>,
  { changed, unchanged, removed, metadata }: CatalogueChanges,
  version: number,
  now: number,
): Promise<boolean> {
  for (const products of chunks(changed)) await putProducts(db, products, version);
  for (const ids of chunks(unchanged)) {
    const read = { fetched_at: now };
    await db.updateTable("catalogue_products").set(read).where("id", "in", ids).execute();
  }
  for (const ids of chunks(removed)) {
    const gone = { product: "", version };
    await db.updateTable("catalogue_products").set(gone).where("id", "in", ids).execute();
  }
  if (changed.length === 0 && removed.length === 0 && !metadata) return false;
  await db
    .updateTable("catalogue_sync")
    .set({
      version,
      ...(metadata && { metadata: JSON.stringify(metadata), metadata_version: version }),
    })
    .where("name", "=", "baselinker")
    .execute();
  return true;
}

async function putProducts(db: Database, products: readonly InventoryProduct[], version: number) {
  const rows = products.map(({ readAt, offered: _, ...product }) => ({
    id: product.id,
    product: JSON.stringify(product),
    fetched_at: readAt,
    version,
  }));
  await db
    .insertInto("catalogue_products")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        product: row.ref("excluded.product"),
        fetched_at: row.ref("excluded.fetched_at"),
        version: row.ref("excluded.version"),
      })),
    )
    .execute();
}
