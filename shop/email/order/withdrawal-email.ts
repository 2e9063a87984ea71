import { formatDateTime } from "../../time/date-time.ts";
import { defuseLinks } from "../../text/defuse-links.ts";
import {
  createRowSection,
  createTextSection,
  paragraph,
  type EmailContent,
} from "../email-content.ts";
import { createSellerRows } from "./order-confirmation-email.ts";
import type { ShopConfig } from "../../shop-config.ts";
import type { Withdrawal } from "../../order/withdrawal.ts";

export type ReceivedWithdrawal = { withdrawal: Withdrawal; receivedAt: number };

export function createWithdrawalEmail(
  { withdrawal, receivedAt }: ReceivedWithdrawal,
  { seller }: Pick<ShopConfig, "seller">,
): EmailContent {
  const { email } = withdrawal;
  const name = defuseLinks(withdrawal.name);
  const orderNumber = defuseLinks(withdrawal.orderNumber);
  const items = defuseLinks(withdrawal.items);
  return {
    title: `Odstąpienie od umowy – zamówienie ${orderNumber}`,
    sections: [
      createTextSection(`Oświadczenie złożone przez stronę sklepu ${formatDateTime(receivedAt)}.`),
      {
        heading: "Treść oświadczenia",
        parts: [
          paragraph(`Odstępuję od umowy sprzedaży zawartej zamówieniem ${orderNumber}.`),
          {
            kind: "facts",
            facts: [
              { label: "Imię i nazwisko", value: name },
              { label: "Numer zamówienia", value: orderNumber },
              { label: "E-mail", value: email },
              { label: "Czego dotyczy", value: items || "całego zamówienia" },
            ],
          },
        ],
      },
      createRowSection("Sprzedawca", createSellerRows(seller)),
    ],
  };
}
