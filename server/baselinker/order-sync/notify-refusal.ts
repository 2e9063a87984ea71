import type { Difference } from "../../../shop/order/baselinker/differences.ts";
import { formatCourier, findOwnParcel } from "../../../shop/order/delivery/parcel.ts";
import { getOrderState, type OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { sumTurnover } from "../../../shop/payment/turnover.ts";
import { formatPrice } from "../../../shop/price.ts";
import { shopCommand } from "../../../shop/shop-command.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { markOrderNotified } from "../../db/orders/external-orders.ts";
import type { Database } from "../../db/schema.ts";
import { changeOrderIn, type ChangeDeps } from "../../orders/change-order.ts";
import type { BaselinkerFailure } from "../client/failure.ts";
import { reportDifference, stateLabels } from "./describe-differences.ts";

/** Notifies the owner once that a change of the shop has not reached BaseLinker. */
export async function notifyRefusal(
  trx: Database,
  { reference: id }: Job,
  failure: BaselinkerFailure,
  deps: Omit<ChangeDeps, "store">,
): Promise<void> {
  await changeOrderIn(trx, deps, { id }, async (record) => {
    const difference = describeRefusal(record, failure);
    const isNew = (await markOrderNotified(trx, id, [difference.key])).length > 0;
    return isNew ? reportDifference(record.order, difference) : undefined;
  });
}

function describeRefusal(
  record: OrderWithFacts,
  { method = "", message }: BaselinkerFailure,
): Difference {
  const { what, here } = describeChange(record, method);
  return {
    key: `refused ${method} ${here}`,
    what,
    here,
    there: `odmowa: ${message}`,
    advice: `Zmień to w BaseLinkerze ręcznie albo usuń przyczynę i każ sklepowi ponowić: ${shopCommand} orders retry ${record.order.number}`,
  };
}

function describeChange(
  { timeline, facts }: OrderWithFacts,
  method: string,
): Pick<Difference, "what" | "here"> {
  const parcel = findOwnParcel(timeline);
  switch (method) {
    case "setOrderStatus":
      return { what: "Nieprzyjęty status", here: stateLabels[getOrderState(timeline)] };
    case "setOrderPayment":
      return { what: "Nieprzyjęta wpłata", here: formatPrice(sumTurnover(facts).balance) };
    case "setOrderFields":
      return { what: "Nieprzyjęte dane klienta", here: "poprawione, jak w zamówieniu" };
    case "createPackageManual":
      return {
        what: "Nieprzyjęta paczka",
        here: parcel ? `${formatCourier(parcel)} ${parcel.number}` : "paczka",
      };
    default:
      return { what: "Nieuzgodnione zmiany", here: stateLabels[getOrderState(timeline)] };
  }
}
