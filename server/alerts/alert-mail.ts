import type { AlertNotification } from "../../shop/alerts/alert.ts";
import { alertSubject, createAlertEmail, describeAlert } from "../../shop/alerts/alert-email.ts";
import type { Mail } from "../db/emails/email.ts";

type Deps = { to: string; origin: string; newId: () => string; now: () => number };

/** Creates the mail of a notification; the webhook gets its `alert`. */
export function createAlertMail({ to, origin, newId, now }: Deps) {
  return (notification: AlertNotification): Mail => {
    const { kind, since } = notification.record;
    return {
      id: newId(),
      kind: "alert",
      to: [to],
      subject: alertSubject(notification),
      letter: createAlertEmail(notification, origin),
      alert: { kind, since: new Date(since).toISOString(), text: describeAlert(notification) },
      writtenAt: now(),
    };
  };
}
