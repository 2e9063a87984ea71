import type { OrderLinks } from "../../order/link/order-links.ts";
import type { Order } from "../../order/order.ts";
import type { ShopConfig } from "../../shop-config.ts";
import { createRowSection, paragraph, type EmailContent } from "../email-content.ts";
import { createSellerRows } from "./order-confirmation-email.ts";

export function createOrderLinkEmail(
  { order: { number } }: { order: Order },
  { seller }: Pick<ShopConfig, "seller">,
  { status }: OrderLinks,
): EmailContent {
  return {
    title: `Twoje zamówienie ${number}`,
    sections: [
      {
        parts: [
          paragraph("Dzień dobry!"),
          paragraph(
            `Ktoś, zapewne Ty, poprosił w sklepie o link do zamówienia ${number}. Na jego stronie zobaczysz, co się z nim dzieje.`,
          ),
          { kind: "link", label: "Zobacz zamówienie", url: status },
          paragraph(
            "To nie Ty o niego prosisz? Nie musisz nic robić: link przyszedł tylko na ten adres. Nie podawaj go dalej, bo kto go zna, ten widzi zamówienie.",
          ),
        ],
      },
      createRowSection("Sprzedawca", createSellerRows(seller)),
    ],
  };
}
