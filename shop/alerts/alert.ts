import type { DetailRow } from "../email/email-content.ts";

export type AlertKind =
  | "inbox-mail-failed"
  | "customer-mail-failed"
  | "mail-rejected"
  | "mail-waiting"
  | "alert-undelivered"
  | "catalogue-outdated"
  | "catalogue-unconfirmed"
  | "baselinker-rejected"
  | "order-export-failed"
  | "order-export-waiting"
  | "order-invoice-failed"
  | "payu-rejected"
  | "payment-unknown"
  | "payment-export-failed"
  | "refund-waiting"
  | "orders-unconfirmed"
  | "orders-overdue"
  | "orders-unfinished"
  | "orders-hold-stock"
  | "backup-overdue"
  | "backup-failed"
  | "disk"
  | "database"
  | "schema"
  | "clock"
  | "worker-dying";

export type Alert = {
  kind: AlertKind;
  /** What it is about, where a kind may be wrong with several things: `L-1042`. */
  about?: string | undefined;
  /** Personal data, for the owner's mail alone: neither stored nor logged. */
  details?: readonly DetailRow[];
  since?: number | undefined;
  text: string;
  advice: string;
};

export type AlertRecord = {
  kind: AlertKind;
  about?: string | undefined;
  since: number;
  text: string;
  notifiedAt: number;
  seenAt: number;
  resolvedAt: number | undefined;
};

export type AlertPhase = "begun" | "lasts" | "over";

export type AlertNotification = {
  phase: AlertPhase;
  record: AlertRecord;
  advice: string;
  details?: readonly DetailRow[] | undefined;
};

/** Tells alerts apart, of which each is told and ends for itself. */
export function alertKey({ kind, about }: Pick<Alert, "kind" | "about">): string {
  return about === undefined ? kind : `${kind} ${about}`;
}
