import type { ShopConfig } from "../../../shop/shop-config.ts";
import type { Store } from "../../db/store.ts";
import type { WriteMail } from "../../email/mails.ts";
import { hourMs } from "../../../shop/time/durations.ts";

type Deps = {
  store: { stock: Pick<Store["stock"], "endUnconfirmed"> };
  shop: Pick<ShopConfig, "unconfirmedOrders">;
  mail: WriteMail;
  now: () => number;
};

/** Notifies the owner `noticeHours` before. Idempotent, so that every machine may run it. */
export function createReservationEnd({ store, shop, mail, now }: Deps) {
  const { reservationHours, noticeHours } = shop.unconfirmedOrders;
  return async (): Promise<void> => {
    if (reservationHours === undefined) return;
    const at = now();
    const endsAt = at + noticeHours * hourMs;
    await store.stock.endUnconfirmed({
      acceptedBefore: endsAt - reservationHours * hourMs,
      endsAt,
      mail: (numbers) => mail("reservation-end", { numbers, endsAt }, at),
      now: at,
    });
  };
}
