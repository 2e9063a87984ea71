import type { ShopConfig } from "../../../shop/shop-config.ts";
import { queueMails } from "../../db/emails/emails.ts";
import { announceEnd, releaseEnded } from "../../db/orders/stock/unconfirmed-reservations.ts";
import type { Store } from "../../db/store.ts";
import type { WriteMail } from "../../email/mails.ts";
import { hourMs } from "../../../shop/time/durations.ts";

type Deps = {
  store: Pick<Store, "transaction">;
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
    const acceptedBefore = endsAt - reservationHours * hourMs;
    await store.transaction(async (trx) => {
      const numbers = await announceEnd(trx, { acceptedBefore, endsAt });
      const mails = numbers.length > 0 ? [mail("reservation-end", { numbers, endsAt }, at)] : [];
      await queueMails(trx, mails, at);
      await releaseEnded(trx, at);
    });
  };
}
