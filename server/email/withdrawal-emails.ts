import type { Withdrawal } from "../../shop/order/withdrawal.ts";
import { createWithdrawalEmail } from "../../shop/email/withdrawal-email.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Mail } from "../db/email.ts";

type Deps = { shop: ShopConfig; ordersTo: string; newId: () => string };

/** Sends the same declaration to both parties. */
export function withdrawalMails({ shop, ordersTo, newId }: Deps) {
  return (withdrawal: Withdrawal, receivedAt: number): Mail[] => {
    const content = createWithdrawalEmail(withdrawal, receivedAt, shop.seller);
    const mailFields = {
      kind: "withdrawal" as const,
      writtenAt: receivedAt,
      subject: `Odstąpienie od umowy – ${withdrawal.orderNumber}`,
      letter: content,
    };
    const customer = { name: withdrawal.name, address: withdrawal.email };
    const seller = { name: shop.brand, address: shop.seller.email };
    return [
      { ...mailFields, id: newId(), to: [withdrawal.email], replyTo: seller },
      { ...mailFields, id: newId(), to: [ordersTo], replyTo: customer },
    ];
  };
}
