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
  since?: number | undefined;
  text: string;
  advice: string;
};

export type AlertRecord = {
  kind: AlertKind;
  since: number;
  text: string;
  notifiedAt: number;
  seenAt: number;
  resolvedAt: number | undefined;
};

export type AlertPhase = "begun" | "lasts" | "over";

export type AlertNotification = { phase: AlertPhase; record: AlertRecord; advice: string };
