import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import { orderLinks } from "../../shop/order/order-links.ts";
import { newsLetter } from "../../shop/email/order-update-emails.ts";
import type { OrderNews } from "../../shop/order/order-transition.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Mail } from "../db/jobs/email.ts";

type Means = { shop: ShopConfig; origin: string; newId: () => string };

/** What the customer is told after each step, at the address that the order was placed with. */
export function orderNewsMails({ shop, origin, newId }: Means) {
  return (news: OrderNews, record: OrderRecord, writtenAt: number): Mail => {
    const letter = newsLetter(news, record, shop, orderLinks(origin, record.order));
    return {
      id: newId(),
      kind: `order-${news}`,
      to: [record.order.customer.email],
      replyTo: { name: shop.brand, address: shop.seller.email },
      subject: `${letter.title} – ${shop.brand}`,
      letter,
      writtenAt,
    };
  };
}
