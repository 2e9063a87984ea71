import type { ExpressionBuilder } from "kysely";
import { releaseLines } from "./release-stock.ts";
import type { Database, Tables } from "../../schema.ts";
import { reservedLines, selectReserved, sumReserved } from "./reserved-stock.ts";

export function stockReservationsTable(db: Database) {
  return {
    /** Changes whenever a reservation is added, changed or released; cheap to read. */
    async reservationsVersion(): Promise<string> {
      const countLines = ({ fn }: ExpressionBuilder<Tables, "order_lines">) =>
        fn.countAll<number>().as("count");
      const countSets = ({ fn }: ExpressionBuilder<Tables, "order_lines">) =>
        fn.count<number>("parts").as("count");
      const { value, reserved, sets } = await db
        .selectFrom("counters")
        .select(["value", (eb) => reservedLines(eb).select(countLines).as("reserved")])
        .select((eb) => reservedLines(eb).select(countSets).as("sets"))
        .where("name", "=", "order_number")
        .executeTakeFirstOrThrow();
      return `${value} ${reserved} ${sets}`;
    },
    readReserved: async () => sumReserved(await selectReserved(db).execute()),
    /** Releases reservations by age, where no sync does it. */
    releaseOld: (acceptedBefore: number, now: number): Promise<void> =>
      releaseLines(db, now, (orders) => orders.where("accepted_at", "<", acceptedBefore)),
  };
}
