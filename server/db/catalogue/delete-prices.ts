import { sql } from "kysely";
import { dayMs } from "../../../shop/time/durations.ts";
import { countChanged } from "../changed-rows.ts";
import type { Database } from "../schema.ts";

const windowMs = 31 * dayMs;

/** Keeps what a running reduction refers to, however old it is. */
export async function deletePricesBefore(db: Database, cutoff: number): Promise<number> {
  return countChanged(
    db
      .deleteFrom("price_history")
      .where("until", "<", cutoff)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom("price_history as running")
              .select("running.product_id")
              .whereRef("running.product_id", "=", "price_history.product_id")
              .where("running.until", "is", null)
              .whereRef(sql`running.cut_at - ${sql.lit(windowMs)}`, "<", "price_history.until"),
          ),
        ),
      ),
  );
}
