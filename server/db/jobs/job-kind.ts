/** All background work. */
export type JobKind =
  | "email"
  | "order-export"
  | "catalogue-sync"
  | "retention"
  /** Tells the owner what waits. */
  | "morning-mail"
  /** Completes orders some days after their parcels left. */
  | "order-completion"
  /** Sends the alert of an email to the owner's webhook. */
  | "alert-webhook"
  /** Asks PayU how an attempt ended. */
  | "payment-check"
  /** Tells BaseLinker what was paid. */
  | "payment-export"
  /** Reads what changed in BaseLinker's orders. */
  | "order-changes"
  /** Makes an order here and in BaseLinker the same. */
  | "order-sync"
  /** Reads the number of an invoice that BaseLinker has issued. */
  | "order-invoice"
  | "payment-reminder"
  /** Cancels an order that nobody paid for. */
  | "payment-deadline"
  | "refund";
