import type { Difference } from "../../../shop/order/baselinker/differences.ts";
import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import { formatPrice } from "../../../shop/price.ts";
import { canReuseCode } from "../../db/codes/code-uses.ts";
import type { Database } from "../../db/schema.ts";

/** The owner has taken an order back there whose discount code another one has used meanwhile. */
export async function findTakenCode(
  trx: Database,
  { order, timeline }: OrderRecord,
  followed: Pick<OrderRecord, "timeline">,
): Promise<Difference[]> {
  const { discount } = order;
  const isReopened =
    timeline.cancelledAt !== undefined && followed.timeline.cancelledAt === undefined;
  if (!discount || !isReopened || (await canReuseCode(trx, order))) return [];
  return [
    {
      key: `code ${discount.code}`,
      what: "Kod rabatowy użyty drugi raz po przywróceniu",
      here: `kod ${discount.code} ma już inne zamówienie`,
      there: `zamówienie przywrócone z rabatem ${formatPrice(discount.amount)}`,
      advice: "Sklep poszedł za BaseLinkerem i zostawił rabat. Cenę ustal z klientem.",
    },
  ];
}
