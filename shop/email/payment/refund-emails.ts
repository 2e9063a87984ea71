import type { OrderRecord } from "../../order/status/order-timeline.ts";
import type { OrderLinks } from "../../order/link/order-links.ts";
import type { Refund } from "../../payment/payment-summary.ts";
import { toOption } from "../../payment/refund/returned-lines.ts";
import { formatAmount, formatPricePln, type Grosze } from "../../price.ts";
import type { ShopConfig } from "../../shop-config.ts";
import {
  createClosing,
  createOpening,
  createTextSection,
  type EmailContent,
} from "../email-content.ts";
import { shopCommand } from "../../shop-command.ts";

export function createRefundEmail(
  { order: { number }, refund }: OrderRecord & { refund: Refund },
  { seller }: Pick<ShopConfig, "seller">,
  links: OrderLinks,
): EmailContent {
  const { amount, externalId } = refund;
  const way = externalId === undefined ? "" : " tą samą drogą, którą do nas dotarły";
  return {
    title: `Zwracamy ${formatPricePln(amount)} za zamówienie ${number}`,
    sections: [
      createOpening(
        `Pieniądze za zamówienie ${number}, ${formatPricePln(amount)}, wracają do Ciebie${way}. Zobaczysz je zwykle w ciągu kilku dni roboczych: to zależy od banku.`,
      ),
      createClosing(links.status, seller.phone),
    ],
  };
}

type EndedRefund = OrderRecord & { refund: Refund; refunds: readonly Refund[] };

export function createRefundEndedEmail({ order, refund, refunds }: EndedRefund): EmailContent {
  const { number } = order;
  const { reference, amount, state, requestedAt, note } = refund;
  const isPart = refunds.filter((other) => other.requestedAt === requestedAt).length > 1;
  const option = note === "" || isPart ? `--amount ${formatAmount(amount)}` : toOption(note);
  const money = formatPricePln(amount);
  const completed = `PayU zwróciło klientowi ${money} za zamówienie ${number} (zwrot ${reference}). Klient dostał e-mail.`;
  const rejected = `PayU odmówiło zwrotu ${money} za zamówienie ${number} (zwrot ${reference}). Pieniądze są nadal u Ciebie, a klient nic o tym nie wie. Zobacz powód w panelu PayU, zwykle to za małe saldo.`;
  const again = `Aby spróbować jeszcze raz: ${shopCommand} orders refund ${number} ${option}. Gdy oddasz pieniądze przelewem, dopisz --by-hand.`;
  const isRejected = state === "rejected";
  return {
    title: `${isRejected ? "PayU odmówiło zwrotu" : "Zwrot wykonany"} – ${number}`,
    sections: [createTextSection(...(isRejected ? [rejected, again] : [completed]))],
  };
}

type ForeignRefund = OrderRecord & { refundId: string; amount: Grosze | undefined };

export function createForeignRefundEmail({ order, amount }: ForeignRefund): EmailContent {
  const { number } = order;
  const money = amount === undefined ? "pieniądze" : formatPricePln(amount);
  const option = amount === undefined ? "KWOTA" : formatAmount(amount);
  return {
    title: `Zwrot zlecony poza sklepem – ${number}`,
    sections: [
      createTextSection(
        `PayU zwróciło ${money} za zamówienie ${number}, choć sklep o to nie prosił. Jeżeli zwrot zlecono w panelu PayU, odnotuj go, aby rachunki się zgadzały: ${shopCommand} orders refund ${number} --amount ${option} --by-hand`,
      ),
    ],
  };
}
