import type { Mail } from "../../db/emails/email.ts";
import type { FailedOrderEmail } from "../../db/emails/failed-emails.ts";
import { describeMailError } from "../../email/transport/mail-error.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

/** An alert for each order, so that none hides another; the customer is named in the mail alone. */
export function describeFailedOrder(mails: readonly FailedOrderEmail[]) {
  const { number, name, phone, recipient, failedAt, reason, dispatchedAt } = mails[0]!;
  const subjects = mails.map(({ content }) => `„${(JSON.parse(content) as Mail).subject}”`);
  const why = reason === null ? "" : `: ${describeMailError(reason)}`;
  const edit = `Popraw adres, a mail wyjdzie ponownie: ${shopCommand} orders edit ${number} --email ADRES. Albo zadzwoń`;
  const ids = mails.map(({ id }) => `${shopCommand} mail dismiss ${id}`).join(", ");
  return {
    about: number,
    since: failedAt ?? undefined,
    text: `Mail do klienta nie doszedł, zamówienie ${number}${why}`,
    advice: `${dispatchedAt === null ? edit : "Zadzwoń"} do klienta i odłóż mail: ${ids}`,
    details: [
      { label: "Klient", value: [name, recipient, phone].filter(Boolean).join(", ") },
      { label: "Co nie doszło", value: subjects.join(", ") },
    ],
  };
}
