import type { Transaction } from "kysely";
import {
  beginPeriod,
  findLowestPrice,
  findPriceWindow,
  isSameOffer,
  type Offer,
  type PricePeriod,
  type PriceWindow,
} from "../../../shop/catalogue/price-history/price-period.ts";
import type { Grosze } from "../../../shop/price.ts";
import { clockToleranceMs } from "../../../shop/time/clock.ts";
import { chunks } from "../chunk.ts";
import { toPeriod, toRow } from "./price-rows.ts";
import { lockSyncState } from "./sync-state.ts";
import type { Database, Tables } from "../schema.ts";

export type OfferChanges = {
  /** By product id; an undefined one ends the sale. */
  offers: ReadonlyMap<string, Offer | undefined>;
  at: number;
  /** Without it no reduction begins: its 30 days may be wrong. */
  clockAgrees: boolean;
};

export function priceHistoryTable(db: Database) {
  return {
    record: (changes: OfferChanges): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await lockSyncState(transaction);
        await recordOffers(transaction, changes);
      }),
    readCurrent: (ids: readonly string[]) => readCurrentPeriods(db, ids),
    /** Returns the lowest prices of the window, or since a younger product was offered. */
    async readLowest(ids: readonly string[], window: PriceWindow): Promise<Map<string, Grosze>> {
      const histories = await readPeriods(db, ids, window.start);
      return new Map(
        [...histories].map(([id, history]) => {
          const sinceOffered = Math.min(...history.map(({ price }) => price));
          return [id, findLowestPrice(history, window) ?? sinceOffered];
        }),
      );
    },
  };
}

async function readCurrentPeriods(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom("price_history")
    .selectAll()
    .where("product_id", "in", ids)
    .where("until", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.product_id, toPeriod(row)]));
}

/** Records what differs from the periods that last. Call in the transaction that changes prices. */
export async function recordOffers(
  db: Transaction<Tables>,
  { offers, at, clockAgrees }: OfferChanges,
): Promise<void> {
  const window = findPriceWindow(at);
  if (clockAgrees) await correctFuturePeriods(db, at, window);
  for (const part of chunks([...offers])) {
    const ids = part.map(([id]) => id);
    const current = await readCurrentPeriods(db, ids);
    // Other prices do not depend on earlier ones.
    const reduced = part.filter(([, offer]) => offer?.regularPrice !== undefined);
    const reducedIds = reduced.map(([id]) => id);
    const histories = await readPeriods(db, reducedIds, window.start);
    const changes = part.flatMap(([id, offer]) => {
      const history = histories.get(id) ?? [];
      const next = offer && beginOffer(history, offer, { at, clockAgrees, window });
      return isSameOffer(current.get(id), next) ? [] : [{ id, next }];
    });
    await changePeriods(db, changes, at);
  }
}

/**
 * Of a clock that ran ahead: periods that ended then ended now; what is offered still may have been
 * offered on any day of the window.
 */
async function correctFuturePeriods(
  db: Transaction<Tables>,
  at: number,
  { start }: PriceWindow,
): Promise<void> {
  const table = db.updateTable("price_history");
  await table.set({ until: at }).where("until", ">", at).execute();
  await table
    .set({ since: start })
    .where("until", "is", null)
    .where("since", ">", at + clockToleranceMs)
    .execute();
}

/** A reduction waits for the clock: until then the price is recorded as an ordinary one. */
function beginOffer(
  history: readonly PricePeriod[],
  offer: Offer,
  { at, clockAgrees, window }: Omit<OfferChanges, "offers"> & { window: PriceWindow },
): PricePeriod {
  const period = beginPeriod(history, offer, at, window);
  const waits = !clockAgrees && period.cut?.at === at;
  return waits ? { since: at, price: offer.price } : period;
}

async function readPeriods(
  db: Database,
  ids: readonly string[],
  endedAfter: number,
): Promise<Map<string, PricePeriod[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("price_history")
    .selectAll()
    .where("product_id", "in", ids)
    .where((row) => row.or([row("until", "is", null), row("until", ">", endedAfter)]))
    .orderBy("until", (until) => until.asc().nullsLast())
    .orderBy("since")
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, periods]) => [id, periods.map(toPeriod)]));
}

type Change = { id: string; next: PricePeriod | undefined };

async function changePeriods(db: Transaction<Tables>, changes: readonly Change[], at: number) {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  await db
    .updateTable("price_history")
    .set({ until: at })
    .where("product_id", "in", ids)
    .where("until", "is", null)
    .execute();
  const rows = changes.flatMap(({ id, next }) => (next ? [toRow(id, next)] : []));
  if (rows.length === 0) return;
  await db
    .insertInto("price_history")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["product_id", "since"]).doUpdateSet((row) => ({
        until: null,
        price: row.ref("excluded.price"),
        regular_price: row.ref("excluded.regular_price"),
        cut_at: row.ref("excluded.cut_at"),
        lowest_price: row.ref("excluded.lowest_price"),
      })),
    )
    .execute();
}
