import type { RunningShop, UnpaidOrders } from "../../shop/shop-config.ts";
import { formatHours } from "../../shop/time/hours.ts";

type Shop = Pick<RunningShop, "paymentOptions" | "unpaidOrders" | "takesOnlinePayments">;

/**
 * Conditions of the texts about payments. `payu.connected`: orders are paid at once.
 * `unpaid.transfer.cancel`, `unpaid.online.reminder`: the step is taken; `unpaid.cancel`: for some
 * payment; `unpaid.undated`: for some payment that is due before dispatch no order is cancelled.
 */
export function createPaymentConditions(shop: Shop): Record<string, boolean> {
  const offers = (settlement: string) =>
    shop.paymentOptions.some((option) => option.settlement === settlement);
  const connected = offers("online") && shop.takesOnlinePayments;
  const { online, transfer } = shop.unpaidOrders;
  const cancelsOnline = connected && online.cancelHours !== undefined;
  const cancelsTransfer = offers("transfer") && transfer.cancelHours !== undefined;
  return {
    "payu.connected": connected,
    "unpaid.online.cancel": cancelsOnline,
    "unpaid.online.reminder": connected && online.reminderHours !== undefined,
    "unpaid.transfer.cancel": cancelsTransfer,
    "unpaid.transfer.reminder": offers("transfer") && transfer.reminderHours !== undefined,
    "unpaid.cancel": cancelsOnline || cancelsTransfer,
    "unpaid.undated":
      (offers("online") && !cancelsOnline) || (offers("transfer") && !cancelsTransfer),
  };
}

export function unpaidOrderVariables({ online, transfer }: UnpaidOrders): Record<string, string> {
  const times = {
    "unpaid.online.cancel": online.cancelHours,
    "unpaid.online.reminder": online.reminderHours,
    "unpaid.transfer.cancel": transfer.cancelHours,
    "unpaid.transfer.reminder": transfer.reminderHours,
  };
  const set = Object.entries(times).filter(([, hours]) => hours !== undefined);
  return Object.fromEntries(set.map(([name, hours]) => [name, formatHours(hours!)]));
}
