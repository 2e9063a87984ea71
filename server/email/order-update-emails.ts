import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import { createOrderLinks } from "../../shop/order/order-links.ts";
import { createOrderUpdateEmail } from "../../shop/email/order-update-emails.ts";
import type { OrderNotification } from "../../shop/order/order-transition.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createMail, type Mail } from "../db/emails/email.ts";

type Deps = { shop: RunningShop; origin: string; newId: () => string };

export function createOrderUpdateMail({ shop, origin, newId }: Deps) {
  return (notification: OrderNotification, record: OrderRecord, writtenAt: number): Mail => {
    const { order } = record;
    const links = createOrderLinks(origin, order);
    const content = createOrderUpdateEmail(notification, record, shop, links);
    const stamp = { id: newId(), writtenAt };
    return {
      ...createMail(`order-${notification}`, order.customer.email, content, stamp),
      subject: `${content.title} – ${shop.brand}`,
      replyTo: { name: shop.brand, address: shop.seller.email },
    };
  };
}
