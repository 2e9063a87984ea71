import { alertSubject, createAlertEmail, describeAlert } from "../../shop/alerts/alert-email.ts";
import type { AlertNotification } from "../../shop/alerts/alert.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Env } from "../env.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Draft, MailContext } from "./draft.ts";
import { orderMails } from "./order-mails.ts";
import { paymentMails } from "./payment-mails.ts";
import { visitorMails } from "./visitor-mails.ts";

const mails = {
  ...orderMails,
  ...paymentMails,
  ...visitorMails,
  alert: (notification: AlertNotification, { alertsTo, origin }: MailContext) => {
    const { kind, since } = notification.record;
    return {
      to: [alertsTo],
      content: createAlertEmail(notification, origin),
      subject: alertSubject(notification),
      alert: { kind, since: new Date(since).toISOString(), text: describeAlert(notification) },
    };
  },
} satisfies Record<string, (needs: never, context: MailContext) => Draft>;

type MailKind = keyof typeof mails;

type Needs<Kind extends MailKind> = Parameters<(typeof mails)[Kind]>[0];

export type WriteMail = <Kind extends MailKind>(
  kind: Kind,
  needs: Needs<Kind>,
  writtenAt: number,
) => Mail;

/** A mail that is still to be written. */
export type MailRequest = { [Kind in MailKind]: { kind: Kind; needs: Needs<Kind> } }[MailKind];

export function writeMails(
  mail: WriteMail,
  requests: readonly MailRequest[],
  writtenAt: number,
): Mail[] {
  return requests.map(({ kind, needs }) => mail(kind, needs as Needs<typeof kind>, writtenAt));
}

export function mailContext(env: Env, shop: RunningShop): MailContext {
  const { ORDERS_TO: ordersTo, ALERTS_TO: alertsTo, ORIGIN: origin } = env;
  return { shop, ordersTo, alertsTo, origin };
}

export function createMails({
  newId,
  ...context
}: MailContext & { newId: () => string }): WriteMail {
  return (kind, needs, writtenAt) => {
    const write = mails[kind] as (needs: unknown, context: MailContext) => Draft;
    const { content, ...head } = write(needs, context);
    return { id: newId(), kind, subject: content.title, writtenAt, ...head, letter: content };
  };
}
